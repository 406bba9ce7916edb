import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { EngineError } from '../engine.ts'
import { runOffer } from '../run-offer.ts'
import { collectRun } from '../testing/collect-run.ts'
import { openAiStandIn, type Behaviour, type OpenAiStandIn } from './stand-in/openai-stand-in.ts'
import { openHosted, requestFor } from './testing.ts'

const UPLOAD = '0b9cbe5e-4f2c-4c0b-9a0e-0a52a3a4d6f1'
let server: OpenAiStandIn

beforeAll(async () => {
  server = await openAiStandIn()
})
afterAll(() => server.close())
beforeEach(() => {
  server.behave('well')
  server.seen.length = 0
})

const openai = (lines?: string[]) => openHosted('openai', { apiKey: 'KEY', baseURL: `${server.address}/v1` }, undefined, lines)
const compatible = (
  entry: object = { images: [{ id: 'sd-cpp-local', does: ['words', 'edit', 'fill'], seed: true, negative: 'negative_prompt' }] },
) => openHosted('openai-compatible', { baseURL: `${server.address}/v1`, ...entry })

const noise = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#777', noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
      .png()
      .toBuffer(),
  )

test('offers the models that the service lists, for all that they can do', async () => {
  const offers = await (await openai()).discover(new AbortController().signal)
  expect(new Set(offers.map(({ model }) => model.id))).toEqual(new Set(['gpt-image-2.6-flare', 'gpt-5.4-mini']))
  const words = offers.find(({ generator }) => generator === 'text-to-image')
  expect(words).toMatchObject({
    id: 'openai/gpt-image-2.6-flare/text-to-image',
    lane: 'openai',
    stays: false,
    accepts: { prompt: { max: 32_000 }, size: true, clarity: true, count: true, style: true },
  })
  expect(words?.accepts).not.toHaveProperty('seed')
  expect(words?.accepts).not.toHaveProperty('negative')
  expect(offers.map(({ generator }) => generator)).toEqual(
    expect.arrayContaining(['erasure', 'extend', 'local-redraw', 'qipao', 'avatar', 'image-to-text']),
  )
  expect(JSON.stringify(offers)).not.toContain('secret-key')
})

test('a wrong key is no set-up', async () => {
  server.behave('wrong-key')
  await expect((await openai()).discover(new AbortController().signal)).rejects.toMatchObject({
    reason: 'engine-not-set-up',
    kind: 'unsupported',
  })
})

test('makes several pictures with one call, in the asked shape, without what the service left in the file', async () => {
  const engine = await openai()
  const request = await requestFor(engine, 'text-to-image', { prompt: '湖上的小船', style: 'oil', size: '9:16', count: 3 })
  const run = collectRun({ taskId: 'the-task' })
  await engine.run(request, run)
  const calls = server.seen.filter(({ path }) => path === '/v1/images/generations')
  expect(calls).toHaveLength(1)
  expect(calls[0]!.fields).toMatchObject({ model: 'gpt-image-2.6-flare', n: 3, size: '720x1280' })
  expect(calls[0]!.fields.prompt).toMatch(/^湖上的小船, oil painting/)
  expect(calls[0]!.headers).toMatchObject({ 'idempotency-key': 'the-task-0', authorization: 'Bearer secret-key' })
  expect(run.assets).toHaveLength(3)
  for (const asset of run.assets) {
    const { width, height, exif } = await sharp(asset.kind === 'image' ? asset.bytes : Buffer.alloc(0)).metadata()
    expect([width, height, exif]).toEqual([720, 1280, undefined])
  }
  expect(run.progress.map(({ stage }) => stage)).toEqual(['sending', 'making', 'finishing', 'finishing', 'finishing'])
})

test('sends a mask as the service wants it, and puts every untouched pixel back', async () => {
  const engine = await openai()
  const photo = await noise(400, 300)
  const strokes = [{ mode: 'keep' as const, radius: 0.1, points: [[0.5, 0.5]] as [number, number][] }]
  const request = await requestFor(engine, 'local-redraw', {
    photo: UPLOAD,
    mask: { strokes, inverted: false, grow: 0 },
    prompt: 'a red ball',
  })
  const run = collectRun({ uploads: { [UPLOAD]: photo } })
  await engine.run(request, run)
  const [call] = server.seen.filter(({ path }) => path === '/v1/images/edits')
  expect(call?.mask).toBeDefined()
  expect(call?.photos).toHaveLength(1)
  const [asset] = run.assets
  if (asset?.kind !== 'image') throw new Error('No picture')
  const [before, after] = await Promise.all(
    [photo, asset.bytes].map((picture) => sharp(picture).raw().toBuffer({ resolveWithObject: true })),
  )
  expect([after!.info.width, after!.info.height]).toEqual([400, 300])
  const at = (x: number, y: number) => [...after!.data.subarray((y * 400 + x) * 3, (y * 400 + x) * 3 + 3)]
  expect(at(200, 150)).toEqual([0xc8, 0x3c, 0x28])
  let touched = 0
  for (let y = 0; y < 300; y++) {
    for (let x = 0; x < 400; x++) {
      const outside = Math.hypot(x - 200, y - 150) > 44
      const i = (y * 400 + x) * 3
      if (outside && !after!.data.subarray(i, i + 3).equals(before!.data.subarray(i, i + 3))) touched++
    }
  }
  expect(touched).toBe(0)
})

