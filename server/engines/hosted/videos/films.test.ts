import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { collectRun, type CollectOptions } from '../../testing/collect-run.ts'
import { filmStandIn, type FilmStandIn } from '../stand-in/film-stand-in.ts'
import { openHosted, requestFor } from '../testing.ts'

let server: FilmStandIn
beforeEach(async () => {
  server = await filmStandIn()
})
afterEach(() => server.close())

const PHOTO = '0b9cbe5e-4f2c-4c0b-9a0e-0a52a3a4d6f1'
const photo = new Uint8Array(await sharp({ create: { width: 600, height: 400, channels: 3, background: '#a86' } }).png().toBuffer())
const card = { seconds: { from: 4, to: 8, step: 2 }, ratios: ['16:9', '9:16'], seed: true }

/** They are asked after often, so that no test waits. */
const services = {
  'openai-compatible': () => openHosted('openai-compatible', { baseURL: `${server.address}/v1`, videos: [{ ...card, id: 'wan-2.2-ti2v' }], pollSeconds: 0.01 }),
  replicate: () => openHosted('replicate', { apiKey: 'KEY', baseURL: `${server.address}/replicate/v1`, videos: [{ ...card, id: 'bytedance/seedance-1-pro', lastFrame: 'last_frame_image' }], pollSeconds: 0.01 }),
}
type Kind = keyof typeof services

async function start(kind: Kind, options: CollectOptions = {}, input: object = {}) {
  const engine = await services[kind]()
  const run = collectRun({ uploads: { [PHOTO]: photo }, ...options })
  return { run, running: engine.run(await requestFor(engine, 'img-to-video', { photo: PHOTO, prompt: 'she smiles', seconds: 5, ...input }), run) }
}

describe.each(Object.keys(services) as Kind[])('%s', (kind) => {
  it('films a photo: cut to a shape and as long as the model makes them, with the photo as poster', async () => {
    const { run, running } = await start(kind)
    await running
    const [asset] = run.assets
    if (asset?.kind !== 'video') throw new Error('No film')
    expect(await sharp(asset.poster).metadata()).toMatchObject({ width: 480, height: 480 })
    expect(asset).toMatchObject({ mime: 'video/mp4', settings: { prompt: 'she smiles, slow camera push in' } })
    expect(run.films[0]!.byteLength).toBeGreaterThan(40_000)
    expect(run.films[0]!.includes(`"ProduceID":"${run.taskId}"`)).toBe(true)
    const [job] = server.sent
    expect(Number(job!.input.seconds ?? job!.input.duration)).toBe(6)
    expect(Number(job!.input.seed)).toBe(asset.seed)
    const sent = job!.photo ?? Buffer.from(String(job!.input.image).split(',')[1]!, 'base64')
    expect(await sharp(sent).metadata()).toMatchObject({ width: 1280, height: 720 })
    expect(job!.headers['idempotency-key']).toBe(run.taskId)
  })

  it('finds its job again after a restart, and pays once; sends a forgotten one again at the next try', async () => {
    server.fate('waiting')
    const polled = server.polled()
    const first = await start(kind)
    await polled
    first.run.interrupt()
    await expect(first.running).rejects.toThrow('the process ends')
    expect(server.sent).toMatchObject([{ cancelled: false }])
    server.fate('done')
    const checkpoint = first.run.checkpoint.value
    const again = await start(kind, { checkpoint })
    await again.running
    expect([server.sent.length, again.run.films.length]).toEqual([1, 1])
    server.restart()
    const lost = await start(kind, { checkpoint })
    await expect(lost.running).rejects.toMatchObject({ kind: 'transient' })
    expect(lost.run.checkpoint.value).toBeUndefined()
  })

  it('cancels the job when the person gives it up', async () => {
    server.fate('waiting')
    const polled = server.polled()
    const { run, running } = await start(kind)
    await polled
    run.cancel()
    await expect(running).rejects.toThrow('cancelled')
    expect(server.sent).toMatchObject([{ cancelled: true }])
  })
})

it.each([
  ['moderated', 'content-refused', 'refused', false],
  ['failed', 'engine-answer-bad', 'transient', false],
  ['wrong-key', 'engine-not-set-up', 'unsupported', false],
  ['busy', 'engine-busy', 'transient', false],
  ['down', 'engine-unreachable', 'transient', false],
  // The job is done and paid: its file is fetched again.
  ['no-film', 'engine-answer-bad', 'transient', true],
  ['half', 'engine-answer-bad', 'transient', true],
  ['cut-off', 'engine-unreachable', 'transient', true],
] as const)('a service that answers as %s: %s', async (fate, reason, kind, kept) => {
  const engine = await services['openai-compatible']()
  const run = collectRun({ uploads: { [PHOTO]: photo } })
  const request = await requestFor(engine, 'img-to-video', { photo: PHOTO })
  server.fate(fate)
  await expect(engine.run(request, run)).rejects.toMatchObject({ reason, kind })
  expect([run.checkpoint.value !== undefined, run.assets.length]).toEqual([kept, 0])
})

it('sends the last picture as the card says, and fetches no film from anywhere else', async () => {
  server.fate('elsewhere')
  const { running } = await start('replicate', {}, { endPhoto: PHOTO })
  await expect(running).rejects.toMatchObject({ reason: 'engine-answer-bad' })
  expect(server.sent[0]!.input.last_frame_image).toMatch(/^data:image\/png;base64,/)
})

it('finds models of films and voices by what an address lists', async () => {
  const engine = await openHosted('openai-compatible', { baseURL: `${server.address}/v1` })
  const offers = await engine.discover(AbortSignal.timeout(5000))
  expect(offers.map(({ generator, filmsScenes }) => [generator, filmsScenes])).toEqual([['img-to-video', undefined], ['text-to-video', true]])
  expect(engine.speaker!.voices()).toEqual(['zf_xiaoxiao', 'af_heart', 'am_adam'])
})

const speak = async () => {
  const engine = await openHosted('openai-compatible', { baseURL: `${server.address}/v1` })
  await engine.discover(AbortSignal.timeout(5000))
  return engine.speaker!.speak('清晨，海边的小镇还在睡。', { voice: 'af_heart', language: 'zh-Hans', key: 'k', signal: AbortSignal.timeout(5000) })
}

it('speaks: asks for numbers, and reads all that came whatever the head says', async () => {
  const { samples, sampleRate } = await speak()
  expect(sampleRate).toBe(24_000)
  expect(samples.length / sampleRate).toBeCloseTo(12 / 4.5, 1)
  expect(Math.max(...samples.subarray(0, 24_000))).toBeGreaterThan(0.1)
  expect(server.spoken).toEqual([{ model: 'kokoro-tts', input: '清晨，海边的小镇还在睡。', voice: 'af_heart', response_format: 'wav' }])
})

it.each([
  ['mp3', 'engine-answer-bad'],
  ['empty', 'engine-answer-bad'],
  ['on-and-on', 'engine-answer-bad'],
  ['endless', 'engine-answer-bad'],
  ['cut-off', 'engine-unreachable'],
  ['down', 'engine-unreachable'],
  ['moderated', 'content-refused'],
] as const)('a voice that answers as %s: %s', async (fate, reason) => {
  server.speech(fate)
  await expect(speak()).rejects.toMatchObject({ reason })
})
