import { createReadStream } from 'node:fs'
import sharp from 'sharp'
import pino from 'pino'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { unusableField, usesField } from '../offer.ts'
import { collectRun } from '../testing/collect-run.ts'
import { createHostedEngine } from './hosted-engine.ts'
import { generators } from '#contract/generators/generators.ts'
import { ImageModelCard } from './image-model.ts'
import { pictureRecipes } from './instructions/recipes.ts'
import { pictureOffers } from './offers.ts'
import { providers } from './providers/providers.ts'
import { videoOffers } from './videos/video-offers.ts'
import { lengthFor, VideoModelCard } from './videos/video-model.ts'
import { requestOf } from './testing.ts'

const PHOTO = '0b9cbe5e-4f2c-4c0b-9a0e-0a52a3a4d6f1'
const photo = new Uint8Array(
  await sharp({ create: { width: 384, height: 512, channels: 3, background: '#468' } })
    .png()
    .toBuffer(),
)
const mask = { strokes: [{ mode: 'keep', radius: 0.2, points: [[0.5, 0.5]] }] }
// The answer, whatever was asked, has the proportions of what was sent.
const margins = { top: 0.5, left: 0.5 }

const made = Buffer.from(photo).toString('base64')
const asked = ['text-to-image', 'picture-redraw', 'local-redraw', 'extend', 'qipao', 'avatar']

/** Whatever a service answers: what each SDK reads is in it. */
const answers = {
  id: 'job',
  data: [{ b64_json: made }],
  images: [{ url: 'https://files.example/1' }],
  status: 'Ready',
  polling_url: 'https://jobs.example/1',
  result: { sample: 'https://files.example/1' },
  assets: { image: 'https://files.example/1' },
  output: ['https://files.example/1'],
  urls: { get: 'https://jobs.example/1' },
  candidates: [{ content: { parts: [{ inlineData: { mimeType: 'image/png', data: made } }] }, finishReason: 'STOP' }],
}

const cards = providers.flatMap((provider) =>
  (provider.images ?? []).map((image) => ({
    provider,
    card: v.parse(ImageModelCard, image),
    title: `${provider.kind} ${image.id}`,
  })),
)

/** A provider's engine whose every call is answered by `fetch`. */
async function withAnswer({ provider, card }: { provider: (typeof cards)[number]['provider']; card: ImageModelCard | VideoModelCard }, fetch: typeof globalThis.fetch) {
  const lines: string[] = []
  const load = await provider.load()
  const access = { apiKey: 'key', baseURL: provider.baseURL }
  const service = {
    id: provider.kind,
    provider,
    ...access,
    fetch,
    images: 'perCall' in card ? [card] : [],
    videos: 'perCall' in card ? [] : [card],
    speech: [],
    pollMs: 1,
    files: { stream: async () => ({ mime: 'video/mp4', stream: createReadStream(shipped) }) },
    stays: false,
    models: async (fetch: typeof globalThis.fetch) => load({ ...access, fetch }),
    log: pino({ level: 'warn' }, { write: (line) => void lines.push(line) }),
  }
  return { engine: createHostedEngine(service, { name: provider.name, atOnce: 1 }), lines }
}

test.each(cards)('$title honours every field that it is offered with: the SDK warns of none', async ({ provider, card }) => {
  const sent: unknown[] = []
  const { engine, lines } = await withAnswer({ provider, card }, async (input, init) => {
    if (new URL(input instanceof Request ? input.url : input).host === 'files.example')
      return new Response(photo, { headers: { 'content-type': 'image/png' } })
    if (init?.method === 'POST') sent.push(init.body)
    return Response.json({
      ...answers,
      ...(provider.kind === 'replicate' && { status: 'succeeded' }),
      ...(provider.kind === 'luma' && { state: 'completed' }),
    })
  })
  const offers = pictureOffers(card, { engine: provider.kind, stays: false })
  expect(offers.length).toBeGreaterThan(0)
  // How a generator is asked does not depend on the model.
  for (const offer of offers.filter(({ generator }) => asked.includes(generator))) {
    const all = {
      prompt: '湖上的小船',
      negative: 'people',
      size: '9:16',
      clarity: 'high',
      count: 2,
      seed: 5,
      photo: PHOTO,
      mask,
      margins,
    }
    const used = Object.entries(all).filter(([field]) => usesField(offer, field))
    const run = collectRun({ uploads: { [PHOTO]: photo } })
    sent.length = 0
    await engine.run(requestOf(offer, Object.fromEntries(used)), run)
    expect(run.assets.length, offer.generator).toBeGreaterThan(0)
    const [body] = sent
    const words = JSON.stringify(body instanceof FormData ? Object.fromEntries(body) : body)
    // What the offer says it uses is sent.
    const signs = Object.entries({ seed: /seed\\?":5\b/, negative: /people/, size: /9:16|\d+x\d+|width\\?":\d+/ }).filter(
      ([field]) => usesField(offer, field),
    )
    for (const [, sign] of signs) expect(words).toMatch(sign)
  }
  expect(lines).toEqual([])
})

