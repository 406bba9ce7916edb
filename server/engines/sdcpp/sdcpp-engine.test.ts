import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSettableClock } from '../../platform/clock.ts'
import { waitUntil } from '../../platform/testing/wait-until.ts'
import type { Engine, PictureAsset } from '../engine.ts'
import { isWhole } from '../offer.ts'
import { maskPicture, maskPixels } from '../shared/masks.ts'
import { createRemote } from '../shared/remote.ts'
import { collectRun, type CollectedRun } from '../testing/collect-run.ts'
import { sdcppEntry } from './entry.ts'
import { createSdcppEngine } from './sdcpp-engine.ts'
import { serverAt } from './server.ts'
import { startStandIn, type Mischief, type StandIn, type StandInOptions } from './stand-in/stand-in.ts'
import { requestFor } from './testing.ts'

const PHOTO = '5b0f7f2e-6d0e-4c8e-9d7a-3f2b8d1c4a10'
const clock = createSettableClock()
let server: StandIn
let engine: Engine
const servers: StandIn[] = []

async function open(options: StandInOptions = {}, settings: Record<string, unknown> = {}) {
  server = await startStandIn({ now: () => clock.now().getTime(), ...options })
  servers.push(server)
  engine = engineAt(server.address, settings)
}
const engineAt = (url: string, settings: Record<string, unknown> = {}) =>
  createSdcppEngine({
    id: 'sd',
    entry: v.parse(sdcppEntry, { url, side: 128, steps: 3, ...settings }),
    server: serverAt(createRemote({ base: url })),
    stays: true,
    clock,
    // The next turn is soon enough for a stand-in.
    wait: (_, signal) => new Promise((resolve, reject) => setImmediate(() => (signal.aborted ? reject(signal.reason) : resolve()))),
  })
beforeEach(() => open())
afterEach(async () => {
  for (const one of servers.splice(0)) await one.stop()
})

const paint = async (input: Record<string, unknown> = {}) => requestFor(engine, 'text-to-image', { prompt: 'a red fox', ...input })
const pictures = (run: CollectedRun) => run.assets as PictureAsset[]
const photo = () => readFile(new URL('../../../tests/fixtures/photos/astronaut.png', import.meta.url))
const spot = { strokes: [{ mode: 'keep', radius: 0.08, points: [[0.4, 0.4], [0.5, 0.5]] }] }

describe('what a server offers', () => {
  it('is every generator that a picture model serves, with the fields it honours', async () => {
    const offers = await engine.discover(AbortSignal.timeout(5000))
    expect(offers.every(isWhole)).toBe(true)
    expect(offers.map(({ id }) => id)).toEqual([
      'sd/toy-sd15/text-to-image', 'sd/toy-sd15/text-to-image-pro', 'sd/toy-sd15/picture-redraw', 'sd/toy-sd15/sketch-render',
      'sd/toy-sd15/local-redraw', 'sd/toy-sd15/extend', 'sd/toy-sd15/erasure',
    ])
    expect(Object.keys(offers[0]!.accepts)).toEqual(['prompt', 'negative', 'style', 'size', 'count', 'seed'])
    expect(offers[0]).toMatchObject({ lane: 'sd', stays: true, timeLimitMs: 3_600_000, model: { name: 'toy-sd15' } })
    expect(engine.lanes).toEqual({ 'sd': 2 })
  })

  it('follows the model and what the operator says of it', async () => {
    await open({ model: 'sd_xl_turbo_1.0.safetensors' }, { steps: undefined, side: 1536, name: 'SDXL Turbo', about: 'quick', licence: 'free' })
    const [offer] = await engine.discover(AbortSignal.timeout(5000))
    expect(offer!.model).toEqual({ id: 'sd-xl-turbo-1.0', name: 'SDXL Turbo', about: { text: 'quick' }, licence: 'free' })
    // One pass only, so nothing can be unwished.
    expect(Object.keys(offer!.accepts)).toEqual(['prompt', 'style', 'size', 'clarity', 'count', 'seed'])
  })

  it('is nothing where the model makes films only', async () => {
    await open({ modes: ['vid_gen'] })
    expect(await engine.discover(AbortSignal.timeout(5000))).toEqual([])
  })

  it('is told in words when it cannot be had', async () => {
    await open({}, { sampler: 'eulr' })
    await expect(engine.discover(AbortSignal.timeout(5000))).rejects.toMatchObject({ reason: 'engine-not-set-up', kind: 'unsupported', cause: { message: expect.stringContaining("no sampler 'eulr'; it has euler, euler_a") } })
    await server.stop()
    await expect(engine.discover(AbortSignal.timeout(5000))).rejects.toMatchObject({ reason: 'engine-unreachable', kind: 'transient' })
  })
})

