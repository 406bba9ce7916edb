import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import type { RequestOf, ResponseOf } from '#contract/endpoints/endpoints.ts'
import { saveToken } from '~/shared/session/token.ts'
import { answer, Refusal } from '../../../tests/support/mock-server.ts'
import { openPage } from '../../../tests/support/open-page.tsx'
import { generatorsWith, sampleGenerators, sampleOffer, sampleTask, sampleUser, sampleWork, studioOffer, token } from '../../../tests/support/samples.ts'

const flux = sampleOffer('Flux', {
  about: '照着整句描述来画',
  seconds: 12,
  licence: 'Apache-2.0',
  homepage: 'https://flux.example/',
  fields: { prompt: { max: 6 }, size: { options: ['1:1', '16:9'] }, count: { max: 1 } },
})

async function openWith(offers: ReturnType<typeof generatorsWith>, { path = '/functionList/draw/textDraw', photosStay = false } = {}) {
  let list = offers
  answer('generatorList', () => list)
  answer('taskList', () => ({ tasks: [] }))
  saveToken(token)
  answer('userInfo', () => sampleUser({ photosStay }))
  const sent: RequestOf<'taskCreate'>[] = []
  const state = { reply: (): ResponseOf<'taskCreate'> => ({ task: sampleTask(), coin: 9 }) }
  answer('taskCreate', (request) => {
    sent.push(request)
    return state.reply()
  })
  answer('taskDetail', () => sampleTask())
  answer('promptCheck', () => ({ paints: [], unread: [] }))
  const page = await openPage(path)
  await screen.findByRole('button', { name: /开始创作/ })
  if (offers.categories[0]!.generators[0]!.offers) await screen.findByText(/^由 .* 创作/)
  return { ...page, sent, state, offerNow: (next: typeof list) => void (list = next) }
}

const row = () => screen.getByRole('button', { name: /^由 .* 创作/ })
type User = Awaited<ReturnType<typeof openWith>>['user']
async function openChoice(user: User) {
  await user.click(row())
  return within(await screen.findByRole('radiogroup', { name: '用哪个模型' }))
}
async function choose(user: User, model: string) {
  const choice = await openChoice(user)
  await user.click(choice.getByText(model))
  await waitFor(() => expect(screen.queryByRole('radiogroup', { name: '用哪个模型' })).toBeNull())
}
const generate = (user: User) => user.click(screen.getByRole('button', { name: /开始创作|再来一次/ }))

test('where the built-in engine is alone nothing is said of models', async () => {
  const { user, sent } = await openWith(sampleGenerators())
  expect(screen.queryByText(/^由 /)).toBeNull()
  await user.type(screen.getByLabelText('创意描述'), '雪山')
  await generate(user)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).not.toHaveProperty('offer')
})

test('one offer that sends words outside is told, and there is nothing to choose', async () => {
  await openWith(generatorsWith(flux))
  expect(screen.getByText('由 Flux 创作')).toBeTruthy()
  expect(screen.getByText('文字会发给 Flux Cloud')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^由 / })).toBeNull()
  expect(screen.queryByText('风格')).toBeNull()
})

test('the preferred one stands in the form until another is chosen; the form then shows what that uses, and keeps the rest', async () => {
  const { user, sent } = await openWith(generatorsWith(studioOffer, flux))
  expect(row().textContent).toContain('文字留在本站')
  await user.type(screen.getByLabelText('创意描述'), '雪山')
  await user.click(screen.getByRole('radio', { name: '油画' }))
  await user.click(screen.getByRole('radio', { name: /9:16/ }))

  const choice = await openChoice(user)
  const option = choice.getByRole('radio', { name: 'Flux' })
  const described = document.getElementById(option.getAttribute('aria-describedby')!)!.textContent
  for (const words of ['照着整句描述来画', '文字会发给 Flux Cloud', '用不上：', '风格']) expect(described).toContain(words)
  expect(choice.getByText('许可：Apache-2.0')).toBeTruthy()
  expect(choice.getByRole('link', { name: '模型主页' }).getAttribute('href')).toBe('https://flux.example/')
  await user.click(choice.getByText('Flux'))
  await waitFor(() => expect(screen.queryByRole('radiogroup', { name: '用哪个模型' })).toBeNull())

  expect(row().textContent).toContain('由 Flux 创作')
  expect(screen.queryByRole('radio', { name: '油画' })).toBeNull()
  expect(screen.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual(['1:1', '16:9'])
  expect(screen.getAllByText('约 12 秒')).toHaveLength(2)
  await generate(user)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ offer: flux.id, input: { prompt: '雪山', style: 'auto', size: '1:1', count: 1 } })
  cleanup()

  // Remembered on this device, with what was set for the other.
  const again = await openWith(generatorsWith(studioOffer, flux))
  await waitFor(() => expect(row().textContent).toContain('由 Flux 创作'))
  await choose(again.user, 'Inkling Studio')
  expect(screen.getByRole('radio', { name: '油画' }).getAttribute('aria-checked')).toBe('true')
  expect(screen.getByRole('radio', { name: /9:16/ }).getAttribute('aria-checked')).toBe('true')
  await generate(again.user)
  await waitFor(() => expect(again.sent[0]).toMatchObject({ offer: studioOffer.id, input: { style: 'oil', size: '9:16' } }))
})

