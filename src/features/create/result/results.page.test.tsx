import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import type { Work } from '#contract/entities.ts'
import { saveToken } from '~/shared/session/token.ts'
import { answer } from '../../../../tests/support/mock-server.ts'
import { openPage } from '../../../../tests/support/open-page.tsx'
import { sampleGenerators, sampleTask, sampleUser, sampleWork, token } from '../../../../tests/support/samples.ts'

const photo = { id: sampleTask().id, url: '/api/file/before.jpg', width: 800, height: 600 }
const face = { id: sampleWork(9).id, url: '/api/file/face.jpg', width: 400, height: 500 }

async function open(address: string, works: readonly Work[]) {
  saveToken(token)
  answer('userInfo', () => sampleUser())
  answer('taskList', () => ({ tasks: [] }))
  answer('generatorList', sampleGenerators)
  answer('workFamily', ({ id }) => ({ works: works.filter((work) => work.id === id) }))
  answer('workUploads', () => ({ uploads: [face, photo] }))
  answer('workDetail', ({ id }) => works.find((work) => work.id === id)!)
  const create = vi.fn((request: RequestOf<'taskCreate'>) => ({
    task: sampleTask({ state: 'succeeded', generator: request.generator, input: request.input, works: [...works] }),
    coin: 9,
  }))
  answer('taskCreate', create)
  answer('taskDetail', () => sampleTask({ state: 'succeeded', works: [...works] }))
  return { ...(await openPage(address)), create }
}

async function paint(works: readonly Work[]) {
  const page = await open('/functionList/draw/textDraw', works)
  await page.user.type(await screen.findByLabelText('创意描述'), '雪山')
  await page.user.click(screen.getByRole('button', { name: '开始创作' }))
  await screen.findByRole('link', { name: '查看大图' })
  return page
}

const inSight = () => within(screen.getByRole('link', { name: '查看大图' })).getByRole('img').getAttribute('alt')

test('several results: a thumbnail, the arrow keys and a swipe choose the one in sight', async () => {
  const { user } = await paint([sampleWork(1), sampleWork(2), sampleWork(3)])
  expect(inSight()).toBe('作品1')
  await user.click(screen.getByRole('radio', { name: '第 2 张' }))
  expect(inSight()).toBe('作品2')
  await user.keyboard('{ArrowRight}')
  expect(inSight()).toBe('作品3')
  screen.getByRole('link', { name: '查看大图' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(inSight()).toBe('作品3')
  const picture = screen.getByRole('img', { name: '作品3' })
  fireEvent.pointerDown(picture, { isPrimary: true, button: 0, clientX: 40, clientY: 50 })
  fireEvent.pointerUp(picture, { clientX: 200, clientY: 60 })
  fireEvent.click(picture)
  expect(inSight()).toBe('作品2')
  expect(screen.getByRole('radio', { name: '第 2 张' }).getAttribute('aria-checked')).toBe('true')
})

test('what is done goes for the one in sight', async () => {
  const publish = vi.fn(({ id }: RequestOf<'workPublish'>) => sampleWork(id === sampleWork(2).id ? 2 : 1, { visibility: 'public' }))
  answer('workPublish', publish)
  const { user } = await paint([sampleWork(1), sampleWork(2)])
  await user.click(screen.getByRole('radio', { name: '第 2 张' }))
  await user.click(await screen.findByRole('button', { name: '发布' }))
  await user.click(within(await screen.findByRole('dialog', { name: '发布到广场' })).getByRole('button', { name: '发布' }))
  expect(await screen.findByRole('button', { name: '收回' })).toBeTruthy()
  expect(publish.mock.calls[0]![0]).toMatchObject({ id: sampleWork(2).id })
})

test('continuing from a version brings its settings and its photo, and the next one is its child', async () => {
  const from = sampleWork(1, {
    generator: 'cutout',
    files: { ...sampleWork(1).files, before: photo.url },
    description: { input: { photo: photo.id, subject: 'person', strokes: [] }, engine: 'studio' },
  })
  const { user, create } = await open(`/functionSquare/cutout/index?from=${from.id}`, [from])
  expect(await screen.findByText('800 × 600')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '开始创作' }))
  await waitFor(() => expect(create).toHaveBeenCalledOnce())
  expect(create.mock.calls[0]![0]).toMatchObject({ parentId: from.id, input: { photo: photo.id, subject: 'person' } })
})

test('a work made from two photos brings both', async () => {
  const from = sampleWork(1, { generator: 'face-swap', description: { input: { photo: photo.id, face: face.id, who: 'everyone' }, engine: 'studio' } })
  const { user, create } = await open(`/functionListThree/draw/yjhl?from=${from.id}`, [from])
  expect(await screen.findByText('800 × 600')).toBeTruthy()
  expect(screen.getByText('400 × 500')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '开始创作' }))
  await waitFor(() => expect(create).toHaveBeenCalledOnce())
  expect(create.mock.calls[0]![0].input).toEqual({ photo: photo.id, face: face.id, who: 'everyone' })
})

test('a background of their own comes back with its picture', async () => {
  const backdrop = { kind: 'picture', picture: face.id }
  const from = sampleWork(1, { generator: 'background-change', description: { input: { photo: photo.id, backdrop }, engine: 'studio' } })
  await open(`/functionList/draw/bjxg?from=${from.id}`, [from])
  expect(await screen.findByText('400 × 500')).toBeTruthy()
  expect(screen.getByText('800 × 600')).toBeTruthy()
})

test("somebody else's photo is not taken along", async () => {
  const from = sampleWork(1, { mine: false, generator: 'cutout', description: { input: { photo: photo.id, subject: 'person' }, engine: 'studio' } })
  await open(`/functionSquare/cutout/index?from=${from.id}`, [from])
  expect(await screen.findByRole('button', { name: '选一张照片' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: '人物' }).getAttribute('aria-checked')).toBe('true')
})

test('a text is read once more in another language', async () => {
  const text = { summary: '一只猫。', facts: [], colours: [], prompts: [] }
  const from = sampleWork(1, {
    kind: 'text',
    generator: 'image-to-text',
    text,
    files: { ...sampleWork(1).files, before: photo.url },
    description: { input: { photo: photo.id, language: 'zh-Hans' }, engine: 'studio' },
  })
  const { user, create } = await open(`/functionListThree/draw/imgToText?from=${from.id}`, [from])
  await screen.findByText('800 × 600')
  await user.click(screen.getByRole('button', { name: '开始创作' }))
  await user.click(await screen.findByRole('button', { name: '换一种语言' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'English' }))
  await waitFor(() => expect(create).toHaveBeenCalledTimes(2))
  expect(create.mock.calls[1]![0].input).toEqual({ photo: photo.id, language: 'en' })
})
