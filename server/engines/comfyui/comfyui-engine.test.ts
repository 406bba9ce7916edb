import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import sharp from 'sharp'
import { type GeneratorId, type GeneratorInput, generators } from '#contract/generators/generators.ts'
import { createSettableClock } from '../../platform/clock.ts'
import { silentLog } from '../../platform/log.ts'
import type { Engine, EngineError, EngineRequest } from '../engine.ts'
import { isWhole } from '../offer.ts'
import { collectRun, type CollectedRun, type CollectOptions } from '../testing/collect-run.ts'
import { createComfyuiEngine } from './comfyui-engine.ts'
import { ComfyuiEntry } from './entry.ts'
import { type ComfyuiStandIn, startComfyuiStandIn, type StandInOptions } from './stand-in/stand-in.ts'
import { recordedNodes } from './stand-in/validate.ts'

const open: { close(): Promise<void> }[] = []
let server: ComfyuiStandIn
let engine: Engine

async function startServer(options?: StandInOptions) {
  const started = await startComfyuiStandIn(options)
  open.push(started)
  return started
}

/** An engine of these servers with a small model, asked what it can do. */
async function openEngine(servers: ComfyuiStandIn[], entry: Partial<v.InferInput<typeof ComfyuiEntry>> = {}) {
  const model = { id: 'sd', name: 'SD 1.5', checkpoint: 'sd_v1-5.safetensors', steps: 4, side: 256, largestSide: 2048 }
  const parsed = v.parse(ComfyuiEntry, { servers: servers.map(({ address }) => address), models: [model], ...entry })
  const opened = createComfyuiEngine(parsed, { id: 'comfy', log: silentLog, clock: createSettableClock(), dataDir: '', own: new Map(), pollMs: 20 })
  open.push(opened)
  return opened
}

async function requestOf<G extends GeneratorId>(generator: G, input: v.InferInput<(typeof generators)[G]['input']>, model = 'sd'): Promise<EngineRequest> {
  const offer = (await engine.discover(AbortSignal.timeout(5_000))).find((offer) => offer.generator === generator && offer.model.id === model)
  if (!offer) throw new Error(`No offer for ${generator}`)
  // What the schema gives is the input of the generator that it belongs to.
  return { generator, input: v.parse(generators[generator].input, input) as GeneratorInput<G>, offer } as EngineRequest
}

const fox = { prompt: 'a red fox', seed: 11 }
const photo = (width: number, height: number, background = '#3366aa') => sharp({ create: { width, height, channels: 3, background } }).png().toBuffer()

/** Runs until the end. */
async function make(request: EngineRequest, options?: CollectOptions): Promise<CollectedRun> {
  const run = collectRun(options)
  await engine.run(request, run)
  return run
}

const errorOf = (running: Promise<unknown>) => running.then(() => undefined, (error: EngineError) => ({ reason: error.reason, kind: error.kind, cause: String(error.cause) }))
const picturesOf = (run: CollectedRun) => run.assets.map((asset) => (asset.kind === 'image' ? asset.bytes : new Uint8Array()))
const lastJob = () => server.submitted.at(-1)!
const nodeOf = (type: string, job = lastJob()) => Object.values(job.workflow).find((node) => node.class_type === type)?.inputs

beforeEach(async () => {
  server = await startServer()
  engine = await openEngine([server])
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((thing) => thing.close()))
})