test('the arrow keys look at one after the other, with the form behind them', async () => {
  const { user } = await openWith(generatorsWith(studioOffer, flux))
  const choice = await openChoice(user)
  choice.getByRole('radio', { name: 'Inkling Studio' }).focus()
  await user.keyboard('{ArrowDown}')
  expect(choice.getByRole('radio', { name: 'Flux' })).toHaveProperty('checked', true)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('radiogroup', { name: '用哪个模型' })).toBeNull())
  expect(row().textContent).toContain('由 Flux 创作')
  await user.click(row())
  const back = await screen.findByRole('radio', { name: 'Flux' })
  back.focus()
  await user.keyboard('{ArrowUp}{Enter}')
  await waitFor(() => expect(screen.queryByRole('radiogroup', { name: '用哪个模型' })).toBeNull())
  expect(row().textContent).toContain('由 Inkling Studio 创作')
})

test('words that are longer than the model reads are named before anything is sent', async () => {
  const { user, sent } = await openWith(generatorsWith(flux, studioOffer))
  await user.type(screen.getByLabelText('创意描述'), '日出时的雪山湖泊')
  await generate(user)
  expect(await screen.findByText('这个模型最多读 6 字，请精简一下')).toBeTruthy()
  expect(sent).toEqual([])
})

test('a choice that is gone is said once; it is the choice again when it is back', async () => {
  const first = await openWith(generatorsWith(studioOffer, flux))
  await choose(first.user, 'Flux')
  cleanup()
  await openWith(generatorsWith(studioOffer, sampleOffer('Other')))
  expect(await screen.findByText('Flux 现在用不了，先由 Inkling Studio 来做')).toBeTruthy()
  cleanup()
  await openWith(generatorsWith(studioOffer, sampleOffer('Other')))
  expect(row().textContent).toContain('由 Inkling Studio 创作')
  expect(screen.queryByText(/现在用不了/)).toBeNull()
  cleanup()
  await openWith(generatorsWith(studioOffer, flux))
  await waitFor(() => expect(row().textContent).toContain('由 Flux 创作'))
})

test.each([
  ['offer-gone', codes.engineUnavailable, {}, '选的模型现在用不了'],
  ['offer-cannot', codes.badInput, { field: 'negative' }, '选的模型做不到这一项'],
])('a refusal for %s stands at the model, what is there now is shown, and nothing typed is lost', async (reason, code, detail, words) => {
  const { user, sent, state, offerNow } = await openWith(generatorsWith(flux, studioOffer))
  const prompt = screen.getByLabelText('创意描述')
  await user.type(prompt, '雪山')
  state.reply = () => {
    offerNow(generatorsWith(studioOffer, sampleOffer('Other')))
    throw new Refusal(code, words, { reason, ...detail })
  }
  await generate(user)
  const said = await screen.findByText(words)
  expect(said.closest('[data-field]')?.getAttribute('data-field')).toBe('offer')
  expect(prompt).toHaveProperty('value', '雪山')
  state.reply = () => ({ task: sampleTask(), coin: 9 })
  await waitFor(() => expect(row().textContent).toContain('由 Inkling Studio 创作'))
  await generate(user)
  await waitFor(() => expect(sent[1]).toMatchObject({ offer: studioOffer.id, input: { prompt: '雪山' } }))
})

