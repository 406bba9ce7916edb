import * as v from 'valibot'
import { expect, test } from 'vitest'
import { hostedKinds } from './kind.ts'
import { openHosted } from './testing.ts'

/** What the environment comes to, by kind. */
const configured = (values: Record<string, string>) =>
  Object.fromEntries(
    hostedKinds.map((kind) => [kind.kind, kind.fromEnvironment(values)]).filter(([, entry]) => entry !== undefined),
  )

test('an environment without keys configures nothing', () => {
  expect(configured({})).toEqual({})
})

test('a key configures its service, by the names that people use', () => {
  const keys = [
    'OPENAI_API_KEY',
    'GOOGLE_GENERATIVE_AI_API_KEY',
    'BFL_API_KEY',
    'FAL_KEY',
    'REPLICATE_API_TOKEN',
    'TOGETHER_API_KEY',
    'XAI_API_KEY',
    'LUMA_API_KEY',
    'DASHSCOPE_API_KEY',
    'ARK_API_KEY',
  ]
  const entries = configured(Object.fromEntries(keys.map((key) => [key, 'secret'])))
  expect(Object.keys(entries)).toEqual([
    'openai',
    'google',
    'bfl',
    'fal',
    'replicate',
    'together',
    'xai',
    'luma',
    'alibaba',
    'bytedance',
  ])
  expect(Object.values(entries)).toEqual(keys.map((apiKey) => ({ apiKey })))
  for (const key of keys) expect(hostedKinds.some(({ variables }) => key in variables)).toBe(true)
})

test('with an address of its own, OpenAI’s protocol is spoken there', () => {
  expect(
    configured({
      OPENAI_API_KEY: 'secret',
      OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
      OPENAI_IMAGE_MODEL: 'flux',
      OPENAI_CHAT_MODEL: 'qwen',
    }),
  ).toEqual({
    'openai-compatible': {
      baseURL: 'http://127.0.0.1:9/v1',
      apiKey: 'OPENAI_API_KEY',
      images: [{ id: 'flux', seed: true, negative: 'negative_prompt' }],
      chat: 'qwen',
    },
  })
})

test('names what is wrong with an entry', async () => {
  const entry = (kind: string) => hostedKinds.find((known) => known.kind === kind)!.entry
  const wrong = (kind: string, value: unknown) =>
    v.safeParse(entry(kind), value).issues?.map((issue) => [v.getDotPath(issue), issue.message])
  expect(wrong('openai', { apiKey: 'sk-123' })).toEqual([
    ['apiKey', 'must be the name of a variable of the environment, never the key itself'],
  ])
  expect(wrong('openai', { url: 'x' })?.map(([path]) => path)).toEqual(['url'])
  expect(wrong('openai-compatible', { baseURL: 'localhost:8080' })?.[0]).toEqual(['baseURL', 'must be an http(s) address'])
  expect(wrong('openai-compatible', { baseURL: 'http://localhost', images: [{ id: 'x', does: ['magic'] }] })?.[0]?.[0]).toBe(
    'images.0.does.0',
  )
  await expect(openHosted('openai', { apiKey: 'NOT_THERE' })).rejects.toThrow('NOT_THERE')
})
