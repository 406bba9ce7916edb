import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import type { Work } from '#contract/entities.ts'
import { saveToken } from '~/shared/session/token.ts'
import { answer } from '../../../tests/support/mock-server.ts'
import { openPage } from '../../../tests/support/open-page.tsx'
import { sampleGenerators, sampleTask, sampleUser, sampleWork, token } from '../../../tests/support/samples.ts'

const address = (id: string) => `/functionList/draw/show?id=${id}`

function prepare(works: readonly Work[]) {
  saveToken(token)
  answer('userInfo', () => sampleUser())
  answer('taskList', () => ({ tasks: [] }))
  answer('generatorList', sampleGenerators)
  answer('workDetail', ({ id }) => works.find((work) => work.id === id)!)
  answer('workFamily', () => ({ works: [...works] }))
}

const download = () => vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})

test('the versions lead from one to the other, and back to the one before', async () => {
  const first = sampleWork(1)
  const second = sampleWork(2, { generator: 'cutout', parentId: first.id })
  prepare([first, second])
  const { user, router } = await openPage(address(second.id))
  expect(await screen.findByText('2 个版本')).toBeTruthy()
  expect(screen.getByRole('button', { name: '第 2 版，智能抠图' }).getAttribute('aria-current')).toBe('true')
  await user.click(screen.getByRole('button', { name: '回到上一版' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ id: first.id }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '回到上一版' })).toBeNull())
  expect(screen.getByRole('link', { name: '从这一版继续' }).getAttribute('href')).toBe(`/functionList/draw/textDraw?from=${first.id}`)
})

test('a work alone shows no versions', async () => {
  prepare([sampleWork(1)])
  await openPage(address(sampleWork(1).id))
  await screen.findByRole('button', { name: '保存' })
  expect(screen.queryByText(/个版本/)).toBeNull()
})

test('one tap sends it on: the next generator has it as its photo, and the new work is its child', async () => {
  const work = sampleWork(1)
  const upload = { id: sampleTask().id, url: '/api/file/u.png', width: 640, height: 480 }
  prepare([work])
  const photo = vi.fn(() => upload)
  answer('workPhoto', photo)
  const create = vi.fn((_: RequestOf<'taskCreate'>) => ({ task: sampleTask({ generator: 'cutout' }), coin: 10 }))
  answer('taskCreate', create)
  answer('taskDetail', () => sampleTask({ generator: 'cutout' }))
  const { user, router } = await openPage(address(work.id))
  await user.click(await screen.findByRole('link', { name: '智能抠图' }))
  expect(await screen.findByText('640 × 480')).toBeTruthy()
  expect(router.state.location).toMatchObject({ pathname: '/functionSquare/cutout/index', search: { photo: work.id } })
  await user.click(screen.getByRole('button', { name: '开始创作' }))
  await waitFor(() => expect(create).toHaveBeenCalledOnce())
  expect(create.mock.calls[0]![0]).toMatchObject({ generator: 'cutout', parentId: work.id, input: { photo: upload.id } })
  expect(photo).toHaveBeenCalledExactlyOnceWith({ id: work.id })
})

test('a format and a place for the label are chosen once, and hold for the next save', async () => {
  prepare([sampleWork(1)])
  const asked = vi.fn((_: RequestOf<'workExport'>) => ({ url: '/api/file/exports/x.jpg', name: 'inkling-1.jpg' }))
  answer('workExport', asked)
  const clicks = download()
  const { user } = await openPage(address(sampleWork(1).id))
  await user.click(await screen.findByRole('button', { name: '格式与标识' }))
  const sheet = within(await screen.findByRole('dialog', { name: '格式与标识' }))
  await user.click(sheet.getByRole('radio', { name: /JPG/ }))
  await user.click(sheet.getByRole('radio', { name: '左上角' }))
  await user.click(sheet.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(clicks).toHaveBeenCalledOnce())
  expect((clicks.mock.contexts[0] as HTMLAnchorElement).download).toBe('inkling-1.jpg')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  expect(asked.mock.calls[1]![0]).toEqual({ id: sampleWork(1).id, format: 'jpg', place: 'top-left' })
})

test('what the engine has to say of its result is told', async () => {
  prepare([sampleWork(1, { description: { input: {}, engine: 'studio', notes: ['脸侧得有点多，效果可能不够自然'] } })])
  await openPage(address(sampleWork(1).id))
  expect(await screen.findByText('脸侧得有点多，效果可能不够自然')).toBeTruthy()
})

test('a text leads to being read in another language, with its photo and the language in the form', async () => {
  const upload = { id: sampleTask().id, url: '/api/file/u.png', width: 640, height: 480 }
  const text = { summary: '一只橘猫。', facts: [], colours: [], prompts: [] }
  const work = sampleWork(1, {
    kind: 'text',
    generator: 'image-to-text',
    text,
    description: { input: { photo: upload.id, language: 'zh-Hans' }, engine: 'studio' },
  })
  prepare([work])
  answer('workUploads', () => ({ uploads: [upload] }))
  const { user, router } = await openPage(address(work.id))
  await user.click(await screen.findByRole('button', { name: '换一种语言' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'English' }))
  expect(await screen.findByText('640 × 480')).toBeTruthy()
  expect(router.state.location).toMatchObject({ pathname: '/functionListThree/draw/imgToText', search: { from: work.id, language: 'en' } })
  expect(screen.getByRole('radio', { name: 'English' }).getAttribute('aria-checked')).toBe('true')
})

test('what was read out of a picture can be copied, drawn and kept', async () => {
  prepare([
    sampleWork(1, {
      kind: 'text',
      generator: 'image-to-text',
      text: {
        summary: '一只橘猫趴在窗台上。',
        facts: [{ topic: 'light', text: '柔和的侧光' }],
        colours: [{ colour: '#c07a3e', share: 0.42 }],
        prompts: ['窗台上的橘猫，清晨'],
      },
    }),
  ])
  const clicks = download()
  const { user, router } = await openPage(address(sampleWork(1).id))
  expect(await screen.findByText('一只橘猫趴在窗台上。')).toBeTruthy()
  expect(screen.getByRole('img', { name: '光线' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '复制 #c07a3e，占 42%' }))
  expect(await navigator.clipboard.readText()).toBe('#c07a3e')
  await user.click(screen.getByRole('button', { name: '复制提示词' }))
  expect(await navigator.clipboard.readText()).toBe('窗台上的橘猫，清晨')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect((clicks.mock.contexts[0] as HTMLAnchorElement).download).toMatch(/\.txt$/)
  clicks.mockRestore()
  await user.click(screen.getByRole('link', { name: '用它画一张' }))
  expect(await screen.findByLabelText('创意描述')).toHaveProperty('value', '窗台上的橘猫，清晨')
  expect(router.state.location.pathname).toBe('/functionList/draw/textDraw')
})