const shipped = new URL('../../../public/examples/img-to-video/0.mp4', import.meta.url)
const videoCards = providers.flatMap((provider) => (provider.videos ?? []).map((video) => ({ provider, card: v.parse(VideoModelCard, video), title: `${provider.kind} ${video.id}` })))
const film = { url: 'https://files.example/1.mp4' }
/** Whatever a service of films answers, to sending a job and to looking after it: what each SDK reads is in it. */
const filmAnswers = {
  id: 'job',
  name: 'operations/1',
  done: true,
  response: { generateVideoResponse: { generatedSamples: [{ video: { uri: film.url } }] } },
  request_id: 'job',
  response_url: 'https://queue.fal.run/fal-ai/x/requests/1',
  video: film,
  output: { task_id: 'job', task_status: 'SUCCEEDED', video_url: film.url },
  polling_url: 'https://api.bfl.ai/v1/get_result',
  result: { sample: film.url },
}

test.each(videoCards)('$title films with every field that it is offered with: the SDK warns of none', async ({ provider, card }) => {
  const sent: unknown[] = []
  const { engine, lines } = await withAnswer({ provider, card }, async (_input, init) => {
    if (init?.method === 'POST') sent.push(init.body)
    const ofOwn = { replicate: { status: 'succeeded', output: film.url, urls: { get: 'https://api.replicate.com/v1/predictions/1' } }, bfl: { status: 'Ready' }, xai: { status: 'done' } }[provider.kind] ?? {}
    return Response.json({ ...filmAnswers, ...ofOwn })
  })
  const [offer] = videoOffers(card, { engine: provider.kind, stays: false })
  const all = { photo: PHOTO, prompt: 'she smiles', ratio: '9:16', resolution: card.resolutions.at(-1), seconds: 8, seed: 5, endPhoto: PHOTO }
  const used = Object.fromEntries(Object.entries(all).filter(([field]) => usesField(offer!, field)))
  const run = collectRun({ uploads: { [PHOTO]: photo } })
  await engine.run(requestOf(offer!, { ...used, seconds: lengthFor(card, 8) }), run)
  expect(run.films).toHaveLength(1)
  const words = JSON.stringify(sent)
  const signs = [/she smiles/, /9:16/, new RegExp(`uration[^,]{0,16}"?${lengthFor(card, 8)}`), ...(card.seed ? [/seed[^,]{0,4}:5/] : [])]
  for (const sign of signs) expect(words).toMatch(sign)
  expect(words.match(/iVBORw0KGgo/g)).toHaveLength(card.lastFrame === false ? 1 : 2)
  expect(lines).toEqual([])
})

test('a model that takes one photo is not offered a backdrop that is another', () => {
  const single = v.parse(ImageModelCard, { id: 'one', does: ['edit'] })
  const offer = pictureOffers(single, { engine: 'e', stays: false }).find(({ generator }) => generator === 'background-change')!
  expect(unusableField(offer, { photo: PHOTO, backdrop: { kind: 'prompt', prompt: 'a beach', style: 'auto' } })).toBeUndefined()
  expect(unusableField(offer, { photo: PHOTO, backdrop: { kind: 'picture', picture: PHOTO } })).toBe('backdrop')
})

test('tells that a service has stopped for its rules', async () => {
  const blocked = { candidates: [{ content: { parts: [] }, finishReason: 'IMAGE_SAFETY', safetyRatings: [] }] }
  const google = cards.find(({ provider }) => provider.kind === 'google')!
  const { engine } = await withAnswer(google, async () => Response.json(blocked))
  const [offer] = pictureOffers(google.card, { engine: 'google', stays: false })
  await expect(engine.run(requestOf(offer!, { prompt: 'a boat' }), collectRun())).rejects.toMatchObject({
    reason: 'content-refused',
    kind: 'refused',
  })
})

test('every recipe says in words what was chosen', () => {
  for (const [generator, { words, own }] of pictureRecipes) {
    const needed = {
      prompt: 'a boat',
      photo: PHOTO,
      mask,
      margins,
      items: ['beret'],
      ...(generator === 'background-change' && { backdrop: { kind: 'prompt', prompt: 'a beach' } }),
      outfitColour: '#aa3322',
    }
    const { entries } = generators[generator].input
    const input = v.parse(
      generators[generator].input,
      Object.fromEntries(Object.entries(needed).filter(([name]) => name in entries)),
    )
    const said = words(input, own?.(input) ?? '')
    expect(said, generator).toMatch(/^\S[^]{5,900}$/)
    expect(said, generator).not.toMatch(/undefined|\[object|false|  /)
  }
})

test('every provider has what its kind needs', () => {
  const kinds = providers.map(({ kind }) => kind)
  expect(new Set(kinds).size).toBe(kinds.length)
  for (const { images = [], chat } of providers) expect(images.length > 0 || chat !== undefined).toBe(true)
})
