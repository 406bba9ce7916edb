import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { saveToken } from '~/shared/session/token.ts'
import { answer } from '../../../../tests/support/mock-server.ts'
import { openPage } from '../../../../tests/support/open-page.tsx'
import { sampleGenerators, sampleUser, sampleWork, token } from '../../../../tests/support/samples.ts'

function openLibrary(address: string) {
  saveToken(token)
  answer('userInfo', () => sampleUser())
  answer('taskList', () => ({ tasks: [] }))
  answer('generatorList', () => ({ ...sampleGenerators(), recent: ['cutout', 'text-to-image'] }))
  const list = vi.fn(() => ({ works: [sampleWork(1)] }))
  answer('workList', list)
  return openPage(address).then((page) => ({ ...page, list }))
}

async function filter(): Promise<(string | null)[]> {
  const bar = within(await screen.findByRole('radiogroup', { name: '筛选' }))
  // The page does not wait for what the person has used.
  await bar.findByRole('radio', { name: '文生图' })
  return bar.getAllByRole('radio').map((chip) => chip.textContent)
}

test('the filter offers what the person has used, the last one first', async () => {
  const { user, list } = await openLibrary('/functionList/draw/history')
  expect(await filter()).toEqual(['全部', '智能抠图', '文生图', '回收站'])
  await user.click(screen.getByRole('radio', { name: '文生图' }))
  await waitFor(() => expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ generator: 'text-to-image' })))
})

test('one that the address names is offered too', async () => {
  await openLibrary('/functionList/draw/history?generator=background-change')
  expect(await filter()).toEqual(['全部', '背景修改', '智能抠图', '文生图', '回收站'])
  expect(screen.getByRole('radio', { name: '背景修改' }).getAttribute('aria-checked')).toBe('true')
})
