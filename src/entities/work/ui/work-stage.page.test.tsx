import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Work } from '#contract/entities.ts'
import { saveToken } from '~/shared/session/token.ts'
import * as zoom from '~/shared/ui/zoom/open-zoom.ts'
import { answer } from '../../../../tests/support/mock-server.ts'
import { openPage } from '../../../../tests/support/open-page.tsx'
import { sampleUser, sampleWork, token } from '../../../../tests/support/samples.ts'


const files = { ...sampleWork(1).files, before: '/api/file/before.jpg?e=1&s=x' }

async function openWork(change: Partial<Work> = { files }) {
  const work = sampleWork(1, { generator: 'extend', ...change })
  saveToken(token)
  answer('userInfo', () => sampleUser())
  answer('taskList', () => ({ tasks: [] }))
  answer('generatorList', () => ({ categories: [], recent: [] }))
  answer('workDetail', () => work)
  answer('workFamily', () => ({ works: [work] }))
  const page = await openPage(`/functionList/draw/show?id=${work.id}`)
  await screen.findByRole('img', { name: '作品1' })
  return page
}

const original = () => document.querySelector<HTMLImageElement>(`img[src="${files.before}"]`)
const holding = () => screen.queryByText('正在显示原图') !== null

test('a tap enlarges; a press that is held shows the original until it ends, and enlarges nothing', async () => {
  const openZoom = vi.spyOn(zoom, 'openZoom').mockResolvedValue()
  await openWork()
  const picture = screen.getByRole('img', { name: '作品1' })
  fireEvent.click(picture)
  expect(openZoom).toHaveBeenCalledOnce()

  fireEvent.pointerDown(picture, { isPrimary: true, button: 0, clientX: 50, clientY: 50 })
  await waitFor(() => expect(holding()).toBe(true))
  fireEvent.pointerUp(picture, { clientX: 50, clientY: 50 })
  fireEvent.click(picture)
  expect(holding()).toBe(false)
  expect(openZoom).toHaveBeenCalledOnce()
})

test('the space key holds it as well, but not where it means something else', async () => {
  const { user } = await openWork()
  fireEvent.keyDown(document.body, { key: ' ' })
  expect(holding()).toBe(true)
  fireEvent.keyUp(document.body, { key: ' ' })
  expect(holding()).toBe(false)
  screen.getByRole('radio', { name: '并排' }).focus()
  await user.keyboard('[Space>]')
  expect(holding()).toBe(false)
})

test('it is compared by a divider, with the photo where it lies in the extended picture, or side by side', async () => {
  const { user } = await openWork({ files, description: { input: { margins: { top: 0, right: 0.5, bottom: 0, left: 0.5 } }, engine: 'studio' } })
  await user.click(screen.getByRole('radio', { name: '对比' }))
  expect(await screen.findByRole('slider', { name: '对比前后' })).toBeTruthy()
  expect(original()?.style).toMatchObject({ left: '25%', width: '50%', top: '0%', height: '100%' })
  await user.click(screen.getByRole('radio', { name: '并排' }))
  expect(screen.getByRole('img', { name: '原图' })).toBeTruthy()
  expect(screen.getByRole('img', { name: '作品1' })).toBeTruthy()
})

test('what was made from words has nothing to compare', async () => {
  await openWork({})
  expect(screen.queryByRole('radio', { name: '并排' })).toBeNull()
})
