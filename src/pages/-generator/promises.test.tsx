import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { RequestOf, ResponseOf } from '#contract/endpoints/endpoints.ts'
import { saveToken } from '~/shared/session/token.ts'
import { answer } from '../../../tests/support/mock-server.ts'
import { openPage } from '../../../tests/support/open-page.tsx'
import { generatorsWith, sampleGenerators, sampleOffer, sampleTask, sampleUser, studioOffer, token } from '../../../tests/support/samples.ts'

type Cards = ResponseOf<'generatorList'>
type Offers = Cards['categories'][number]['generators'][number]['offers']

const begonia = '/functionListThree/draw/htgzysz'
const model = { name: '海棠公主艺术照', promise: '海棠枝下，做一回宫苑里的公主' }
const here = { name: '海棠花影写真', promise: '海棠枝、月洞门作景，带框的一张写真' }
const flux = sampleOffer('Flux')

/** Key by key, with no time between them for anything else: however busy the machine is, no pause is among them. */
function writeAtAStretch(field: HTMLElement, text: string) {
  for (let end = 1; end <= text.length; end++) fireEvent.change(field, { target: { value: text.slice(0, end) } })
}

/** A list of one portrait, and of what can make it. */
function portraitWith(offers: Offers): Cards {
  const [category] = sampleGenerators().categories
  const [card] = category!.generators
  return { categories: [{ id: 'portrait', generators: [{ ...card!, id: 'begonia-princess', path: begonia, offers }] }], recent: [] }
}

async function openWith(offers: Offers, path = begonia, person?: Parameters<typeof sampleUser>[0]) {
  answer('generatorList', () => portraitWith(offers))
  answer('taskList', () => ({ tasks: [] }))
  if (person) {
    saveToken(token)
    answer('userInfo', () => sampleUser(person))
  }
  return openPage(path)
}

test.each([
  ['the built-in engine alone', undefined, {}, here],
  ['a model before the built-in engine', [flux, studioOffer], {}, model],
  ['a model after it', [studioOffer, flux], {}, here],
  ['a model that photos may not go to', [flux, studioOffer], { photosStay: true }, here],
  ['a model of this installation, where photos stay', [{ ...flux, stays: true }, studioOffer], { photosStay: true }, model],
])('%s: the page, its title and the lists promise what is made', async (_, offers, person, promised) => {
  await openWith(offers, begonia, person)
  expect(await screen.findByRole('heading', { level: 1, name: promised.name })).toBeTruthy()
  expect(screen.getByText(promised.promise)).toBeTruthy()
  await waitFor(() => expect(document.title).toContain(promised.name))
  cleanup()
  const { user } = await openWith(offers, '/square/draw/agent-square', person)
  expect(await screen.findByText(promised.promise)).toBeTruthy()
  await user.type(screen.getByRole('searchbox'), promised.name)
  expect(screen.getByRole('heading', { name: promised.name })).toBeTruthy()
})

test('another choice changes the promise with it', async () => {
  const { user } = await openWith([flux, studioOffer], begonia, {})
  expect(await screen.findByText(model.promise)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: /由 Flux 创作/ }))
  await user.click(within(await screen.findByRole('radiogroup', { name: '用哪个模型' })).getByText('Inkling Studio'))
  expect(await screen.findByText(here.promise)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: here.name })).toBeTruthy()
})

test('a visitor sees what a prompt will come to while it is written, by one call for what was typed at a stretch', async () => {
  answer('generatorList', sampleGenerators)
  answer('taskList', () => ({ tasks: [] }))
  const check = vi.fn(({ prompt }: RequestOf<'promptCheck'>) => ({ paints: ['雪山湖泊'], unread: prompt.includes('香水') ? ['香水瓶'] : [] }))
  answer('promptCheck', check)
  const { user } = await openPage('/functionList/draw/textDraw')
  const prompt = await screen.findByLabelText('创意描述')
  const status = (await screen.findByText('边写边告诉你：哪些会画，哪些画不出')).closest('[role=status]')!
  expect(check).not.toHaveBeenCalled()
  writeAtAStretch(prompt, '雪山和香水瓶')
  await waitFor(() => expect(status.textContent).toBe('会画：雪山湖泊 · 画不出：香水瓶'))
  expect(check).toHaveBeenCalledExactlyOnceWith({ generator: 'text-to-image', prompt: '雪山和香水瓶' })
  expect(within(status as HTMLElement).queryByRole('button')).toBeNull()
  await user.clear(prompt)
  await screen.findByText('边写边告诉你：哪些会画，哪些画不出')
  // What was asked once is known.
  writeAtAStretch(prompt, '雪山和香水瓶')
  await waitFor(() => expect(status.textContent).toContain('香水瓶'))
  expect(check).toHaveBeenCalledOnce()
})

test('where a model reads every word, nothing is said of limits', async () => {
  answer('generatorList', () => generatorsWith(flux, studioOffer))
  answer('taskList', () => ({ tasks: [] }))
  const check = vi.fn(() => ({ paints: [], unread: [] }))
  answer('promptCheck', check)
  await openPage('/functionList/draw/textDraw')
  expect(await screen.findByText(/^由 Flux 创作/)).toBeTruthy()
  expect(screen.queryByText(/边写边告诉你/)).toBeNull()
  expect(check).not.toHaveBeenCalled()
})

test('a prompt that cannot be made is not sent, and a press leads back to it each time', async () => {
  answer('generatorList', sampleGenerators)
  answer('taskList', () => ({ tasks: [] }))
  answer('userInfo', () => sampleUser())
  answer('promptCheck', ({ prompt }) => ({ paints: [], unread: [], ...(prompt.includes('玫瑰') && { refusal: '这里添不了东西' }) }))
  const create = vi.fn(() => ({ task: sampleTask({ generator: 'text-to-image' }), coin: 9 }))
  answer('taskCreate', create)
  answer('taskDetail', () => sampleTask({ generator: 'text-to-image' }))
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  saveToken(token)
  const { user } = await openPage('/functionList/draw/textDraw')
  const prompt = await screen.findByLabelText('创意描述')
  writeAtAStretch(prompt, '一束玫瑰')
  expect(await screen.findByText('这里添不了东西')).toBeTruthy()
  const generate = screen.getByRole('button', { name: '开始创作' })
  for (const presses of [1, 2]) {
    await user.click(generate)
    expect(await screen.findByText('先换个说法')).toBeTruthy()
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(presses))
  }
  expect(create).not.toHaveBeenCalled()
  writeAtAStretch(prompt, '雪山')
  await user.click(generate)
  await waitFor(() => expect(create).toHaveBeenCalledOnce())
})