test('extends a photo, which stays as it is in the middle', async () => {
  const engine = await openai()
  const photo = await noise(200, 200)
  const run = collectRun({ uploads: { [UPLOAD]: photo } })
  await engine.run(
    await requestFor(engine, 'extend', { photo: UPLOAD, margins: { top: 0, right: 0.5, bottom: 0, left: 0.5 } }),
    run,
  )
  const [asset] = run.assets
  if (asset?.kind !== 'image') throw new Error('No picture')
  const { width, height } = await sharp(asset.bytes).metadata()
  expect([width, height]).toEqual([400, 200])
  const middle = await sharp(asset.bytes).extract({ left: 100, top: 0, width: 200, height: 200 }).raw().toBuffer()
  expect(middle.equals(await sharp(photo).raw().toBuffer())).toBe(true)
  expect([...(await sharp(asset.bytes).extract({ left: 20, top: 100, width: 1, height: 1 }).raw().toBuffer())]).toEqual([
    0xc8, 0x3c, 0x28,
  ])
})

test('changes a photo as a theme says, in the shape that was asked, with two photos where there are two', async () => {
  const engine = await openai()
  const photo = await noise(300, 400)
  const run = collectRun({ uploads: { [UPLOAD]: photo } })
  await engine.run(await requestFor(engine, 'qipao', { photo: UPLOAD, variant: 'jade', size: '1:1' }), run)
  const [portrait] = server.seen.filter(({ path }) => path === '/v1/images/edits')
  expect(portrait?.fields.prompt).toMatch(/qipao.*jade.*same person/is)
  expect(portrait?.fields.size).toBe('1024x1024')
  const other = '6d2c1f1e-97f4-4a54-8d1f-1c2d7c0f2a11'
  const backdrop = { kind: 'picture' as const, picture: other }
  await engine.run(
    await requestFor(engine, 'background-change', { photo: UPLOAD, backdrop }),
    collectRun({ uploads: { [UPLOAD]: photo, [other]: photo } }),
  )
  expect(server.seen.at(-1)?.photos).toHaveLength(2)
})

test('reads a photo into words, with colours that were measured', async () => {
  const engine = await openai()
  const photo = new Uint8Array(
    await sharp({ create: { width: 80, height: 60, channels: 3, background: '#1040c0' } })
      .png()
      .toBuffer(),
  )
  const run = collectRun({ uploads: { [UPLOAD]: photo } })
  await engine.run(await requestFor(engine, 'image-to-text', { photo: UPLOAD, language: 'zh-Hans' }), run)
  expect(run.assets).toMatchObject([
    {
      kind: 'image',
      bytes: photo,
      text: { summary: '一艘红色的小船停在平静的湖面上。', colours: [{ colour: '#1040c0', share: 1 }] },
    },
  ])
  const { fields } = server.seen.at(-1)!
  expect(JSON.stringify(fields.messages)).toContain('Simplified Chinese')
  expect(fields.response_format).toMatchObject({ type: 'json_schema' })
})

const failures: [Behaviour, reason: string, kind: string][] = [
  ['moderated', 'content-refused', 'refused'],
  ['sensitive', 'content-refused', 'refused'],
  ['wrong-key', 'engine-not-set-up', 'unsupported'],
  ['no-model', 'engine-not-set-up', 'unsupported'],
  ['no-quota', 'engine-not-set-up', 'unsupported'],
  ['wrong-size', 'engine-not-set-up', 'unsupported'],
  ['busy', 'engine-busy', 'transient'],
  ['down', 'engine-unreachable', 'transient'],
  ['plain-error', 'engine-unreachable', 'transient'],
  ['empty', 'engine-answer-bad', 'transient'],
  ['no-json', 'engine-answer-bad', 'transient'],
  ['cut-off', 'engine-unreachable', 'transient'],
  ['endless', 'engine-answer-bad', 'transient'],
  ['not-a-picture', 'engine-answer-bad', 'transient'],
  ['foreign-url', 'engine-answer-bad', 'transient'],
]

