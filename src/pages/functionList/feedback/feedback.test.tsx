import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw/http'
import { expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { saveToken } from '~/shared/session/token.ts'
import { answer, LostConnection, Refusal, server } from '../../../../tests/support/mock-server.ts'
import { openPage } from '../../../../tests/support/open-page.tsx'
import { sampleUser, token } from '../../../../tests/support/samples.ts'

const id = '00000000-0000-4000-8000-000000000801'
const address = '/functionList/feedback/feedback'
const person = () => {
  saveToken(token)
  answer('userInfo', () => sampleUser())
  answer('taskList', () => ({ tasks: [] }))
}
const detail = (change: Partial<ResponseOf<'feedbackDetail'>> = {}): ResponseOf<'feedbackDetail'> => ({
  id,
  kind: 'idea',
  text: '希望能一次生成一组表情',
  state: 'open',
  pictures: [],
  unread: false,
  createdAt: 1_700_000_000_000,
  updatedAt: 1_700_000_000_000,
  about: { version: '3.0.0', platform: 'h5' },
  replies: [],
  ...change,
})
const words = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: '你想告诉我们什么' })
const sendButton = () => screen.findByRole('button', { name: '提交反馈' })

test('what was written stays when the network breaks, and is sent once under one name', async () => {
  person()
  answer('feedbackList', () => ({ items: [] }))
  answer('feedbackDetail', () => detail())
  const create = vi.fn<(request: { requestId: string }) => { id: string }>().mockImplementationOnce(() => {
    throw new LostConnection()
  })
  create.mockReturnValue({ id })
  answer('feedbackCreate', create)
  const { user, router } = await openPage(`${address}?kind=idea&page=/square/draw/agent-square`)
  await user.click(await sendButton())
  expect(await screen.findByText('先写几句吧')).toBeTruthy()
  await user.type(await words(), '希望能一次生成一组表情')
  await user.click(await sendButton())
  expect(await screen.findByText('网络不通，请稍后再试')).toBeTruthy()
  expect((await words()).value).toBe('希望能一次生成一组表情')
  await user.click(await sendButton())
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/functionList/feedback/historyDetaile', search: { id } }))
  const [[first], [second]] = create.mock.calls as [[{ requestId: string }], [object]]
  expect(first).toMatchObject({ kind: 'idea', about: { page: '/square/draw/agent-square', platform: 'pc' } })
  expect(second).toEqual(first)
})

test('pictures and a recording go as they are chosen, one can be tried again, and no more than six', async () => {
  person()
  let sent = 0
  server.use(
    http.post('*/api/upload/image', () => {
      sent++
      if (sent === 2) return HttpResponse.json({ code: codes.badFile, msg: 'x', sub_msg: '这张图片已损坏', data: {} })
      return HttpResponse.json({ code: codes.success, msg: '', sub_msg: '', data: { id: `00000000-0000-4000-8000-00000000090${sent}`, url: `/api/file/${sent}.jpg`, width: 9, height: 9 } })
    }),
  )
  const recording = { id: '00000000-0000-4000-8000-000000000950', url: '/api/file/r.webm', width: 9, height: 16, film: { seconds: 9, sound: false } }
  server.use(http.post('*/api/upload/film', () => HttpResponse.json({ code: codes.success, msg: '', sub_msg: '', data: recording })))
  const { user } = await openPage(address)
  await sendButton()
  const files = Array.from({ length: 8 }, (_, n) => (n === 3 ? new File(['x'], 'screen.webm', { type: 'video/webm' }) : new File(['x'], `${n}.png`, { type: 'image/png' })))
  fireEvent.change(screen.getAllByLabelText('附上图片或录屏').find((node) => node.tagName === 'INPUT')!, { target: { files } })
  await waitFor(() => expect(screen.getAllByRole('button', { name: '移除' })).toHaveLength(6))
  expect(screen.queryByRole('button', { name: '添加' })).toBeNull()
  await waitFor(() => expect(sent).toBe(5))
  await user.type(await words(), '看图')
  await user.click(await sendButton())
  expect(await screen.findByText('有文件没传上，请重试或移除')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: '重新上传' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '重新上传' })).toBeNull())
  const create = vi.fn((_request: { pictures?: string[] }) => ({ id }))
  answer('feedbackCreate', create)
  answer('feedbackList', () => ({ items: [] }))
  answer('feedbackDetail', () => detail({ pictures: [recording] }))
  await user.click(await sendButton())
  await waitFor(() => expect(create.mock.calls[0]![0].pictures).toHaveLength(6))
  expect(create.mock.calls[0]![0].pictures).toContain(recording.id)
  expect(await screen.findByRole('group', { name: '播放器：录屏' })).toBeTruthy()
})

test('a visitor writes first, and is asked to log in to send it', async () => {
  const { user, router } = await openPage(address)
  await user.type(await words(), '先写着')
  await user.click(await sendButton())
  await user.click(await screen.findByRole('button', { name: '去登录' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/functionSquare/login/index'))
  router.history.back()
  expect((await words()).value).toBe('先写着')
})

test('an answer is read and gone on with; what is refused stays written', async () => {
  person()
  const answered = detail({ state: 'answered', replies: [{ id, author: 'operator', text: '已经在做了', createdAt: 1_700_000_000_000 }] })
  answer('feedbackList', () => ({ items: [{ ...answered, pictures: 0, unread: true }] }))
  answer('feedbackDetail', () => answered)
  const { user } = await openPage('/functionList/feedback/historyList')
  expect(await screen.findByRole('img', { name: '有新回复' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: /希望能一次生成/ }))
  expect(await screen.findByText('已经在做了')).toBeTruthy()
  answer('feedbackReply', () => {
    throw new Refusal(codes.tooManyRequests, '今天发得有点多了')
  })
  const more = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '继续说' })
  await user.type(more, '什么时候上线？')
  await user.click(screen.getByRole('button', { name: '发送' }))
  expect(await screen.findByText('今天发得有点多了')).toBeTruthy()
  expect(more.value).toBe('什么时候上线？')
  answer('feedbackReply', ({ text }) => detail({ replies: [...answered.replies, { id: `${id.slice(0, -1)}2`, author: 'person', text, createdAt: 1_700_000_000_001 }] }))
  await user.click(screen.getByRole('button', { name: '发送' }))
  await waitFor(() => expect(more.value).toBe(''))
  expect(screen.getByText('什么时候上线？')).toBeTruthy()
})
