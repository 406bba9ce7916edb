import sharp from 'sharp'
import pino from 'pino'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { collectRun } from '../testing/collect-run.ts'
import { createHostedEngine } from './hosted-engine.ts'
import { ImageModelCard } from './image-model.ts'
import { pictureOffers } from './offers.ts'
import { providers } from './providers/providers.ts'
import { requestOf } from './testing.ts'

const PHOTO = '0b9cbe5e-4f2c-4c0b-9a0e-0a52a3a4d6f1'
const photo = new Uint8Array(await sharp({ create: { width: 384, height: 512, channels: 3, background: '#468' } }).png().toBuffer())
const mask = { strokes: [{ mode: 'keep', radius: 0.2, points: [[0.5, 0.5]] }] }
// The answer, whatever was asked, has the proportions of what was sent.
const margins = { top: 0.5, left: 0.5 }

const made = Buffer.from(photo).toString('base64')
/** Whatever a service answers: what each SDK reads is in it. */
const answers = {
  id: 'job', data: [{ b64_json: made }], images: [{ url: 'https://files.example/1' }], status: 'Ready', polling_url: 'https://jobs.example/1',
  result: { sample: 'https://files.example/1' }, assets: { image: 'https://files.example/1' }, output: ['https://files.example/1'], urls: { get: 'https://jobs.example/1' },
  candidates: [{ content: { parts: [{ inlineData: { mimeType: 'image/png', data: made } }] }, finishReason: 'STOP' }],
}

const cards = providers.flatMap((provider) =>
  (provider.images ?? []).map((image) => ({ provider, card: v.parse(ImageModelCard, image), title: `${provider.kind} ${image.id}` })),
)

test.each(cards)('$title honours every field that it is offered with: the SDK warns of none', async ({ provider, card }) => {
  const lines: string[] = []
  const sent: unknown[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = String(input)
    if (url.startsWith('https://files.example/')) return new Response(photo, { headers: { 'content-type': 'image/png' } })
    if (init?.method === 'POST') sent.push(init.body)
    return Response.json({ ...answers, ...(provider.kind === 'replicate' && { status: 'succeeded' }), ...(provider.kind === 'luma' && { state: 'completed' }) })
  }
  const load = await provider.load()
  const access = { apiKey: 'key', baseURL: provider.baseURL, fetch }
  const service = {
    id: provider.kind, provider, apiKey: 'key', baseURL: provider.baseURL, fetch, images: [card], stays: false,
    models: async (fetch: typeof globalThis.fetch) => load({ ...access, fetch }),
    log: pino({ level: 'warn' }, { write: (line) => void lines.push(line) }),
  }
  const engine = createHostedEngine(service, { name: provider.name, atOnce: 1 })
  const offers = pictureOffers(card, { engine: provider.kind, stays: false })
  expect(offers.length).toBeGreaterThan(0)
  for (const offer of offers) {
    const all = { prompt: '湖上的小船', negative: 'people', size: '9:16', clarity: 'high', count: 2, seed: 5, photo: PHOTO, mask, margins, items: ['beret'], backdrop: undefined as unknown }
    if (offer.generator === 'background-change') all.backdrop = { kind: 'prompt', prompt: 'a beach' }
    const used = Object.entries(all).filter(([field, value]) => value !== undefined && offer.accepts !== 'all' && field in offer.accepts)
    const run = collectRun({ uploads: { [PHOTO]: photo } })
    await engine.run(requestOf(offer, Object.fromEntries(used)), run)
    expect(run.assets.length, offer.generator).toBeGreaterThan(0)
  }
  expect(sent.length).toBeGreaterThanOrEqual(offers.length)
  expect(lines).toEqual([])
})

test('every provider has what its kind needs', () => {
  const kinds = providers.map(({ kind }) => kind)
  expect(new Set(kinds).size).toBe(kinds.length)
  for (const { images = [], chat } of providers) expect(images.length > 0 || chat !== undefined).toBe(true)
})
