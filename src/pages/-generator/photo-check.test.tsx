import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { RequestOf, ResponseOf } from '#contract/endpoints/endpoints.ts'
import { writeDraft } from '~/shared/lib/draft.ts'
import { saveToken } from '~/shared/session/token.ts'
import { answer } from '../../../tests/support/mock-server.ts'
import { openPage } from '../../../tests/support/open-page.tsx'
import { sampleGenerators, sampleTask, sampleUser, token } from '../../../tests/support/samples.ts'

const photos = [1, 2].map((n) => ({ id: `00000000-0000-4000-8000-00000000000${n}`, url: `/api/file/${n}.png`, width: 640, height: 480 }))

/** A generator's page with something in its form. */
async function openForm(generator: string, address: string, values: Record<string, unknown>, said: (asked: RequestOf<'taskCheck'>) => ResponseOf<'taskCheck'>) {
  answer('generatorList', sampleGenerators)
  answer('taskList', () => ({ tasks: [] }))
  answer('userInfo', () => sampleUser())
  const check = vi.fn(said)
  answer('taskCheck', check)
  const create = vi.fn((_: RequestOf<'taskCreate'>) => ({ task: sampleTask({ generator }), coin: 9 }))
  answer('taskCreate', create)
  answer('taskDetail', () => sampleTask({ generator }))
  saveToken(token)
  writeDraft(generator, { values, uploads: Object.fromEntries(photos.map((upload) => [upload.id, upload])) })
  const { user } = await openPage(address)
  return { check, create, user, generate: async () => user.click(await screen.findByRole('button', { name: '开始创作' })) }
}

const [photo, face] = photos.map(({ id }) => id)
const openSwap = (said: ResponseOf<'taskCheck'>) => openForm('face-swap', '/functionListThree/draw/yjhl', { photo, face }, () => said)

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

test('a side that cannot be extended is told at the form, and one tap extends the others', async () => {
  const margins = { top: 0.2, right: 0.4, bottom: 0, left: 0 }
  const { check, create, user, generate } = await openForm('extend', '/functionList/draw/extend', { photo, margins: { ...margins, right: 0.2, left: 0.2 } }, ({ input }) =>
    (input['margins'] as typeof margins).left > 0 ? { refusal: { field: 'margins', message: '左边正好切过人的中间', instead: { margins } }, remarks: [] } : { remarks: [] })
  expect((await screen.findByRole('alert')).textContent).toContain('左边正好切过人的中间')
  await generate()
  expect(await screen.findByText('先换几边来扩展，或换一张照片')).toBeTruthy()
  expect(create).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: '只扩展：上边、右边' }))
  await waitFor(() => expect(check.mock.calls.at(-1)![0].input).toMatchObject({ margins }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await generate()
  await waitFor(() => expect(create).toHaveBeenCalledOnce())
  expect(create.mock.calls[0]![0].input).toMatchObject({ margins })
})

test.each(['photo', 'face'])('of two photos the refused one, %s, has it beneath', async (field) => {
  await openSwap({ refusal: { field, message: '脸太小' }, remarks: [] })
  const said = await screen.findByRole('alert')
  expect(said.closest('[data-field]')?.getAttribute('data-field')).toBe(field)
})

test('photos are not looked at again for what does not matter to it', async () => {
  const { check, user } = await openForm('avatar', '/functionList/draw/avatarDraw', { photo }, () => ({ refusal: { field: 'photo', message: '没有脸' }, remarks: [] }))
  await screen.findByText('没有脸')
  await user.click(screen.getByRole('radio', { name: '光环' }))
  expect(screen.getByText('没有脸')).toBeTruthy()
  expect(check).toHaveBeenCalledOnce()
})

test('what speaks against a photo is said in the new language once it changes', async () => {
  // A call is answered in the language of the cookie.
  const message = () => (document.cookie.includes('inkling_locale=en') ? 'No face' : '没有脸')
  const { user } = await openForm('avatar', '/functionList/draw/avatarDraw', { photo }, () => ({ refusal: { field: 'photo', message: message() }, remarks: [] }))
  await screen.findByText('没有脸')
  await user.click(screen.getByRole('button', { name: '语言' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'English' }))
  expect(await screen.findByText('No face')).toBeTruthy()
  expect(screen.queryByText('没有脸')).toBeNull()
  document.cookie = 'inkling_locale=; Path=/; Max-Age=0'
})

test('what is said of something drawn stands beside its editor, all else in the form', async () => {
  const refused = () => ({ refusal: { field: 'margins', message: '左边正好切过人的中间' }, remarks: [] })
  const inForm = async () => (await screen.findByRole('alert')).closest('[data-field]') !== null
  await openForm('extend', '/functionList/draw/extend', { photo, margins: { top: 0, right: 0.2, bottom: 0, left: 0.2 } }, refused)
  expect(await inForm()).toBe(false)
  cleanup()
  await openForm('avatar', '/functionList/draw/avatarDraw', { photo }, refused)
  expect(await inForm()).toBe(true)
})
