import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RequestOf, ResponseOf } from '#contract/endpoints/endpoints.ts'
import type { AnswerPart } from '#contract/endpoints/search.ts'
import { answer, server } from '../../../../../tests/support/mock-server.ts'
import { openPage } from '../../../../../tests/support/open-page.tsx'
import { sampleWork } from '../../../../../tests/support/samples.ts'

const help: ResponseOf<'searchAll'>['texts'][number] = { kind: 'help', ref: 'bin', title: '删掉的作品能找回来吗？', text: '能。', to: '/functionList/draw/history', named: true }
const found = (change: Partial<ResponseOf<'searchAll'>> = {}): ResponseOf<'searchAll'> => ({ works: [], people: [], texts: [help], loose: false, counts: { help: { count: 1, more: false } }, ...change })

const note = vi.fn((_: RequestOf<'searchNote'>) => ({}))
let history: string[]
beforeEach(() => {
  history = []
  note.mockClear()
  answer('userInfo', () => {
    throw new Error('a visitor has no profile')
  })
  answer('searchHome', () => ({ hot: ['橘猫'], history }))
  answer('searchNote', note)
  answer('searchSuggest', ({ text }) => ({ suggestions: [{ text: `${text}咪`, kind: 'work' }, { text: `${text}头鹰` }] }))
})

/** Answers questions with these parts, one call after the other. */
function write(...answers: AnswerPart[][]) {
  const asked: unknown[] = []
  server.use(
    http.post('*/api/search/answer', async ({ request }) => {
      asked.push(await request.json())
      const lines = (answers.shift() ?? []).map((part) => `${JSON.stringify(part)}\n`).join('')
      return new HttpResponse(lines, { headers: { 'Content-Type': 'application/x-ndjson; charset=utf-8' } })
    }),
  )
  return asked
}
const sources: AnswerPart = { part: 'sources', by: 'model', sources: [{ kind: 'help', title: help.title, to: help.to! }] }
const end: AnswerPart = { part: 'end', followUps: ['怎样永远删除？'] }

test('an answer is shown as text with its sources, and a question may follow', async () => {
  answer('searchAll', () => found())
  const asked = write([sources, { part: 'text', text: '能，<b>30 天</b>内 [1][7]。' }, end], [sources, { part: 'text', text: '30 天后 [1]。' }, end])
  const { user } = await openPage('/square/index/details?q=恢复作品')
  expect(await screen.findByText(/<b>30 天<\/b>内/)).toBeTruthy()
  const numbers = screen.getAllByRole('link', { name: help.title })
  expect(numbers.map((link) => link.getAttribute('href'))).toContain(help.to)
  expect(screen.queryByText('7')).toBeNull()
  await user.click(await screen.findByRole('button', { name: '怎样永远删除？' }))
  expect(await screen.findByText(/30 天后/)).toBeTruthy()
  expect(asked.at(-1)).toMatchObject({ query: '怎样永远删除？', before: [{ question: '恢复作品' }] })
  await waitFor(() => expect(note).toHaveBeenCalledWith(expect.objectContaining({ query: '恢复作品', found: true })))
})

test('an answer that breaks off keeps what came, says so, and is asked for again', async () => {
  answer('searchAll', () => found())
  write([sources, { part: 'text', text: '能，' }], [sources, { part: 'text', text: '能，30 天内。' }, end])
  const { user } = await openPage('/square/index/details?q=恢复作品')
  expect(await screen.findByText('回答写到一半断了')).toBeTruthy()
  expect(screen.getByText('能，')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '再试一次' }))
  expect(await screen.findByText('能，30 天内。')).toBeTruthy()
})

test('suggestions are chosen by keyboard; what was mistyped is said, and can be had as it was', async () => {
  answer('searchAll', ({ query, exact }) => (exact ? found({ texts: [], counts: {} }) : found({ texts: [], counts: { help: { count: 1, more: false } }, corrected: `${query}！` })))
  const { user, router } = await openPage('/square/index/index')
  const box = await screen.findByRole('combobox', { name: '搜索' })
  await user.type(box, '猫')
  await screen.findByRole('option', { name: /猫头鹰/ })
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/square/index/details', search: { q: '猫头鹰' } }))
  await user.click(await screen.findByRole('link', { name: /仍然搜索/ }))
  expect(await screen.findByText(/没有找到“猫头鹰”/)).toBeTruthy()
})

test('what was searched for stays on the device until it is removed', async () => {
  answer('searchAll', () => found({ texts: [], counts: {} }))
  const { user, router } = await openPage('/square/index/details?q=旧搜索')
  await waitFor(() => expect(note).toHaveBeenCalled())
  await router.navigate({ to: '/square/index/index' })
  expect(await screen.findByRole('link', { name: '旧搜索' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '橘猫' }).getAttribute('href')).toContain('q=')
  await user.click(screen.getByRole('button', { name: '删除“旧搜索”' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: '旧搜索' })).toBeNull())
})

test('who names a thing sees works of it before texts that only mention it, and no answer', async () => {
  const prompt = { kind: 'prompt' as const, ref: 'p1', title: '雪山下的湖', text: '清晨', to: '/functionList/draw/textDraw', named: true }
  answer('searchAll', () => found({ works: [sampleWork(1)], texts: [{ ...help, named: undefined }, prompt], counts: { work: { count: 1, more: false }, help: { count: 1, more: false }, prompt: { count: 1, more: false } } }))
  await openPage('/square/index/details?q=山')
  const [work] = await screen.findAllByRole('link', { name: new RegExp(sampleWork(1).title) })
  const text = screen.getByRole('link', { name: /雪山下的湖/ })
  expect(work!.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: /接着问/ })).toBeNull()
  await waitFor(() => expect(note).toHaveBeenCalled())
})

test('who asks for a person sees the works of that person', async () => {
  const peak = { id: sampleWork(90).id, nickname: '山行', bio: '', named: true }
  answer('searchAll', () => found({ people: [peak], texts: [], counts: { person: { count: 1, more: false } } }))
  answer('creatorWorks', ({ id }) => ({ works: id === peak.id ? [sampleWork(1, { title: '湖上的云' })] : [] }))
  await openPage('/square/index/details?q=山行')
  expect(await screen.findByRole('heading', { name: '山行 的作品' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /湖上的云/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: '查看全部' }).getAttribute('href')).toBe(`/creator?id=${peak.id}`)
})

test('results of nothing offer what others look for', async () => {
  answer('searchAll', () => found())
  write([sources, end])
  const { user } = await openPage('/square/index/details')
  await user.click(await screen.findByRole('link', { name: '橘猫' }))
  expect(await screen.findByRole('heading', { name: '搜索结果' })).toBeTruthy()
})