describe('a picture from words', () => {
  it('is made with the seed, told of as it grows, and delivered without the words inside', async () => {
    const run = await make(await requestOf('text-to-image', { ...fox, size: '3:4' }))
    const [asset] = run.assets
    expect(asset).toMatchObject({ kind: 'image', seed: 11, settings: { steps: 4, cfg: 7 } })
    const [bytes] = picturesOf(run)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 864, height: 1152, format: 'png' })
    expect(Buffer.from(bytes!).includes('red fox')).toBe(false)
    // An idle server has often begun before its answer is there.
    const told = run.progress.map(({ stage }) => stage).filter((stage, index, all) => stage !== all[index - 1] && stage !== 'queued')
    expect(told).toEqual(['sending', 'making', 'fetching', 'finishing'])
    const shares = run.progress.map(({ progress }) => progress)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(new Set(shares).size).toBeGreaterThan(8)
    expect(run.previews.length).toBeGreaterThan(0)
    expect(await sharp(run.previews[0]).metadata()).toMatchObject({ format: 'webp' })
  })

  it('is laid out at the size the model knows, then grown', async () => {
    await make(await requestOf('text-to-image', { ...fox, size: '1:1' }))
    expect(nodeOf('EmptyLatentImage')).toMatchObject({ width: 256, height: 256 })
    expect(nodeOf('LatentUpscale')).toMatchObject({ width: 1024, height: 1024 })
  })

  it('writes its job down before submitting it', async () => {
    const request = await requestOf('text-to-image', fox)
    let jobsWhenWritten: number | undefined
    const run = await make(request, { onCheckpoint: () => void (jobsWhenWritten ??= server.submitted.length) })
    expect(jobsWhenWritten).toBe(0)
    expect(run.writes[0]).toContain(lastJob().id)
    expect(lastJob().id).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('submits nothing when the task is not its own any more', async () => {
    const request = await requestOf('text-to-image', fox)
    await expect(make(request, { onCheckpoint: () => Promise.reject(new Error('taken over')) })).rejects.toThrow('taken over')
    expect(server.submitted).toHaveLength(0)
  })

  it('several come from seeds in a row, one job each', async () => {
    const run = await make(await requestOf('text-to-image', { ...fox, count: 3 }))
    expect(run.assets.map(({ seed }) => seed)).toEqual([11, 12, 13])
    expect(server.submitted.map((job) => nodeOf('KSampler', job)?.seed)).toEqual([11, 12, 13])
    expect(new Set(server.submitted.map(({ clientId }) => clientId)).size).toBe(3)
  })

  it('made before, it is saved again, whatever became of the first file', async () => {
    const request = await requestOf('text-to-image', fox)
    await make(request)
    server.files.names().forEach((name) => {
      const [type = '', ...path] = name.split('/')
      server.files.remove({ type, subfolder: path.slice(0, -1).join('/'), filename: path.at(-1)! })
    })
    const again = await make(request)
    expect(again.assets).toHaveLength(1)
  })

  it('waits for its turn behind others', async () => {
    const request = await requestOf('text-to-image', fox)
    const held = server.hold('start')
    const first = make(request)
    await held.reached
    const run = collectRun()
    const second = engine.run(request, run)
    await expect.poll(() => run.progress.at(-1)?.stage).toBe('queued')
    held.release()
    await Promise.all([first, second])
    expect(run.assets).toHaveLength(1)
  })

  it('is sent without an Origin, with previews asked for', async () => {
    await make(await requestOf('text-to-image', fox))
    expect(lastJob().extraData).toMatchObject({ preview_method: 'auto' })
  })
})

