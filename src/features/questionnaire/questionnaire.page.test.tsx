import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import type { Task } from '#contract/entities.ts'
import { saveToken } from '~/shared/session/token.ts'
import { answer, Refusal, server } from '../../../tests/support/mock-server.ts'
import { openPage } from '../../../tests/support/open-page.tsx'
import { sampleGenerators, sampleTask, sampleUser, sampleWork, token } from '../../../tests/support/samples.ts'
import * as quiet from './quiet-moment.ts'

const taskOf = (n: number, change: Partial<Task> = {}) => sampleTask({ id: `00000000-0000-4000-8000-00000000005${n}`, state: 'running', ...change })

let tell: (task: Task) => void

class TaskStream {
  onopen = null
  onerror = null
  addEventListener(name: string, listener: (event: { data: string }) => void) {
    if (name !== 'task') return
    tell = (task) => act(() => listener({ data: JSON.stringify(task) }))
  }
  close() {}
}

beforeEach(() => {
  vi.spyOn(quiet, 'quietMoment').mockResolvedValue()
  vi.stubGlobal('EventSource', TaskStream)
  saveToken(token)
  answer('userInfo', () => sampleUser())
  answer('generatorList', sampleGenerators)
  answer('workList', () => ({ works: [] }))
  answer('taskList', () => ({ tasks: [1, 2, 3, 4, 5].map((n) => taskOf(n)) }))
})

const finish = (n: number) => tell(taskOf(n, { state: 'succeeded', progress: 1, works: [sampleWork(n)] }))
// Messages in passing are dialogs too.
const QUESTION = '用得还顺手吗？'
const asked = () => screen.queryByRole('dialog', { name: QUESTION })

async function finishFour() {
  const page = await openPage('/square/draw/agent-square')
  await screen.findAllByRole('link', { name: '进行中的创作' })
  for (const n of [1, 2, 3]) finish(n)
  expect(asked()).toBeNull()
  finish(4)
  return { ...page, popup: within(await screen.findByRole('dialog', { name: QUESTION })) }
}

test('the fourth finished creation asks, and the answers are sent', async () => {
  const sent = vi.fn<(answers: RequestOf<'questionnaireSubmit'>) => object>(() => ({}))
  answer('questionnaireSubmit', sent)
  const { user, popup } = await finishFour()
  await user.click(popup.getByRole('button', { name: '提交' }))
  expect((await popup.findByRole('alert')).textContent).toBe('先选一个满意度吧')
  await user.click(popup.getByRole('radio', { name: '满意' }))
  await user.click(popup.getByRole('button', { name: '学习' }))
  await user.click(popup.getByRole('button', { name: '好玩' }))
  await user.click(popup.getByRole('button', { name: '学习' }))
  await user.type(popup.getByLabelText('想对我们说的话'), '很好用')
  await user.click(popup.getByRole('button', { name: '提交' }))
  await waitFor(() => expect(asked()).toBeNull())
  expect(sent).toHaveBeenCalledExactlyOnceWith({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), satisfaction: 4, purposes: ['fun'], words: '很好用' })
  expect((await screen.findAllByText('谢谢你，我们会认真看')).length).toBeGreaterThan(0)
  finish(5)
  expect(asked()).toBeNull()
})

test('answers that were refused stay, and go again under the same name', async () => {
  const sent = vi.fn<(answers: RequestOf<'questionnaireSubmit'>) => object>(() => {
    if (sent.mock.calls.length === 1) throw new Refusal(codes.internal, '服务开小差了')
    return {}
  })
  answer('questionnaireSubmit', sent)
  const { user, popup } = await finishFour()
  await user.click(popup.getByRole('radio', { name: '一般' }))
  await user.click(popup.getByRole('button', { name: '提交' }))
  expect((await popup.findByRole('alert')).textContent).toBe('服务开小差了')
  await user.click(popup.getByRole('button', { name: '提交' }))
  await waitFor(() => expect(asked()).toBeNull())
  expect(sent.mock.calls[1]![0]).toEqual(sent.mock.calls[0]![0])
})

test('a picture goes to the cloud storage and its name along with the answers', async () => {
  server.use(
    http.post('*/api/cloud', async ({ request }) => {
      const { method } = (await request.json()) as { method: string }
      const data = method === 'anonymousAuthorize' ? { token: 't', secret: 's', validSeconds: 60 } : { fileId: 'file-1', address: '/api/cloud/file/1' }
      return HttpResponse.json({ code: codes.success, msg: 'ok', data })
    }),
    http.put('*/api/cloud/file/1', () => HttpResponse.json({ code: codes.success, msg: 'ok', data: {} })),
  )
  const sent = vi.fn<(answers: RequestOf<'questionnaireSubmit'>) => object>(() => ({}))
  answer('questionnaireSubmit', sent)
  const { user, popup } = await finishFour()
  await user.upload(popup.getByLabelText('配图'), new File(['x'], 'a.png', { type: 'image/png' }))
  await popup.findByRole('button', { name: '移除图片' })
  await user.click(popup.getByRole('radio', { name: '很满意' }))
  await user.click(popup.getByRole('button', { name: '提交' }))
  await waitFor(() => expect(sent.mock.calls[0]?.[0]).toMatchObject({ satisfaction: 5, fileId: 'file-1' }))
})

test('who does not want to is not asked again, after a reload neither', async () => {
  const { user, popup } = await finishFour()
  await user.click(popup.getByRole('button', { name: '不用了' }))
  await waitFor(() => expect(asked()).toBeNull())
  expect(JSON.parse(localStorage.getItem('inkling.session')!)).toMatchObject({ questionnaire: { done: true } })
})