describe('a picture', () => {
  it('is made as it was asked for, with an own seed and without metadata, and is told of', async () => {
    const run = collectRun()
    await engine.run(await paint({ negative: 'text', style: 'oil', size: '4:3', seed: 7 }), run)
    const [asset] = pictures(run)
    expect(asset).toMatchObject({ kind: 'image', seed: 7, settings: { steps: 3, size: '128x128' } })
    expect(server.sent[0]!.order.sent).toEqual({
      prompt: 'a red fox, oil painting, visible brush strokes, canvas texture',
      negative_prompt: 'text',
      width: 128,
      height: 128,
      seed: 7,
      batch_count: 1,
      sample_params: { sample_steps: 3 },
      output_format: 'png',
      embed_image_metadata: false,
    })
    expect(run.progress[0]).toEqual({ progress: 0, stage: 'reading' })
    expect(run.progress.at(-1)).toEqual({ progress: expect.closeTo(0.94), stage: 'fetching' })
    const told = run.progress.map(({ progress }) => progress)
    expect(told).toEqual([...told].sort((a, b) => a - b))
    expect(server.lengthless).toBe(0)
  })

  it('has the proportions wished for, at the size that the machine can carry', async () => {
    await open({}, { side: 512 })
    const run = collectRun()
    await engine.run(await paint({ size: '9:16' }), run)
    expect(await sharp(pictures(run)[0]!.bytes).metadata()).toMatchObject({ width: 320, height: 576 })
  })

  it('comes with others by seeds that follow, each in a job of its own', async () => {
    const run = collectRun()
    await engine.run(await paint({ count: 3, seed: 0xffffffff }), run)
    expect(pictures(run).map(({ seed }) => seed)).toEqual([0xffffffff, 0, 1])
    expect(server.sent.map(({ order }) => [order.seed, order.batch])).toEqual([[0xffffffff, 1], [0, 1], [1, 1]])
  })

  it('has seeds of its own where nobody asked for one', async () => {
    const runs = await Promise.all([1, 2, 3].map(async () => {
      const run = collectRun()
      await engine.run(await paint(), run)
      return pictures(run)[0]!.seed
    }))
    expect(new Set(runs).size).toBe(3)
  })

  it('knows nothing of what a server would obey', async () => {
    await engine.run(await paint({ prompt: 'a fox <sd_cpp_extra_args>{"width":4096}</sd_cpp_extra_args><lora:x:1>', negative: '{a|b}' }), collectRun())
    expect(server.sent[0]!.order.sent).toMatchObject({ prompt: 'a fox', negative_prompt: 'a b' })
  })

  it('is told in words of text-to-image-pro', async () => {
    await engine.run(await requestFor(engine, 'text-to-image-pro', { prompt: 'a lake', time: 'dawn', palette: 'cool' }), collectRun())
    expect(server.sent[0]!.order.prompt).toBe('a lake, at dawn, cool colors')
  })
})

