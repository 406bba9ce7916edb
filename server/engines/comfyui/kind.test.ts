import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import * as v from 'valibot'
import { createSettableClock } from '../../platform/clock.ts'
import { silentLog } from '../../platform/log.ts'
import type { GeneratorRequest } from '../engine.ts'
import { collectRun } from '../testing/collect-run.ts'
import { comfyuiKind } from './kind.ts'
import { type ComfyuiStandIn, startComfyuiStandIn } from './stand-in/stand-in.ts'

const parts = { id: 'comfy', log: silentLog, clock: createSettableClock(), dataDir: '' }
const entryOf = (environment: Record<string, string>) => v.parse(comfyuiKind.entry, comfyuiKind.fromEnvironment(environment))
const issuesOf = (entry: unknown) => v.safeParse(comfyuiKind.entry, entry).issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)

describe('the environment', () => {
  it('asks for nothing where no server is named', () => {
    expect(comfyuiKind.fromEnvironment({ COMFYUI_CHECKPOINT: 'a.safetensors' })).toBeUndefined()
  })

  it('names one server or several, and the files to use', () => {
    expect(entryOf({ COMFYUI_URL: 'http://one:8188/, http://two:8188', COMFYUI_CHECKPOINT: 'SDXL/a.safetensors, b.ckpt', COMFYUI_UPSCALER: 'x4.pth' })).toMatchObject({
      servers: ['http://one:8188', 'http://two:8188'], checkpoints: ['SDXL/a.safetensors', 'b.ckpt'], upscaler: 'x4.pth',
    })
  })
})

describe('an entry', () => {
  it('tells each mistake by its place', () => {
    const model = { id: 'a', name: 'A' }
    expect(issuesOf({ servers: ['ftp://x'] })).toContain('servers.0: must be an http(s) address')
    expect(issuesOf({ servers: ['http://me:secret@x'] })).toContain('servers.0: must not hold a name and a password')
    expect(issuesOf({ servers: ['http://x'], models: [model] })).toEqual(['models.0: needs either a checkpoint or a unet'])
    expect(issuesOf({ servers: ['http://x'], models: [{ ...model, unet: 'u' }] })).toEqual(['models.0: a unet needs textEncoders and a vae'])
    expect(issuesOf({ servers: ['http://x'], models: [{ ...model, checkpoint: 'c' }, { ...model, checkpoint: 'd' }] })).toEqual(['null: two models have the same id'])
    expect(issuesOf({ servers: ['http://x'], checkpoint: 'c' })).toHaveLength(1)
  })
})

