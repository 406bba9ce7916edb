import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import type { Double } from '#contract/endpoints/photo-studio.ts'
import { saveToken } from '~/shared/session/token.ts'
import { answer, Refusal } from '../../../../tests/support/mock-server.ts'
import { openPage } from '../../../../tests/support/open-page.tsx'
import { sampleGenerators, sampleTask, sampleUser, sampleWork, token } from '../../../../tests/support/samples.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const upload = (n: number) => ({ id: id(300 + n), url: `/api/file/${n}.jpg?e=1&s=x`, width: 300, height: 400 })
const doubleWith = (change: Partial<Double> = {}): Double => ({
  id: id(200), gender: 'female', state: 'collecting', progress: 0, photos: [], good: 0, portraits: [], works: 0, createdAt: 1_700_000_000_000, ...change,
})
const ready = (change: Partial<Double> = {}) => doubleWith({ state: 'ready', progress: 1, good: 4, photos: [{ upload: upload(1) }], portraits: [upload(11), upload(12)], ...change })

async function openWith(path: string, doubles: Double[], { coin = 10 } = {}) {
  const known = { doubles }
  saveToken(token)
  answer('userInfo', () => sampleUser({ coin }))
  answer('taskList', () => ({ tasks: [] }))
  answer('doubleList', () => known)
  answer('uploadList', () => ({ uploads: [upload(1), upload(2)] }))
  const generators = sampleGenerators()
  const template = generators.categories[0]!.generators[0]!
  generators.categories.push({ id: 'portrait', generators: ['human', 'qipao', 'img-to-video'].map((name) => ({ ...template, id: name, cost: 1 })) })
  answer('generatorList', () => generators)
  return { ...(await openPage(path)), known }
}
const path = (router: Awaited<ReturnType<typeof openPage>>['router']) => router.state.location.pathname.split('/').at(-1)

test('whoever opens a step without a double is brought to the one that comes first', async () => {
  const { router } = await openWith('/functionListThree/photo/upload_creation', [])
  expect(path(router)).toBe('gender_selection')
  const building = await openWith('/functionListThree/photo/upload_creation', [doubleWith({ state: 'building', progress: 0.4 })])
  expect(path(building.router)).toBe('create_clone')
})

test('a visitor sees what the studio is, and logs in where it begins', async () => {
  const { router } = await openPage('/functionSquare/draw/photoH5')
  const start = await screen.findByRole('link', { name: '拍我的写真' })
  expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toContain('/share/photo-studio.jpg')
  await router.navigate({ href: start.getAttribute('href')! })
  expect(path(router)).toBe('index')
  expect(router.state.location.search).toMatchObject({ back: '/functionListThree/photo/gender_selection' })
})

test('nothing is begun before the person agrees to what is done with photos', async () => {
  const { user, router } = await openWith('/functionListThree/photo/gender_selection', [])
  const begun: RequestOf<'doubleBegin'>[] = []
  answer('doubleBegin', (request) => {
    begun.push(request)
    return { double: doubleWith() }
  })
  await user.click(await screen.findByRole('radio', { name: '女' }))
  const next = screen.getByRole('button', { name: '下一步，选照片' })
  expect(next).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('checkbox'))
  await user.click(next)
  await waitFor(() => expect(path(router)).toBe('access_photos'))
  expect(begun).toEqual([{ gender: 'female', agree: true }])
})

test('earlier photos are looked at one after the other; what is refused says why and can be tried again', async () => {
  const { user } = await openWith('/functionListThree/photo/access_photos', [doubleWith()])
  const asked: string[] = []
  let refuse = true
  answer('doubleAddPhoto', ({ upload: chosen }) => {
    asked.push(chosen)
    if (refuse && chosen === upload(2).id) throw new Refusal(codes.tooManyRequests, '操作太频繁了')
    return { double: doubleWith({ photos: asked.map((_, i) => ({ upload: upload(i + 1) })), good: asked.length }) }
  })
  await user.click(await screen.findByRole('button', { name: '照片 1' }))
  await user.click(screen.getByRole('button', { name: '照片 2' }))
  await user.click(screen.getByRole('button', { name: '检查并加入 2 张' }))
  expect(await screen.findByText('操作太频繁了')).toBeTruthy()
  refuse = false
  await user.click(screen.getByRole('button', { name: '再试一次' }))
  await waitFor(() => expect(asked).toEqual([upload(1).id, upload(2).id, upload(2).id]))
  await waitFor(() => expect(screen.queryByText('操作太频繁了')).toBeNull())
})

