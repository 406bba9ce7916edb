import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { RequestOf, ResponseOf } from '#contract/endpoints/endpoints.ts'
import { writeDraft } from '~/shared/lib/draft.ts'
import { saveToken } from '~/shared/session/token.ts'
import { answer } from '../../../tests/support/mock-server.ts'
import { openPage } from '../../../tests/support/open-page.tsx'
import { sampleGenerators, sampleTask, sampleUser, token } from '../../../tests/support/samples.ts'

const photos = [1, 2].map((n) => ({ id: `00000000-0000-4000-8000-00000000000${n}`, url: `/api/file/${n}.png`, width: 640, height: 480 }))

/** The page of a face swap with both photos in the form. */
async function openSwap(said: ResponseOf<'taskCheck'>) {
  answer('generatorList', sampleGenerators)
  answer('taskList', () => ({ tasks: [] }))
  answer('userInfo', () => sampleUser())
  const check = vi.fn((_: RequestOf<'taskCheck'>) => said)
  answer('taskCheck', check)
  const create = vi.fn((_: RequestOf<'taskCreate'>) => ({ task: sampleTask({ generator: 'face-swap' }), coin: 9 }))
  answer('taskCreate', create)
  answer('taskDetail', () => sampleTask({ generator: 'face-swap' }))
  saveToken(token)
  const [photo, face] = photos
  writeDraft('face-swap', { values: { photo: photo!.id, face: face!.id }, uploads: Object.fromEntries(photos.map((upload) => [upload.id, upload])) })
  const { user } = await openPage('/functionListThree/draw/yjhl')
  return { check, create, generate: async () => user.click(await screen.findByRole('button', { name: '开始创作' })) }
}

test('what will not look right is told before anything is paid, and the person may go on', async () => {
  const { check, create, generate } = await openSwap({ remarks: ['两张脸看的方向不一样'] })
  expect(await screen.findByText('两张脸看的方向不一样')).toBeTruthy()
  expect(check.mock.calls[0]![0]).toMatchObject({ generator: 'face-swap', input: { photo: photos[0]!.id, face: photos[1]!.id } })
  await generate()
  await waitFor(() => expect(create).toHaveBeenCalledOnce())
})

test('photos that would be refused are not sent', async () => {
  const { create, generate } = await openSwap({ refusal: { field: 'face', message: '脸太小' }, remarks: [] })
  expect((await screen.findByRole('alert')).textContent).toBe('脸太小')
  await generate()
  expect(await screen.findByText('先换一张照片')).toBeTruthy()
  expect(create).not.toHaveBeenCalled()
})
