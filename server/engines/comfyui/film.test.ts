import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import sharp from 'sharp'
import * as v from 'valibot'
import { imgToVideo } from '#contract/generators/img-to-video.ts'
import { createSettableClock } from '../../platform/clock.ts'
import { silentLog } from '../../platform/log.ts'
import type { Engine } from '../engine.ts'
import { collectRun, type CollectOptions } from '../testing/collect-run.ts'
import { comfyuiKind } from './kind.ts'
import { type ComfyuiStandIn, startComfyuiStandIn } from './stand-in/stand-in.ts'
import { recordedNodes } from './stand-in/validate.ts'

/** A film of 480x480 that lies in the repository. */
const shipped = new URL('../../../public/examples/img-to-video/0.mp4', import.meta.url)
const filming = {
  ...recordedNodes,
  CreateVideo: { input: { required: { images: ['IMAGE'], fps: ['FLOAT'] } }, output: ['VIDEO'], output_node: false },
  SaveVideo: { input: { required: { video: ['VIDEO'], filename_prefix: ['STRING'] } }, output: [], output_node: true },
} as unknown as typeof recordedNodes
/** An operator's workflow; what draws the frames stands for a model of films. */
const workflow = {
  1: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'sd_xl_base_1.0.safetensors' } },
  2: { class_type: 'CLIPTextEncode', inputs: { text: '{prompt}', clip: ['1', 1] } },
  3: { class_type: 'CLIPTextEncode', inputs: { text: '{negative}, {frames} frames of {width}x{height}, {seconds} s', clip: ['1', 1] } },
  4: { class_type: 'LoadImage', inputs: { image: '{photo}' } },
  5: { class_type: 'VAEEncode', inputs: { pixels: ['4', 0], vae: ['1', 2] } },
  6: { class_type: 'KSampler', inputs: { seed: '{seed}', steps: 3, cfg: 5, sampler_name: 'euler', scheduler: 'normal', denoise: 1, model: ['1', 0], positive: ['2', 0], negative: ['3', 0], latent_image: ['5', 0] } },
  7: { class_type: 'VAEDecode', inputs: { samples: ['6', 0], vae: ['1', 2] } },
  8: { class_type: 'CreateVideo', inputs: { images: ['7', 0], fps: 24 } },
  9: { class_type: 'SaveVideo', inputs: { video: ['8', 0], filename_prefix: 'mine' } },
}

let server: ComfyuiStandIn
let folder: string
let engine: Engine
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comfyui-film-'))
})
afterEach(async () => {
  await engine.close()
  await server.close()
  await rm(folder, { recursive: true })
})

/** Runs image to video at a server that answers with these bytes. */
async function film(bytes: Buffer, options: CollectOptions = {}) {
  server = await startComfyuiStandIn({ nodes: filming, film: bytes })
  const file = join(folder, 'film.json')
  await writeFile(file, JSON.stringify(workflow))
  const model = { id: 'wan', name: 'Wan', checkpoint: 'sd_xl_base_1.0.safetensors', generators: { 'img-to-video': { workflow: file, fps: 24 } } }
  const parts = { id: 'comfy', log: silentLog, clock: createSettableClock(), dataDir: '' }
  engine = await comfyuiKind.open(v.parse(comfyuiKind.entry, { servers: [server.address], models: [model] }), {}, parts)
  const offer = (await engine.discover(AbortSignal.timeout(5_000))).find(({ generator }) => generator === 'img-to-video')!
  const photo = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#a86' } }).png().toBuffer()
  const id = crypto.randomUUID()
  const input = v.parse(imgToVideo.input, { photo: id, move: 'orbit', life: 'water', seconds: 5, ratio: '16:9', seed: 9 })
  const run = collectRun({ uploads: { [id]: photo }, ...options })
  return { run, made: engine.run({ generator: 'img-to-video', input, offer }, run) }
}
const leftFolders = async () => (await readdir(tmpdir())).filter((name) => name.startsWith(`inkling-film-${process.pid}-`))

it('an operator’s workflow films the photo; what it saves is delivered with our label, and nothing is left', async () => {
  const bytes = await readFile(shipped)
  const { run, made } = await film(bytes)
  await made
  const [asset] = run.assets
  expect(asset).toMatchObject({ kind: 'video', mime: 'video/mp4', seed: 9 })
  expect(asset?.kind === 'video' && asset.duration).toBeCloseTo(4, 0)
  expect(Math.abs(run.films[0]!.byteLength / bytes.byteLength - 1)).toBeLessThan(0.1)
  expect(run.films[0]!.includes(`"ProduceID":"${run.taskId}"`)).toBe(true)
  expect(asset?.kind === 'video' && (await sharp(asset.poster).metadata())).toMatchObject({ width: 480, height: 480 })
  const { workflow: sent } = server.submitted[0]!
  expect(sent['2']!.inputs.text).toBe('rippling water, camera orbits around the subject')
  expect(sent['3']!.inputs.text).toContain('121 frames of 1280x720, 5 s')
  expect(sent['9']!.inputs.filename_prefix).toMatch(/^inkling\//)
  expect(await leftFolders()).toEqual([])
})

it('what is no film is refused, and leaves nothing', async () => {
  const { run, made } = await film(Buffer.from('no film at all, though it says so in its name'))
  await expect(made).rejects.toMatchObject({ reason: 'engine-answer-bad', kind: 'transient' })
  expect(run.assets).toEqual([])
  expect(await leftFolders()).toEqual([])
})
