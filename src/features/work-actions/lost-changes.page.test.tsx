import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, test, vi } from 'vitest'
import type { EndpointName } from '#contract/endpoints/endpoints.ts'
import { saveToken } from '~/shared/session/token.ts'
import { answer, LostConnection, server } from '../../../tests/support/mock-server.ts'
import { openPage } from '../../../tests/support/open-page.tsx'
import { sampleGenerators, sampleUser, sampleWork, token } from '../../../tests/support/samples.ts'

const work = sampleWork(1, { visibility: 'public', likes: 3, liked: false })
const details = `/functionSquare/square/details?id=${work.id}`
const library = '/functionList/draw/history'

beforeEach(() => {
  saveToken(token)
  answer('userInfo', () => sampleUser())
  answer('taskList', () => ({ tasks: [] }))
  answer('generatorList', sampleGenerators)
  answer('workDetail', () => work)
  answer('commentList', () => ({ threads: [] }))
  answer('workRelated', () => ({ works: [] }))
  answer('workFamily', () => ({ works: [work] }))
  answer('workList', () => ({ works: [work] }))
})

const lose = (name: EndpointName) =>
  answer(name, () => {
    throw new LostConnection()
  })

test('a like that was lost is put back, and said', async () => {
  lose('workLike')
  const { user } = await openPage(details)
  await user.click(await screen.findByRole('button', { name: '喜欢 3' }))
  expect((await screen.findAllByText('没能点上喜欢，请再试一次')).length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: '喜欢 3' }).getAttribute('aria-pressed')).toBe('false')
})

test('a like whose answer alone was lost is seen in what the server has by now', async () => {
  lose('workLike')
  const { user } = await openPage(details)
  answer('workDetail', () => ({ ...work, likes: 4, liked: true }))
  await user.click(await screen.findByRole('button', { name: '喜欢 3' }))
  expect((await screen.findByRole('button', { name: '喜欢 4' })).getAttribute('aria-pressed')).toBe('true')
})

const lostChanges: [what: string, call: EndpointName, at: string, button: string, words: string][] = [
  ['a deletion', 'workDelete', library, '删除', '没能删除，请再试一次'],
  ['a restored work', 'workRestore', `${library}?view=bin`, '恢复', '没能恢复，请再试一次'],
  ['a withdrawal', 'workPublish', `/functionList/draw/show?id=${work.id}`, '收回', '没能收回，请再试一次'],
]

test.each(lostChanges)('%s that was lost is said, and the work stays where it was', async (_what, call, at, button, words) => {
  lose(call)
  const { user } = await openPage(at)
  await user.click(await screen.findByRole('button', { name: button }))
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: button })).toBeTruthy()
})

test('a file that does not come is said, and comes when it is asked for again', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  server.use(http.get('*/api/file/*', () => HttpResponse.error(), { once: true }))
  const { user } = await openPage(`/functionList/draw/show?id=${work.id}`)
  await user.click(await screen.findByRole('button', { name: '保存' }))
  expect((await screen.findAllByText('网络不通，请稍后再试')).length).toBeGreaterThan(0)
  expect(saved).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
})