describe('a photo', () => {
  it('keeps every pixel outside of the mask', async () => {
    const noise = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } } }).png().toBuffer()
    const strokes = [{ mode: 'keep' as const, radius: 0.05, points: [[0.3, 0.5], [0.4, 0.5]] as [number, number][] }]
    const run = await make(await requestOf('local-redraw', { photo: crypto.randomUUID(), mask: { strokes }, prompt: 'a red ball', seed: 3 }), {
      uploads: new Proxy({}, { get: () => noise }),
    })
    const [before, after] = await Promise.all([noise, picturesOf(run)[0]!].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })))
    expect(after!.info).toMatchObject({ width: 900, height: 600 })
    const changed = { least: 900, most: 0, count: 0 }
    for (let at = 0; at < before!.data.length; at += 3) {
      if (before!.data.subarray(at, at + 3).equals(after!.data.subarray(at, at + 3))) continue
      const x = (at / 3) % 900
      changed.least = Math.min(changed.least, x)
      changed.most = Math.max(changed.most, x)
      changed.count++
    }
    expect(changed.least).toBeGreaterThan(900 * 0.25 - 8)
    expect(changed.most).toBeLessThan(900 * 0.45 + 8)
    expect(changed.count).toBeGreaterThan(2000)
  })

  it('keeps its subject, which is found here, before another background', async () => {
    const bytes = await photo(600, 400)
    // On the right, with a column at half between whose own colour is red.
    const columns = (width: number, background: string) => sharp({ create: { width, height: 400, channels: 4, background } }).png().toBuffer()
    const subject = await sharp(await columns(600, '#0000'))
      .composite([{ input: await columns(298, '#36a'), left: 302, top: 0 }, { input: await columns(2, '#ff000080'), left: 300, top: 0 }])
      .png()
      .toBuffer()
    const seen: unknown[] = []
    const run = await make(await requestOf('background-change', { photo: crypto.randomUUID(), backdrop: { kind: 'prompt', prompt: 'a beach' } }), {
      uploads: new Proxy({}, { get: () => bytes }),
      cutOut: async (picture) => {
        seen.push(picture === bytes)
        return subject
      },
    })
    expect(seen).toEqual([true])
    const after = await sharp(picturesOf(run)[0]).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const at = (x: number) => [...after.data.subarray((200 * 600 + x) * 3, (200 * 600 + x) * 3 + 3)]
    expect(after.info).toMatchObject({ width: 600, height: 400 })
    expect([at(310), at(590)]).toEqual([[0x33, 0x66, 0xaa], [0x33, 0x66, 0xaa]])
    expect(at(100)).not.toEqual([0x33, 0x66, 0xaa])
    const [edge, ground] = [at(300), at(290)]
    for (const c of [0, 1, 2]) expect(Math.abs(edge[c]! - 0.5 * (c === 0 ? 255 : 0) - 0.5 * ground[c]!)).toBeLessThan(40)
  })

  it('is uploaded among the temporary files under a name that nobody guesses, transparent where it is drawn anew', async () => {
    const strokes = [{ mode: 'keep' as const, radius: 0.05, points: [[0.5, 0.5]] as [number, number][] }]
    const bytes = await photo(800, 600)
    await make(await requestOf('erasure', { photo: crypto.randomUUID(), mask: { strokes } }), { uploads: new Proxy({}, { get: () => bytes }) })
    const image = String(nodeOf('LoadImage')?.image)
    expect(image).toMatch(/^[0-9a-f-]{36}\.png \[temp\]$/)
    const { data, info } = await sharp(server.files.named(image)).raw().toBuffer({ resolveWithObject: true })
    expect(info.channels).toBe(4)
    const alphaAt = (x: number, y: number) => data[(Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4 + 3]
    expect([alphaAt(0.5, 0.5), alphaAt(0.02, 0.02)]).toEqual([0, 255])
  })

  it.each([
    ['picture-redraw', { technique: 'oil' }],
    ['photo-to-anime', {}],
    ['avatar', { backdrop: 'keep' }],
    ['sketch-render', { prompt: 'a castle' }],
  ] as const)('comes back at its own size from %s', async (generator, input) => {
    const bytes = await photo(701, 467)
    const request = await requestOf(generator, { photo: crypto.randomUUID(), ...input })
    const run = await make(request, { uploads: new Proxy({}, { get: () => bytes }) })
    expect(await sharp(picturesOf(run)[0]).metadata()).toMatchObject({ width: 701, height: 467 })
  })

  it('grows by its margins', async () => {
    const bytes = await photo(400, 300)
    const run = await make(await requestOf('extend', { photo: crypto.randomUUID(), margins: { right: 0.5 } }), { uploads: new Proxy({}, { get: () => bytes }) })
    const { data, info } = await sharp(picturesOf(run)[0]).raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 600, height: 300 })
    expect([...data.subarray(0, 3)]).toEqual([0x33, 0x66, 0xaa])
  })

  it('grows by a model for that', async () => {
    engine = await openEngine([server], { upscaler: 'RealESRGAN_x4plus.pth' })
    const bytes = await photo(120, 80)
    const request = await requestOf('repair', { photo: crypto.randomUUID(), scale: '2' }, 'realesrgan-x4plus')
    const run = await make(request, { uploads: new Proxy({}, { get: () => bytes }) })
    expect(await sharp(picturesOf(run)[0]).metadata()).toMatchObject({ width: 240, height: 160 })
  })
})

