import type { ComfyuiModel, Sampling } from '../model.ts'
import type { Graph, Link } from '../workflow.ts'

/** What a loaded model gives to the other nodes. */
export interface Loaded {
  model: Link
  clip: Link
  vae: Link
}

export function load(graph: Graph, { files, family }: ComfyuiModel): Loaded {
  if ('checkpoint' in files) {
    const checkpoint = graph.add('CheckpointLoaderSimple', { ckpt_name: files.checkpoint })
    const vae = files.vae === undefined ? checkpoint(2) : graph.add('VAELoader', { vae_name: files.vae })()
    return { model: checkpoint(0), clip: checkpoint(1), vae }
  }
  if ('upscaler' in files) throw new Error('This model draws nothing')
  const [first = '', second] = files.textEncoders
  const clip = second === undefined
    ? graph.add('CLIPLoader', { clip_name: first, type: family.textEncoders })
    : graph.add('DualCLIPLoader', { clip_name1: first, clip_name2: second, type: family.textEncoders })
  return {
    model: graph.add('UNETLoader', { unet_name: files.unet, weight_dtype: 'default' })(),
    clip: clip(),
    vae: graph.add('VAELoader', { vae_name: files.vae })(),
  }
}

export interface Conditioning {
  positive: Link
  negative: Link
}

/** The words for and against, as the model is steered by them. */
export function encodeWords(graph: Graph, { guidance }: ComfyuiModel, { clip }: Loaded, { prompt, negative }: { prompt: string; negative: string }): Conditioning {
  const positive = graph.add('CLIPTextEncode', { text: prompt, clip })()
  return {
    positive: guidance === undefined ? positive : graph.add('FluxGuidance', { conditioning: positive, guidance })(),
    negative: graph.add('CLIPTextEncode', { text: negative, clip })(),
  }
}

interface SamplerInputs extends Conditioning {
  latent: Link
  seed: number
  denoise: number
}

export function sample(graph: Graph, { model }: Loaded, { steps, cfg, sampler, scheduler }: Sampling, inputs: SamplerInputs): Link {
  const { positive, negative, latent, seed, denoise } = inputs
  return graph.add('KSampler', {
    model, seed, steps, cfg, sampler_name: sampler, scheduler, positive, negative, latent_image: latent, denoise,
  })()
}

export function saveDecoded(graph: Graph, { vae }: Loaded, samples: Link, prefix: string): void {
  save(graph, graph.add('VAEDecode', { samples, vae })(), prefix)
}

/** The prefix is another one for each submission, so a result that the server has made before is written again instead of named by a file that may be gone. */
export function save(graph: Graph, images: Link, prefix: string): void {
  graph.add('SaveImage', { images, filename_prefix: prefix })
}
