import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import type { Task } from '#contract/entities.ts'
import { saveToken } from '~/shared/session/token.ts'
import { answer, LostConnection, Refusal } from '../../../../tests/support/mock-server.ts'
import { openPage } from '../../../../tests/support/open-page.tsx'
import { sampleGenerators, sampleTask, sampleUser, sampleWork, token } from '../../../../tests/support/samples.ts'

async function openTextDraw({ search = '', loggedIn = true, generators = sampleGenerators } = {}) {
  answer('generatorList', generators)
  answer('taskList', () => ({ tasks: [] }))
  if (loggedIn) {
    saveToken(token)
    answer('userInfo', () => sampleUser())
  }
  const page = await openPage(`/functionList/draw/textDraw${search}`)
  return { ...page, prompt: await screen.findByLabelText('创意描述') }
}

test('the button says the price and what is left; the result comes with its actions', async () => {
  const create = vi.fn((_: RequestOf<'taskCreate'>) => ({ task: sampleTask(), coin: 9 }))
  answer('taskCreate', create)
  const finished = Promise.withResolvers<Task>()
  answer('taskDetail', () => finished.promise)
  answer('workFamily', () => ({ works: [sampleWork(1)] }))
  const { user, prompt } = await openTextDraw()
  expect(screen.getByText('之后剩 9 点')).toBeTruthy()
  await user.type(prompt, '雪山湖泊')
  await user.click(screen.getByRole('button', { name: '开始创作' }))
  await waitFor(() => expect(create).toHaveBeenCalledOnce())
  expect(create.mock.calls[0]![0]).toMatchObject({ generator: 'text-to-image', input: { prompt: '雪山湖泊', style: 'auto', size: '1:1', count: 1 } })
  expect(await screen.findByText(/前面还有|排队中/)).toBeTruthy()
  finished.resolve(sampleTask({ state: 'succeeded', works: [sampleWork(1)] }))
  expect(await screen.findByRole('button', { name: '保存' })).toBeTruthy()
})

test('examples stand beneath the words until something was made here; then they fold', async () => {
  const examples = async () => (await screen.findByText('示例，由 Inkling 制作', { selector: 'summary' })).closest('details')!
  answer('taskCreate', () => ({ task: sampleTask(), coin: 9 }))
  answer('taskDetail', () => sampleTask())
  const generators = () => {
    const { categories, recent } = sampleGenerators()
    const shown = ({ generators, ...category }: (typeof categories)[number]) => ({
      ...category,
      generators: generators.map((card) => ({ ...card, examples: [{ after: '/examples/a.webp' }] })),
    })
    return { categories: categories.map(shown), recent }
  }
  const { user, prompt } = await openTextDraw({ generators })
  expect((await examples()).open).toBe(true)
  await user.type(prompt, '雪山湖泊')
  await user.click(screen.getByRole('button', { name: '开始创作' }))
  expect(await screen.findByText(/前面还有|排队中/)).toBeTruthy()
  expect((await examples()).open).toBe(false)
  cleanup()
  await openTextDraw({ generators })
  expect((await examples()).open).toBe(false)
})

test('an empty prompt is asked for, and nothing is sent', async () => {
  const { user } = await openTextDraw()
  await user.click(screen.getByRole('button', { name: '开始创作' }))
  expect(await screen.findByText('先写下你想看到的画面')).toBeTruthy()
})

test('a refusal keeps what was written', async () => {
  answer('taskCreate', () => {
    throw new Refusal(codes.notEnoughPoints, '灵感值不够：需要 1，还有 0。你写的内容都还在。')
  })
  const { user, prompt } = await openTextDraw()
  await user.type(prompt, '雪山')
  await user.click(screen.getByRole('button', { name: '开始创作' }))
  expect((await screen.findByRole('alert')).textContent).toContain('灵感值不够')
  expect(prompt).toHaveProperty('value', '雪山')
})

test('a link in the words of a refusal leads to its page', async () => {
  answer('taskCreate', () => {
    throw new Refusal(codes.notEnoughPoints, '灵感值不够，去[我的]{square/account/user}看看')
  })
  const { user, router, prompt } = await openTextDraw()
  answer('workList', () => ({ works: [] }))
  await user.type(prompt, '雪山')
  await user.click(screen.getByRole('button', { name: '开始创作' }))
  const words = await screen.findByText(/灵感值不够，去/, { selector: 'p' })
  const link = within(words).getByText('我的')
  expect(link.getAttribute('href')).toBe('/square/account/user')
  await user.click(link)
  await waitFor(() => expect(router.state.location.pathname).toBe('/square/account/user'))
})

test('pressed again after an answer that never came it is the same request; with other words it is a new one', async () => {
  const sent: RequestOf<'taskCreate'>[] = []
  answer('taskCreate', (request) => {
    sent.push(request)
    throw new LostConnection()
  })
  const { user, prompt } = await openTextDraw()
  const press = async (times: number) => {
    await user.click(await screen.findByRole('button', { name: '开始创作' }))
    await waitFor(() => expect(sent).toHaveLength(times))
    await waitFor(() => expect(screen.getByRole('button', { name: '开始创作' }).getAttribute('aria-busy')).toBeNull())
  }
  await user.type(prompt, '雪山')
  await press(1)
  await press(2)
  await user.type(prompt, '湖泊')
  await press(3)
  expect(sent[1]!.requestId).toBe(sent[0]!.requestId)
  expect(sent[2]!.requestId).not.toBe(sent[0]!.requestId)
})

test('a visitor is asked to log in and comes back to the same page', async () => {
  const { user, router, prompt } = await openTextDraw({ loggedIn: false })
  await user.type(prompt, '雪山')
  await user.click(screen.getByRole('button', { name: '开始创作' }))
  await user.click(await screen.findByRole('button', { name: '去登录' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/functionSquare/login/index'))
  expect(router.state.location.search).toMatchObject({ back: '/functionList/draw/textDraw' })
})

test('an earlier work brings its settings', async () => {
  const work = sampleWork(1)
  answer('workDetail', () => ({ ...work, description: { ...work.description!, input: { prompt: '海边', size: '16:9', style: 'oil', count: 2 } } }))
  const { prompt } = await openTextDraw({ search: `?from=${work.id}` })
  expect(prompt).toHaveProperty('value', '海边')
  expect(screen.getByRole('radio', { name: /16:9/ }).getAttribute('aria-checked')).toBe('true')
})