test('a refusal for a field in sight stands at the field', async () => {
  const { user, state } = await openWith(generatorsWith(flux, studioOffer))
  await user.type(screen.getByLabelText('创意描述'), '雪山')
  state.reply = () => {
    throw new Refusal(codes.badInput, '选的模型做不到这一项', { reason: 'offer-cannot', field: 'size' })
  }
  await generate(user)
  expect((await screen.findByText('选的模型做不到这一项')).closest('[data-field]')?.getAttribute('data-field')).toBe('size')
})

test('who keeps photos here is shown why an outside model cannot be chosen, and where that can be changed', async () => {
  const { user } = await openWith(generatorsWith({ ...flux, fields: undefined }, studioOffer), { path: '/functionSquare/cutout/index', photosStay: true })
  await waitFor(() => expect(row().textContent).toContain('由 Inkling Studio 创作照片留在本站'))
  const choice = await openChoice(user)
  expect(choice.getByRole('radio', { name: 'Flux' })).toHaveProperty('disabled', true)
  expect(choice.getByText(/你设置了不把照片发给外部服务/)).toBeTruthy()
  await user.click(choice.getByText('Flux'))
  expect(choice.getByRole('radio', { name: 'Inkling Studio' })).toHaveProperty('checked', true)
  expect(choice.getByRole('link', { name: '去设置' }).getAttribute('href')).toBe('/functionSquare/set/index')
  cleanup()
  // Words are no photos.
  await openWith(generatorsWith(flux, studioOffer), { photosStay: true })
  expect(row().textContent).toContain('由 Flux 创作')
})

test('where every model is outside, nothing is sent', async () => {
  const { user, sent } = await openWith(generatorsWith({ ...flux, fields: undefined }), { path: '/functionSquare/cutout/index', photosStay: true })
  expect(await screen.findByText(/你设置了不把照片发给外部服务/)).toBeTruthy()
  await generate(user)
  // Nor is a photo asked for that could not be used.
  expect(screen.queryByText('先选一张照片')).toBeNull()
  expect(sent).toEqual([])
})

test('words that the painter has none for are named while they are written, with a model that reads them', async () => {
  const { user } = await openWith(generatorsWith(studioOffer, flux))
  answer('promptCheck', ({ prompt }) => ({ paints: ['大海'], unread: prompt.includes('飞天') ? ['飞天'] : [] }))
  const prompt = screen.getByLabelText('创意描述')
  await user.type(prompt, '海边的飞天')
  expect(await screen.findByText('画不出：飞天')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '用 Flux 来画' }))
  expect(row().textContent).toContain('由 Flux 创作')
  expect(screen.queryByText(/画不出/)).toBeNull()
  expect(prompt).toHaveProperty('value', '海边的飞天')
})

test('words that the painter left out are offered to a model that reads them', async () => {
  const { user, sent, state } = await openWith(generatorsWith(studioOffer, { ...flux, fields: undefined }))
  const { description } = sampleWork(1)
  const works = [sampleWork(1, { description: { ...description!, input: { prompt: '飞天' }, unknown: ['飞天'] } })]
  state.reply = () => ({ task: sampleTask({ state: 'succeeded', works }), coin: 9 })
  answer('workFamily', () => ({ works }))
  await user.type(screen.getByLabelText('创意描述'), '飞天')
  await generate(user)
  await user.click(await screen.findByRole('button', { name: '用 Flux 来画' }))
  expect(row().textContent).toContain('由 Flux 创作')
  expect(screen.getByText('接下来由 Flux 来画，整句描述它都会读')).toBeTruthy()
  await generate(user)
  await waitFor(() => expect(sent[1]).toMatchObject({ offer: flux.id, input: { prompt: '飞天' } }))
})

test('while it is made, the model is named, and the one that it took over from', async () => {
  const { user, state } = await openWith(generatorsWith(flux, studioOffer))
  state.reply = () => ({ task: sampleTask({ state: 'running', maker: { model: 'Inkling Studio', insteadOf: 'Flux' } }), coin: 9 })
  answer('taskDetail', () => sampleTask({ state: 'running', maker: { model: 'Inkling Studio', insteadOf: 'Flux' } }))
  await user.type(screen.getByLabelText('创意描述'), '雪山')
  await generate(user)
  expect(await screen.findByText('Flux 没能完成，改由 Inkling Studio 创作')).toBeTruthy()
})
