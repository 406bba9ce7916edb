import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostedConformance } from './conformance.ts'
import { hostedKinds } from './kind.ts'
import { filmStandIn } from './stand-in/film-stand-in.ts'
import { openAiStandIn, type OpenAiStandIn } from './stand-in/openai-stand-in.ts'
import { openHosted } from './testing.ts'

let server: OpenAiStandIn
beforeAll(async () => {
  server = await openAiStandIn()
})
afterAll(() => server.close())

const ofFilms = /^(films|reads words)/

const entry = () => ({
  baseURL: `${server.address}/v1`,
  images: [{ id: 'sd-cpp-local', does: ['words', 'edit', 'fill'], seed: true }],
  chat: 'gpt-5.4-mini',
})

test.each(hostedConformance)('an OpenAI-compatible address $name', async ({ name, check }) => {
  server.behave('well')
  expect(await check(await openHosted('openai-compatible', entry()))).toBe(ofFilms.test(name) ? 'skipped' : 'kept')
})

test('an address of films and voices films and speaks', async () => {
  const films = await filmStandIn()
  const engine = await openHosted('openai-compatible', { baseURL: `${films.address}/v1`, pollSeconds: 0.01 })
  const told = await Promise.all(hostedConformance.filter(({ name }) => ofFilms.test(name)).map(({ check }) => check(engine)))
  await films.close()
  expect(told).toEqual(['kept', 'kept', 'kept'])
})

test('the command tells each, and fails when one is not kept', async () => {
  const kind = hostedKinds.find(({ kind }) => kind === 'openai-compatible')!
  const lines: string[] = []
  const run = async () => {
    await kind.check!(v.parse(kind.entry, entry()), {}, (line) => void lines.push(line))
  }
  await run()
  expect(lines).toHaveLength(hostedConformance.length)
  expect(lines.filter((line) => !line.startsWith('kept'))).toHaveLength(3)
  server.behave('not-a-picture')
  await expect(run()).rejects.toThrow('4 checks failed')
})