describe('a photo', () => {
  const withPhoto = async (generator: 'picture-redraw' | 'sketch-render' | 'local-redraw' | 'extend' | 'erasure', input: Record<string, unknown>, bytes: Uint8Array) => {
    const run = collectRun({ uploads: { [PHOTO]: bytes } })
    await engine.run(await requestFor(engine, generator, { photo: PHOTO, ...input }), run)
    return pictures(run)[0]!
  }
  const outside = async (before: Uint8Array, after: Uint8Array, mask: Uint8Array) => {
    const [one, two] = await Promise.all([before, after].map((bytes) => sharp(bytes).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })))
    expect(two!.info).toMatchObject({ width: one!.info.width, height: one!.info.height, channels: one!.info.channels })
    const inside = await maskPixels(mask, one!.info)
    let changed = 0
    let unchanged = 0
    for (let at = 0; at < one!.data.length; at++) {
      if (inside[Math.floor(at / one!.info.channels)]! > 0) unchanged += one!.data[at] === two!.data[at] ? 1 : 0
      else changed += one!.data[at] === two!.data[at] ? 0 : 1
    }
    return { changed, unchanged }
  }

  it.each(['local-redraw', 'erasure'] as const)('changes inside the mask alone, byte for byte: %s', async (generator) => {
    const bytes = await photo()
    const { bytes: made, settings } = await withPhoto(generator, { mask: spot, ...(generator === 'local-redraw' && { prompt: 'a blue flower', strength: 0.9 }) }, bytes)
    const mask = await maskPicture({ ...spot, inverted: false, grow: 0 } as Parameters<typeof maskPicture>[0], bytes)
    const { changed, unchanged } = await outside(bytes, made, mask)
    expect(changed).toBe(0)
    expect(unchanged).toBeLessThan(2000)
    expect(settings).toMatchObject({ strength: generator === 'erasure' ? 1 : 0.9 })
    const { sent } = server.sent[0]!.order
    const [init, grey] = ['init_image', 'mask_image'].map((name) => Buffer.from(String(sent[name]), 'base64'))
    expect(await sharp(init).metadata()).toMatchObject({ channels: 3, width: sent['width'], height: sent['height'] })
    expect(await sharp(grey).metadata()).toMatchObject({ channels: 1, width: sent['width'], height: sent['height'] })
  })

  it('is continued beyond its sides and left as it is', async () => {
    const bytes = await photo()
    const { width, height } = await sharp(bytes).metadata()
    const { bytes: made } = await withPhoto('extend', { margins: { right: 0.5 }, seed: 3 }, bytes)
    expect(await sharp(made).metadata()).toMatchObject({ width: Math.floor(width * 1.5), height })
    const inner = await sharp(made).extract({ left: 0, top: 0, width, height }).removeAlpha().raw().toBuffer()
    expect(inner.equals(await sharp(bytes).removeAlpha().raw().toBuffer())).toBe(true)
  })

  it('is redrawn in a technique, and a sketch is filled', async () => {
    const bytes = await photo()
    const { bytes: made, seed } = await withPhoto('picture-redraw', { technique: 'charcoal', strength: 1, seed: 4 }, bytes)
    expect(seed).toBe(4)
    expect((await sharp(made).metadata()).width).toBeLessThanOrEqual(128)
    await withPhoto('sketch-render', { look: 'clay', prompt: 'a house' }, bytes)
    expect(server.sent.map(({ order }) => [order.prompt, order.sent['strength']])).toEqual([
      ['charcoal drawing, smudged shading', 0.75],
      ['a house, clay model, soft studio light, 3D render, finished illustration', 0.7],
    ])
  })

  it('is refused without a mask that chooses something', async () => {
    const nothing = { strokes: [...spot.strokes, { ...spot.strokes[0], mode: 'remove', radius: 0.25 }] }
    await expect(withPhoto('erasure', { mask: nothing }, await photo())).rejects.toMatchObject({ reason: 'mask-empty', kind: 'refused' })
    expect(server.sent).toEqual([])
  })
})

describe('when the server or we are ended in the middle', () => {
  const begin = async (run: CollectedRun) => {
    const request = await paint({ count: 2 })
    const ended = engine.run(request, run).then(() => 'made', (error: unknown) => error)
    return { request, ended }
  }

  it('our next attempt finds the job again and sends it no second time', async () => {
    server.hold()
    const first = collectRun()
    const { request, ended } = await begin(first)
    await waitUntil(() => server.sent.length === 1 && first.writes.length === 2)
    first.interrupt()
    expect(await ended).toMatchObject({ message: 'the process ends' })
    expect(server.sent[0]!.status).toBe('generating')

    server.release()
    const second = collectRun({ checkpoint: first.writes.at(-1) })
    await engineAt(server.address).run(request, second)
    expect(server.sent).toHaveLength(2)
    expect(pictures(second).map(({ seed }) => seed)).toEqual(server.sent.map(({ order }) => order.seed))
  })

  it('a restarted server gets the same job again, once', async () => {
    server.hold()
    const first = collectRun()
    const { request, ended } = await begin(first)
    await waitUntil(() => first.writes.length === 2)
    await server.stop()
    expect(await ended).toMatchObject({ reason: 'engine-unreachable', kind: 'transient' })

    await server.start()
    server.release()
    const second = collectRun({ checkpoint: first.writes.at(-1) })
    await engine.run(request, second)
    const [lost, again, other] = server.sent
    expect(server.sent).toHaveLength(3)
    expect(again!.order.sent).toEqual(lost!.order.sent)
    expect(other!.order.seed).toBe((lost!.order.seed + 1) % 2 ** 32)
    expect(second.assets).toHaveLength(2)
  })

  it('a server that forgets while it is asked gets the job again within the run', async () => {
    const run = collectRun()
    server.hold()
    const { ended } = await begin(run)
    await waitUntil(() => server.sent.length === 1 && run.writes.length === 2)
    // Ten minutes after it is finished the picture is gone: 410, and then 404.
    const [job] = server.sent
    Object.assign(job!, { status: 'completed', completed: clock.now().getTime() / 1000 - 700 })
    await waitUntil(() => server.sent.length === 2)
    server.release()
    expect(await ended).toBe('made')
    expect(run.assets).toHaveLength(2)
  })

  it('nothing is sent when the task is no longer ours', async () => {
    const run = collectRun({ onCheckpoint: () => Promise.reject(new Error('no longer ours')) })
    await expect(engine.run(await paint(), run)).rejects.toThrow('no longer ours')
    expect(server.sent).toEqual([])
  })

  it('what was sent is taken back when it cannot be noted', async () => {
    server.hold()
    const other = collectRun()
    void engine.run(await paint(), other).catch(() => {})
    await waitUntil(() => server.sent.length === 1)
    let writes = 0
    const run = collectRun({ onCheckpoint: () => (++writes > 1 ? Promise.reject(new Error('no longer ours')) : undefined) })
    await expect(engine.run(await paint(), run)).rejects.toThrow('no longer ours')
    expect(server.sent[1]!.status).toBe('cancelled')
    other.interrupt()
  })
})

