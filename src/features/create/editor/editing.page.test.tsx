import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import { writeDraft } from '~/shared/lib/draft.ts'
import { saveToken } from '~/shared/session/token.ts'
import { answer } from '../../../../tests/support/mock-server.ts'
import { openPage } from '../../../../tests/support/open-page.tsx'
import { sampleGenerators, sampleTask, sampleUser, sampleWork, token } from '../../../../tests/support/samples.ts'
import { drag, layOut } from './pointer-support.ts'

const photo = { id: '00000000-0000-4000-8000-000000000007', url: '/api/file/u.jpg', width: 200, height: 150 }
const erasure = '/functionListThree/draw/erasure'

beforeEach(() => {
  layOut(400, 300)
  saveToken(token)
  answer('generatorList', sampleGenerators)
  answer('taskList', () => ({ tasks: [] }))
  answer('userInfo', () => sampleUser())
})

/** Opens a generator's page with a photo that was sent before. */
function openWithPhoto(generator: string, address: string) {
  writeDraft(generator, { values: { photo: photo.id }, uploads: { [photo.id]: photo } })
  return openPage(address)
}

// The first page of a file loads the whole app, and the editor comes after it.
test('what must be painted on is ready at once; the strokes are sent, and are still there after the result', async () => {
  const create = vi.fn((_: RequestOf<'taskCreate'>) => ({ task: sampleTask({ generator: 'erasure' }), coin: 9 }))
  answer('taskCreate', create)
  answer('taskDetail', () => sampleTask({ generator: 'erasure', state: 'succeeded', works: [sampleWork(1)] }))
  const { user } = await openWithPhoto('erasure', erasure)
  drag(await screen.findByRole('application'), [100, 150], [300, 150])
  await user.click(screen.getByRole('button', { name: '开始创作' }))
  await waitFor(() => expect(create).toHaveBeenCalledOnce())
  const mask = { strokes: [{ mode: 'keep', points: [[0.25, 0.5], [0.75, 0.5]] }], inverted: false, grow: 0 }
  expect(create.mock.calls[0]![0].input).toMatchObject({ mask })
  const again = await screen.findByRole('button', { name: '继续涂抹' })
  expect(screen.queryByRole('application')).toBeNull()
  await user.click(again)
  expect(await screen.findByRole('application')).toBeTruthy()
  expect(screen.getAllByText(/^已选中约/).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: '收起画笔' }))
  expect(screen.getByRole('link', { name: '查看大图' })).toBeTruthy()
})

test('nothing is sent before something is painted', async () => {
  const { user } = await openWithPhoto('erasure', erasure)
  await screen.findByRole('application')
  await user.click(screen.getByRole('button', { name: '开始创作' }))
  expect(await screen.findByText('先在照片上涂抹要处理的地方')).toBeTruthy()
})

test('what may be left out waits for its button', async () => {
  const { user } = await openWithPhoto('cutout', '/functionSquare/cutout/index')
  await user.click(await screen.findByRole('button', { name: '用画笔修边' }))
  drag(await screen.findByRole('application'), [100, 150])
  expect(screen.getByText('已画 1 笔')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '收起画笔' }))
  expect(screen.queryByRole('application')).toBeNull()
})