test.each(failures)(
  '%s ends as %s (%s), asked once, with nothing of it in the error or the log',
  async (behaviour, reason, kind) => {
    const lines: string[] = []
    const engines = behaviour === 'foreign-url' ? await compatible() : await openai(lines)
    const request = await requestFor(engines, 'text-to-image', { prompt: 'somebody’s private words' })
    server.behave(behaviour)
    server.seen.length = 0
    const run = collectRun()
    const error: unknown = await engines.run(request, run).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(EngineError)
    expect(error).toMatchObject({ reason, kind })
    expect(server.seen).toHaveLength(1)
    expect(run.assets).toEqual([])
    const told = `${JSON.stringify(error, Object.getOwnPropertyNames(error))} ${String((error as Error).cause)} ${lines.join('')}`
    expect(told).not.toMatch(/secret-key|private words/)
  },
)

test('a server that is not there is unreachable', async () => {
  const gone = await openAiStandIn()
  const engine = await openHosted('openai', { apiKey: 'KEY', baseURL: `${gone.address}/v1` })
  const request = await requestFor(engine, 'text-to-image', { prompt: 'a boat' })
  await gone.close()
  await expect(engine.discover(new AbortController().signal)).rejects.toMatchObject({
    reason: 'engine-unreachable',
    kind: 'transient',
  })
  await expect(engine.run(request, collectRun())).rejects.toMatchObject({ reason: 'engine-unreachable', kind: 'transient' })
})

test('ends soon when the person cancels', async () => {
  const engine = await openai()
  const request = await requestFor(engine, 'text-to-image', { prompt: 'a boat' })
  server.behave('silent')
  const asked = server.asked()
  const run = collectRun()
  const running = engine.run(request, run)
  await asked
  run.cancel()
  await expect(running).rejects.toThrow('cancelled')
})

test('an address without a key: seeds, words of what is not wanted and sizes as local servers take them', async () => {
  const engine = await compatible({
    images: [{ id: 'sd-cpp-local', name: 'Local', seed: true, negative: 'negative_prompt' }],
    stays: true,
  })
  const request = await requestFor(engine, 'text-to-image', {
    prompt: 'a boat <lora:x:1>',
    negative: 'people',
    seed: 7,
    count: 2,
    size: '3:4',
  })
  expect(request.offer).toMatchObject({ stays: true, model: { name: 'Local' } })
  const run = collectRun()
  await engine.run(request, run)
  const calls = server.seen.filter(({ path }) => path === '/v1/images/generations')
  expect(calls.map(({ fields }) => fields)).toMatchObject([
    { seed: 7, negative_prompt: 'people', n: 1, prompt: 'a boat' },
    { seed: 8, negative_prompt: 'people', n: 1, prompt: 'a boat' },
  ])
  expect(calls[0]!.headers.authorization).toBeUndefined()
  const [width = 0, height = 0] = String(calls[0]!.fields.size).split('x').map(Number)
  expect([width % 64, height % 64]).toEqual([0, 0])
  const [first] = run.assets
  if (first?.kind !== 'image') throw new Error('No picture')
  const about = await sharp(first.bytes).metadata()
  expect(about.width / about.height).toBeCloseTo(3 / 4, 1)
  expect(run.assets.map(({ seed }) => seed)).toEqual([7, 8])
})

test('takes pictures by address from the server itself', async () => {
  const engine = await compatible({ images: [{ id: 'sd-cpp-local' }] })
  const request = await requestFor(engine, 'text-to-image', { prompt: 'a boat' })
  server.behave('url')
  const run = collectRun()
  await engine.run(request, run)
  expect(run.assets).toHaveLength(1)
})

test('finds models by the families that it knows, and puts words into English for those that want it', async () => {
  server.models.push('Qwen/Qwen3-VL-8B-Instruct', 'black-forest-labs/FLUX.1-dev', 'llama-3')
  const engine = await compatible({})
  const offers = await engine.discover(new AbortController().signal)
  server.models.splice(3)
  expect(new Set(offers.map(({ model }) => model.id))).toEqual(
    new Set(['gpt-image-2.6-flare', 'sd-cpp-local', 'black-forest-labs/FLUX.1-dev', 'gpt-5.4-mini']),
  )

  const english = await compatible({ images: [{ id: 'sd-cpp-local', english: true }], chat: 'gpt-5.4-mini' })
  const run = collectRun()
  const request = await requestFor(english, 'text-to-image', { prompt: '湖上的红色小船' })
  await runOffer({ engine: english, offer: request.offer }, request, run, [english.translator!])
  expect(server.seen.at(-1)?.fields.prompt).toBe('a red boat on a lake')
  expect(run.assets[0]).toMatchObject({ settings: { prompt: 'a red boat on a lake' } })
})