describe('a run that ends early', () => {
  it('cancels the job when the person gives it up', async () => {
    const request = await requestOf('text-to-image', fox)
    const held = server.hold('step 5 2')
    const run = collectRun()
    const running = engine.run(request, run)
    await held.reached
    run.cancel()
    await expect(running).rejects.toThrow('cancelled')
    await expect.poll(() => lastJob().status).toBe('cancelled')
  })

  it('leaves the job when the process ends, and the next run takes its result', async () => {
    const request = await requestOf('text-to-image', { prompt: 'a red fox' })
    const held = server.hold('step 5 2')
    const run = collectRun()
    const running = engine.run(request, run)
    await held.reached
    run.interrupt()
    await expect(running).rejects.toThrow('the process ends')
    const next = collectRun({ checkpoint: run.checkpoint.value })
    const going = engine.run(request, next)
    held.release()
    await going
    expect(server.submitted).toHaveLength(1)
    expect(next.assets[0]?.seed).toBe(nodeOf('KSampler')?.seed)
    expect(next.progress.at(-1)?.stage).toBe('finishing')
  })

  it('finds a job that ended while nobody looked', async () => {
    const request = await requestOf('text-to-image', fox)
    const first = await make(request)
    const second = await make(request, { checkpoint: first.checkpoint.value })
    expect(server.submitted).toHaveLength(1)
    expect(second.assets).toHaveLength(1)
  })

  it('submits a job anew, under another id, that the server has forgotten', async () => {
    const request = await requestOf('text-to-image', fox)
    const first = await make(request)
    server.restart()
    const second = await make(request, { checkpoint: first.checkpoint.value })
    expect(new Set(server.submitted.map(({ id }) => id)).size).toBe(2)
    expect(second.assets).toHaveLength(1)
  })

  it('does not believe a job whose file is gone', async () => {
    const request = await requestOf('text-to-image', fox)
    const first = await make(request)
    server.files.remove(Object.values(lastJob().outputs)[0]!.images[0]!)
    const second = await make(request, { checkpoint: first.checkpoint.value })
    expect(server.submitted).toHaveLength(2)
    expect(second.assets).toHaveLength(1)
  })
})

