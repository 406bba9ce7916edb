import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { MENTION } from '#contract/comment-rules.ts'
import type { Comment } from '#contract/endpoints/comments.ts'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import { saveToken } from '~/shared/session/token.ts'
import { logIn } from '../../../../tests/support/log-in.ts'
import { answer, LostConnection } from '../../../../tests/support/mock-server.ts'
import { openPage } from '../../../../tests/support/open-page.tsx'
import { sampleGenerators, sampleUser, sampleWork, token } from '../../../../tests/support/samples.ts'

const maker = { id: sampleWork(90).id, nickname: '山行', house: false }
const work = sampleWork(1, { mine: false, visibility: 'public', owner: maker, description: undefined })
const details = `/functionSquare/square/details?id=${work.id}`

const said = (n: number, text: string, change: Partial<Comment> = {}): Comment => ({
  id: sampleWork(200 + n).id,
  workId: work.id,
  author: { id: sampleWork(91).id, nickname: '小安' },
  text,
  mentions: [],
  replies: 0,
  mine: false,
  createdAt: 1_700_000_000_000 + n,
  ...change,
})

beforeEach(() => {
  answer('userInfo', () => sampleUser())
  answer('taskList', () => ({ tasks: [] }))
  answer('generatorList', sampleGenerators)
  answer('workDetail', () => work)
  answer('workRelated', () => ({ works: [sampleWork(2, { title: '另一片湖', visibility: 'public' })] }))
  answer('commentList', () => ({ threads: [] }))
})

test('shows threads with those whom they name, who made it, what is near, and how to read more', async () => {
  const first = said(1, `${MENTION} 光影真好`, { mentions: [{ id: maker.id, nickname: '山行' }], replies: 2 })
  answer('commentList', () => ({ threads: [{ comment: first, replies: [said(2, '谢谢', { parentId: first.id, author: maker })] }] }))
  answer('commentReplies', () => ({ comments: [said(2, '谢谢', { parentId: first.id }), said(3, '不客气', { parentId: first.id })] }))
  const { user } = await openPage(details)
  expect(await screen.findByText(/光影真好/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '@山行' }).getAttribute('href')).toContain(`/creator?id=${maker.id}`)
  expect(screen.getByText('作者')).toBeTruthy()
  expect(await screen.findByRole('link', { name: '另一片湖' })).toBeTruthy()
  expect(JSON.parse(document.querySelector('script[type="application/ld+json"]')!.textContent)).toMatchObject({ '@type': 'ImageObject', author: { name: '山行' } })
  await user.click(screen.getByRole('button', { name: '展开 1 条回复' }))
  expect(await screen.findByText('不客气')).toBeTruthy()
})

test('a comment whose answer was lost keeps its words and is sent again as the same one', async () => {
  saveToken(token)
  const sent = vi.fn((_: RequestOf<'commentCreate'>): Comment => {
    throw new LostConnection()
  })
  answer('commentCreate', sent)
  const { user } = await openPage(details)
  const field = await screen.findByLabelText<HTMLTextAreaElement>('写评论')
  await user.type(field, '真好看')
  await user.click(screen.getByRole('button', { name: '发送' }))
  await waitFor(() => expect(screen.getAllByText(/网络不通/).length).toBeGreaterThan(0))
  expect(field.value).toBe('真好看')
  const tries = sent.mock.calls.length
  answer('commentCreate', (request) => {
    sent.mockImplementation(() => said(4, request.text))
    return sent(request)
  })
  await user.click(screen.getByRole('button', { name: '发送' }))
  await waitFor(() => expect(field.value).toBe(''))
  expect(sent.mock.calls.length).toBeGreaterThan(tries)
  expect(new Set(sent.mock.calls.map(([{ id }]) => id)).size).toBe(1)
})

test('a visitor reads all of it and is asked to log in to follow, with what was written still there', async () => {
  const { user } = await openPage(details)
  await user.type(await screen.findByLabelText('写评论'), '我也来说')
  await user.click(screen.getByRole('button', { name: '关注' }))
  expect(await screen.findByText('还没有登录')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('写评论').value).toBe('我也来说')
})

test('what a visitor wanted is done when they come back as a person, and once', async () => {
  answer('optionList', () => ({ loginWays: ['code'], interests: [], isShowPay: false }))
  answer('loginMobile', () => ({ token, user: sampleUser(), isreg: false }))
  const like = vi.fn((_: RequestOf<'workLike'>) => ({ likes: 1, liked: true }))
  answer('workLike', like)
  const { user, router } = await openPage(details)
  await user.click(await screen.findByRole('button', { name: '喜欢' }))
  await user.click(await screen.findByRole('button', { name: '去登录' }))
  await logIn(user)
  expect(await screen.findByRole('button', { name: '喜欢 1', pressed: true })).toBeTruthy()
  expect(like).toHaveBeenCalledWith({ id: work.id, on: true })
  await router.navigate({ to: '/functionSquare/login/index' })
  await router.navigate({ to: '/functionSquare/square/details', search: { id: work.id } })
  await screen.findByRole('button', { name: '喜欢 1' })
  expect(like).toHaveBeenCalledOnce()
})

test('following is seen at once and taken back when it fails', async () => {
  saveToken(token)
  answer('userFollow', () => {
    throw new LostConnection()
  })
  const { user } = await openPage(details)
  await user.click(await screen.findByRole('button', { name: '关注' }))
  await waitFor(() => expect(screen.getAllByText('没能关注，请再试一次').length).toBeGreaterThan(0))
  expect(screen.getByRole('button', { name: '关注' }).getAttribute('aria-pressed')).toBe('false')
})

test('its owner gives it another title and keeps its description, on a page of their own', async () => {
  saveToken(token)
  const own = sampleWork(1, { visibility: 'public' })
  answer('workDetail', () => own)
  answer('workFamily', () => ({ works: [own] }))
  answer('workList', () => ({ works: [own] }))
  answer('squareList', () => ({ works: [] }))
  const edit = vi.fn((_: RequestOf<'workEdit'>) => ({ ...own, title: '远山', promptKept: true }))
  answer('workEdit', edit)
  const { user } = await openPage(`/functionSquare/square/user-draw-details?id=${own.id}`)
  await user.click(await screen.findByRole('button', { name: '编辑' }))
  const sheet = within(await screen.findByRole('dialog', { name: '编辑作品' }))
  const title = sheet.getByLabelText('标题')
  await user.clear(title)
  await user.type(title, '远山')
  await user.click(sheet.getByRole('switch', { name: /隐藏创作描述/ }))
  await user.click(sheet.getByRole('button', { name: '保存修改' }))
  expect(await screen.findByRole('heading', { level: 1, name: '远山' })).toBeTruthy()
  expect(edit).toHaveBeenCalledWith({ id: own.id, title: '远山', promptKept: true })
})

test('where the owner keeps the description nobody is asked to pay for it', async () => {
  answer('workDetail', () => ({ ...work, promptKept: true }))
  await openPage(details)
  expect(await screen.findByText('作者没有公开创作描述')).toBeTruthy()
  expect(screen.queryByText('开通会员')).toBeNull()
})