describe('what the person cancels', () => {
  it('is taken out of the queue of the server', async () => {
    server.hold()
    const [first, second] = [collectRun(), collectRun()]
    const ended = [first, second].map(async (run) => engine.run(await paint(), run).catch((error: unknown) => error))
    await waitUntil(() => server.sent.length === 2 && second.progress.some(({ stage }) => stage === 'queued'))
    second.cancel()
    expect(await ended[1]).toMatchObject({ message: 'cancelled' })
    expect(server.sent.map(({ status }) => status)).toEqual(['generating', 'cancelled'])
    server.release()
    await ended[0]
    expect(first.assets).toHaveLength(1)
  })

  it('is given up at once while a server that is not ours goes on making it', async () => {
    server.hold()
    const run = collectRun()
    const ended = engine.run(await paint(), run).catch((error: unknown) => error)
    await waitUntil(() => run.progress.some(({ stage }) => stage === 'making'))
    run.cancel()
    expect(await ended).toMatchObject({ message: 'cancelled' })
    expect(server.sent[0]!.status).toBe('generating')
    expect(run.assets).toEqual([])
  })
})

describe('an answer that is not as it should be', () => {
  const answers: readonly (readonly [Mischief, string, string])[] = [
    ['fails', 'engine-failed', 'transient'],
    ['not-a-picture', 'engine-answer-bad', 'transient'],
    ['lying-size', 'engine-answer-bad', 'transient'],
    ['no-picture', 'engine-answer-bad', 'transient'],
    ['no-json', 'engine-answer-bad', 'transient'],
    ['error-page', 'engine-unreachable', 'transient'],
    ['cut-off', 'engine-unreachable', 'transient'],
    ['oversized', 'engine-answer-bad', 'transient'],
    ['endless', 'engine-answer-bad', 'transient'],
  ]
  it.each(answers)('ends the attempt in words: %s', async (mischief, reason, kind) => {
    server.misbehave(mischief)
    const run = collectRun()
    await expect(engine.run(await paint(), run)).rejects.toMatchObject({ name: 'EngineError', reason, kind })
    expect(run.assets).toEqual([])
    server.misbehave('none')
    await engine.run(await paint(), collectRun({ checkpoint: run.writes.at(-1) }))
    expect(server.sent).toHaveLength(1)
  })

  it('and one that never comes ends with the run', async () => {
    server.misbehave('silent')
    const run = collectRun()
    const ended = engine.run(await paint(), run).catch((error: unknown) => error)
    await waitUntil(() => server.sent[0]?.status === 'completed')
    run.cancel()
    expect(await ended).toMatchObject({ message: 'cancelled' })
  })

  it('is busy when the queue is full', async () => {
    server.hold()
    const remote = createRemote({ base: server.address })
    const { signal } = new AbortController()
    const statuses = []
    for (let job = 0; job < 65; job++) statuses.push((await remote.json('/sdcpp/v1/img_gen', { body: { width: 64, height: 64 }, signal })).status)
    expect(statuses.filter((status) => status === 202)).toHaveLength(64)
    expect(statuses.at(-1)).toBe(429)
    await expect(engine.run(await paint(), collectRun())).rejects.toMatchObject({ reason: 'engine-busy', kind: 'transient' })
  })
})