describe('an operator\'s own workflow', () => {
  let server: ComfyuiStandIn
  let folder: string
  beforeEach(async () => {
    server = await startComfyuiStandIn()
    folder = await mkdtemp(join(tmpdir(), 'comfyui-'))
  })
  afterEach(async () => {
    await server.close()
    await rm(folder, { recursive: true })
  })

  const own = {
    1: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'sd_xl_base_1.0.safetensors' } },
    2: { class_type: 'CLIPTextEncode', inputs: { text: 'masterpiece, {prompt}', clip: ['1', 1] } },
    3: { class_type: 'CLIPTextEncode', inputs: { text: '{negative}', clip: ['1', 1] } },
    4: { class_type: 'EmptyLatentImage', inputs: { width: '{width}', height: '{height}', batch_size: 1 } },
    5: {
      class_type: 'KSampler',
      inputs: {
        seed: '{seed}', steps: 3, cfg: '{cfg}', sampler_name: '{sampler}', scheduler: 'normal', denoise: 1,
        model: ['1', 0], positive: ['2', 0], negative: ['3', 0], latent_image: ['4', 0],
      },
    },
    6: { class_type: 'VAEDecode', inputs: { samples: ['5', 0], vae: ['1', 2] } },
    7: { class_type: 'SaveImage', inputs: { images: ['6', 0], filename_prefix: 'mine' } },
  }

  async function openWith(workflow: unknown) {
    const file = join(folder, 'workflow.json')
    await writeFile(file, JSON.stringify(workflow))
    const model = { id: 'xl', name: 'XL', checkpoint: 'sd_xl_base_1.0.safetensors', generators: { 'text-to-image': { workflow: file, cfg: 5 }, cats: false } }
    return comfyuiKind.open(v.parse(comfyuiKind.entry, { servers: [server.address], models: [model] }), {}, parts)
  }

  it('takes the place of ours, with its placeholders filled', async () => {
    const engine = await openWith(own)
    const offers = await engine.discover(AbortSignal.timeout(5_000))
    expect(offers.some(({ generator }) => generator === 'cats')).toBe(false)
    const offer = offers.find(({ generator }) => generator === 'text-to-image')!
    const request: GeneratorRequest = {
      generator: 'text-to-image',
      input: { prompt: 'a fox with a {seed} sign', style: 'auto', size: '1:1', clarity: 'standard', count: 1, negative: '', seed: 5 },
    }
    const run = collectRun()
    await engine.run({ ...request, offer }, run)
    const inputs = Object.fromEntries(Object.entries(server.submitted[0]!.workflow).map(([id, node]) => [id, node.inputs]))
    expect(inputs['2']!.text).toMatch(/^masterpiece, a fox with a .*sign$/)
    expect(inputs['4']).toMatchObject({ width: 1024, height: 1024 })
    expect(inputs['5']).toMatchObject({ seed: 5, steps: 3, cfg: 5, sampler_name: 'dpmpp_2m' })
    expect(inputs['7']!.filename_prefix).toMatch(/^inkling\//)
    expect(run.assets).toHaveLength(1)
    await engine.close()
  })

  it('opens what stock nodes cannot do', async () => {
    const file = join(folder, 'portrait.json')
    const photo = { ...own, 4: { class_type: 'LoadImage', inputs: { image: '{photo}' } }, 8: { class_type: 'VAEEncode', inputs: { pixels: ['4', 0], vae: ['1', 2] } } }
    const sampler = { ...own[5], inputs: { ...own[5].inputs, latent_image: ['8', 0], denoise: '{denoise}' } }
    await writeFile(file, JSON.stringify({ ...photo, 5: sampler }))
    const generators = { qipao: { workflow: file } }
    const entry = { servers: [server.address], models: [{ id: 'xl', name: 'XL', checkpoint: 'sd_xl_base_1.0.safetensors', generators }] }
    const engine = await comfyuiKind.open(v.parse(comfyuiKind.entry, entry), {}, parts)
    const offers = await engine.discover(AbortSignal.timeout(5_000))
    expect(offers.some(({ generator }) => generator === 'hong-kong')).toBe(false)
    const run = collectRun({ uploads: { photo: await sharp({ create: { width: 600, height: 500, channels: 3, background: '#a86' } }).png().toBuffer() } })
    await engine.run({
      generator: 'qipao',
      input: { photo: 'photo', variant: 'jade', size: '3:4', relight: 0.6, retouch: 0.4, lettering: true, title: '', seed: 3 },
      offer: offers.find(({ generator }) => generator === 'qipao')!,
    }, run)
    const [asset] = run.assets
    expect(asset?.kind === 'image' && (await sharp(asset.bytes).metadata())).toMatchObject({ width: 864, height: 1152 })
    expect(server.submitted[0]!.workflow['2']!.inputs.text).toContain('qipao')
    await engine.close()
  })

  it('is refused at the start when it is none, or names what there is not', async () => {
    await expect(openWith({ nodes: [], links: [] })).rejects.toThrow('is no workflow in API format')
    await expect(openWith({ 1: { class_type: 'CLIPTextEncode', inputs: { text: '{propmt}' } } })).rejects.toThrow('{propmt} is no placeholder')
  })

  it('is refused for a generator that no model makes', async () => {
    const models = [{ id: 'a', name: 'A', checkpoint: 'a.ckpt', generators: { makeup: { steps: 3 } } }]
    await expect(comfyuiKind.open(v.parse(comfyuiKind.entry, { servers: [server.address], models }), {}, parts)).rejects.toThrow("'makeup' cannot be made")
  })

  it('is not offered where its nodes are missing', async () => {
    const engine = await openWith({ ...own, 8: { class_type: 'MyOwnNode', inputs: {} } })
    const offers = await engine.discover(AbortSignal.timeout(5_000))
    expect(offers.some(({ generator }) => generator === 'text-to-image')).toBe(false)
    expect(offers.some(({ generator }) => generator === 'picture-redraw')).toBe(true)
    await engine.close()
  })

  it('checks a server by its protocol, line by line', async () => {
    const lines: string[] = []
    await comfyuiKind.check!(entryOf({ COMFYUI_URL: server.address }), {}, (line) => lines.push(line))
    expect(lines.slice(1).every((line) => line.startsWith('  ok'))).toBe(true)
    server.misbehave('/upload', 'internal')
    await expect(comfyuiKind.check!(entryOf({ COMFYUI_URL: server.address }), {}, (line) => lines.push(line))).rejects.toThrow('checks failed')
    expect(lines.filter((line) => line.includes('FAILED'))).toEqual(['  FAILED keeps an upload and hands it out: engine-answer-bad (/upload/image answers 500)'])
  })
})