test('a photo of no use says why, and a double is built once enough are good', async () => {
  const photos = [1, 2, 3, 4].map((n) => ({ upload: upload(n) }))
  const bad = { upload: upload(5), problem: { reason: 'no-face', message: '没有找到清楚的脸' } }
  const { user, router, known } = await openWith('/functionListThree/photo/upload_creation', [doubleWith({ photos: [...photos.slice(1), bad], good: 3 })])
  expect(await screen.findByText('没有找到清楚的脸')).toBeTruthy()
  expect(screen.getByRole('button', { name: '生成我的分身' })).toHaveProperty('disabled', true)
  answer('doubleRemovePhoto', () => ({ double: doubleWith({ photos, good: 4 }) }))
  await user.click(screen.getAllByRole('button', { name: '移除照片' }).at(-1)!)
  await waitFor(() => expect(screen.getByRole('button', { name: '生成我的分身' })).toHaveProperty('disabled', false))
  answer('doubleBuild', () => ({ double: (known.doubles = [doubleWith({ photos, good: 4, state: 'building', progress: 0.3 })])[0]! }))
  await user.click(screen.getByRole('button', { name: '生成我的分身' }))
  expect(await screen.findByText('30%')).toBeTruthy()
  expect(path(router)).toBe('create_clone')
  known.doubles = [ready()]
  expect(await screen.findByText('分身准备好了', {}, { timeout: 3000 })).toBeTruthy()
  expect(screen.getByRole('link', { name: '去拍写真' }).getAttribute('href')).toContain(id(200))
})

test('templates are chosen with their price, and become creations', async () => {
  const { user, router } = await openWith('/functionListThree/photo/create', [ready()], { coin: 2 })
  await user.click(await screen.findByRole('button', { name: /高级灰/ }))
  await user.click(screen.getByRole('button', { name: /静谧蓝/ }))
  expect(screen.getByText('之后剩 0 点')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^月份牌/ }))
  expect(screen.getByText('灵感值不足，还差 1 点')).toBeTruthy()
  expect(screen.getByRole('button', { name: '拍 3 张' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: /^月份牌/ }))
  await user.click(screen.getByRole('radio', { name: '标准像 2' }))
  const orders: RequestOf<'doubleCreate'>[] = []
  answer('doubleCreate', (request) => {
    orders.push(request)
    return { tasks: [sampleTask({ generator: 'human' })], coin: 0 }
  })
  answer('doubleWorks', () => ({ works: [sampleWork(1)], tasks: [sampleTask({ generator: 'human', state: 'failed', failure: { code: 50000, message: '没有画成', refunded: 1 } })] }))
  await user.click(screen.getByRole('button', { name: '拍 2 张' }))
  await waitFor(() => expect(path(router)).toBe('picture'))
  expect(orders).toMatchObject([{ id: id(200), portrait: upload(12).id, templates: [{ template: 'human.grey' }, { template: 'human.blue' }] }])
  expect(await screen.findByText(/没有画成/)).toBeTruthy()
  expect(screen.getByRole('button', { name: '做成动态肖像' })).toBeTruthy()
})

test('deleting a double says what goes with it, and leads to the receipt', async () => {
  const { user, router } = await openWith('/functionListThree/photo/main', [ready({ works: 3 })])
  await user.click(await screen.findByRole('button', { name: '删除分身' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/用它做的 3 件作品也一起删除/)).toBeTruthy()
  answer('doubleDelete', () => ({ receipt: id(900) }))
  answer('doubleReceipt', () => ({ receipt: id(900), requestedAt: 1_700_000_000_000, finishedAt: 1_700_000_001_000, counts: { photos: 4, portraits: 5, pictures: 2, films: 1 } }))
  await user.click(question.getByRole('button', { name: '全部删除' }))
  expect(await screen.findByText(id(900))).toBeTruthy()
  expect(router.state.location.search).toEqual({ receipt: id(900) })
})

test('without a camera the way to photos is shown', async () => {
  const { user } = await openWith('/functionListThree/photo/selfie_creation', [doubleWith()])
  expect(await screen.findByText(/这里用不了实时取景/, {}, { timeout: 5000 })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '再试一次' }))
  expect(await screen.findByRole('button', { name: '用系统相机拍' })).toBeTruthy()
})