describe('a server that fails', () => {
  it.each([
    ['__oom__', { reason: 'engine-out-of-memory', kind: 'transient' }],
    ['__raise__', { reason: 'engine-not-set-up', kind: 'unsupported' }],
    ['__lost__', { reason: 'engine-not-set-up', kind: 'unsupported' }],
  ])('at a node (%s) says why, without paths and words', async (words, expected) => {
    const error = await errorOf(make(await requestOf('text-to-image', { prompt: words })))
    expect(error).toMatchObject(expected)
    expect(error?.cause).not.toMatch(/__|\/comfy|File "/)
  })

  it('by restarting in the middle of a job is a transient error', async () => {
    const request = await requestOf('text-to-image', fox)
    const held = server.hold('step 5 2')
    const running = make(request)
    const failed = errorOf(running)
    await held.reached
    server.restart()
    expect(await failed).toMatchObject({ reason: 'engine-unreachable', kind: 'transient' })
  })

  it.each([
    ['internal', { reason: 'engine-failed', kind: 'transient' }],
    ['hang-up', { reason: 'engine-unreachable', kind: 'transient' }],
    ['lying', { kind: 'transient' }],
  ] as const)('at submission (%s) is a transient error', async (fault, expected) => {
    const request = await requestOf('text-to-image', fox)
    let answered = 0
    server.misbehave('/prompt', fault)
    // The queue's length is asked for at the same address.
    const error = await errorOf(make(request).finally(() => answered++))
    expect(answered).toBe(1)
    expect(error?.kind).toBe(expected.kind)
    expect(server.submitted).toHaveLength(0)
  })

  it.each(['lying', 'cut-off', 'gone', 'internal', 'hang-up'] as const)('at handing out the picture (%s) is a transient error', async (fault) => {
    const request = await requestOf('text-to-image', fox)
    server.misbehave('/view', fault)
    expect(await errorOf(make(request))).toMatchObject({ kind: 'transient' })
  })

  it('with sockets that hear nothing is asked instead', async () => {
    const request = await requestOf('text-to-image', fox)
    const held = server.hold('node 5')
    const running = make(request)
    await held.reached
    server.deafen()
    held.release()
    expect((await running).assets).toHaveLength(1)
  })

  it('with sockets that break is listened to again', async () => {
    const request = await requestOf('text-to-image', fox)
    const held = server.hold('step 5 2')
    const run = collectRun()
    const running = engine.run(request, run)
    await held.reached
    server.cutSockets()
    await expect.poll(() => server.socketsOpened()).toBe(2)
    const heard = run.progress.length
    held.release()
    await running
    expect(run.progress.slice(heard).filter(({ stage }) => stage === 'making').length).toBeGreaterThan(1)
  })

  it('to others by cancelling our job is a transient error', async () => {
    const request = await requestOf('text-to-image', fox)
    const held = server.hold('step 5 2')
    const failed = errorOf(make(request))
    await held.reached
    server.interrupt()
    expect(await failed).toMatchObject({ reason: 'engine-failed', kind: 'transient' })
  })
})

describe('several servers', () => {
  it('share the work: the least busy takes the next job', async () => {
    const other = await startServer()
    engine = await openEngine([server, other])
    const request = await requestOf('text-to-image', fox)
    const [here, there] = [server.hold('step 5 1'), other.hold('step 5 1')]
    const both = Promise.all([make(request), make(request)])
    await Promise.all([here.reached, there.reached])
    here.release()
    there.release()
    await both
    expect([server.submitted.length, other.submitted.length]).toEqual([1, 1])
  })

  it('one that dies loses no task: the next attempt goes to the other', async () => {
    const other = await startServer()
    engine = await openEngine([server, other])
    const request = await requestOf('text-to-image', fox)
    const held = server.hold('step 5 2')
    const run = collectRun()
    const failed = errorOf(engine.run(request, run))
    await held.reached
    await server.die()
    expect(await failed).toMatchObject({ reason: 'engine-unreachable', kind: 'transient' })
    await engine.run(request, run)
    expect(other.submitted).toHaveLength(1)
    expect(run.assets).toHaveLength(1)
  })

  it('only those are asked that have the model', async () => {
    const nodes = { ...recordedNodes, CheckpointLoaderSimple: { ...recordedNodes.CheckpointLoaderSimple!, input: { required: { ckpt_name: [['other.safetensors']] } } } }
    const poor = await startServer({ nodes: nodes as never })
    engine = await openEngine([poor, server])
    await make(await requestOf('text-to-image', fox))
    expect([poor.submitted.length, server.submitted.length]).toEqual([0, 1])
  })

  it('the one that has the job is found again', async () => {
    const other = await startServer()
    engine = await openEngine([other, server])
    const busy = other.hold('start')
    const request = await requestOf('text-to-image', fox)
    const first = make(request)
    await busy.reached
    const second = await make(request)
    expect(server.submitted).toHaveLength(1)
    const again = await make(request, { checkpoint: second.checkpoint.value })
    expect([server.submitted.length, again.assets.length]).toEqual([1, 1])
    busy.release()
    await first
  })
})

describe('discovery', () => {
  const offered = async () => (await engine.discover(AbortSignal.timeout(5_000))).map(({ generator, model }) => `${model.id}/${generator}`)

  it('offers what the model and the nodes allow, with the fields that are used', async () => {
    const offers = await engine.discover(AbortSignal.timeout(5_000))
    expect(offers.map(({ generator }) => generator)).toEqual([
      'text-to-image', 'text-to-image-pro', 'cats', 'model-generator', 'picture-redraw', 'sketch-render', 'avatar', 'photo-to-anime', 'manga-comic',
      'warm-sun-comic', 'fingertip-comic', 'local-redraw', 'background-change', 'erasure', 'extend',
    ])
    expect(offers[0]).toMatchObject({
      id: 'comfy/sd/text-to-image', engine: 'comfy', lane: 'comfy', stays: true, timeLimitMs: 900_000, model: { id: 'sd', name: 'SD 1.5' },
      accepts: { prompt: true, size: true, seed: true, count: true, negative: { max: 500 } },
    })
    for (const offer of offers) {
      expect(isWhole(offer)).toBe(true)
      expect(Object.keys(generators[offer.generator].input.entries)).toEqual(expect.arrayContaining(Object.keys(offer.accepts)))
    }
  })

  it('needs nothing but the address: every checkpoint is a model, by what its name tells', async () => {
    engine = await openEngine([server], { models: undefined })
    const all = await offered()
    expect(all).toContain('sdxl-juggernautxl/text-to-image')
    expect(all).toContain('sd-v1-5-inpainting/local-redraw')
    expect(all).not.toContain('sd-v1-5-inpainting/text-to-image')
    expect(all).toContain('2x-esrgan/repair')
  })

  it('drops what needs a file that is not there, and says which', async () => {
    const missing = { id: 'gone', name: 'Gone', checkpoint: 'gone.safetensors' }
    const there = { id: 'sd', name: 'SD 1.5', checkpoint: 'sd_v1-5.safetensors' }
    engine = await openEngine([server], { models: [missing, there] })
    expect((await offered()).every((offer) => offer.startsWith('sd/'))).toBe(true)
    engine = await openEngine([server], { models: [missing] })
    expect(await errorOf(offered())).toMatchObject({
      reason: 'engine-not-set-up', kind: 'unsupported', cause: expect.stringContaining("lacks 'gone.safetensors' as 'ckpt_name' of 'CheckpointLoaderSimple'"),
    })
  })

  it('drops what needs a node that is not there', async () => {
    const { SetLatentNoiseMask: _, ...nodes } = recordedNodes
    engine = await openEngine([await startServer({ nodes })])
    const all = await offered()
    expect(all).toContain('sd/text-to-image')
    expect(all).not.toContain('sd/erasure')
  })

  it('reads choices in both of their shapes', async () => {
    engine = await openEngine([server], { upscaler: '4x_none.pth' })
    expect((await offered()).some((offer) => offer.endsWith('/repair'))).toBe(false)
    engine = await openEngine([server], { upscaler: '2x_ESRGAN.pth' })
    expect(await offered()).toContain('2x-esrgan/repair')
  })

  it('a model of separate files is loaded by its own loaders', async () => {
    const flux = { id: 'flux', name: 'Flux', unet: 'flux1-dev.safetensors', textEncoders: ['clip_l.safetensors', 't5xxl_fp16.safetensors'], vae: 'ae.safetensors', steps: 4 }
    engine = await openEngine([server], { models: [flux] })
    const request = await requestOf('text-to-image', fox, 'flux')
    expect(request.offer.accepts).not.toHaveProperty('negative')
    await make(request)
    expect(nodeOf('DualCLIPLoader')).toMatchObject({ type: 'flux' })
    expect(nodeOf('FluxGuidance')).toMatchObject({ guidance: 3.5 })
    expect(nodeOf('KSampler')).toMatchObject({ cfg: 1, sampler_name: 'euler', scheduler: 'simple' })
  })

  it('tells of a server that is not there, and offers nothing of it', async () => {
    await server.die()
    expect(await errorOf(offered())).toMatchObject({ reason: 'engine-unreachable', kind: 'transient' })
    await server.revive()
    expect((await offered()).length).toBeGreaterThan(0)
  })
})
