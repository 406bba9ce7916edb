import type { GeneratorId } from '#contract/generators/generators.ts'
import type { Model } from '../offer.ts'
import { readsEnglishAlone } from '../shared/prompt.ts'
import type { GeneratorOverrides, ModelEntry } from './entry.ts'
import type { PlanKind } from './recipes/plan.ts'
import { families, type Family, familyOf, fastSettings, isInpaintFile } from './families.ts'

export interface Sampling {
  steps: number
  cfg: number
  sampler: string
  scheduler: string
}

/** A model as the templates need it: its files, and every setting decided. */
export interface ComfyuiModel {
  about: Model
  files: { checkpoint: string; vae?: string } | { upscaler: string } | { unet: string; textEncoders: readonly string[]; vae: string }
  family: Family
  /** What it is good for. */
  kinds: readonly PlanKind[]
  /** Was made for filling masks. */
  inpaint: boolean
  sketchControl?: string
  sampling: Sampling
  guidance?: number
  side: number
  largestSide: number
  negative: string
  /** Takes prompts in English alone. */
  english: boolean
  generators: GeneratorOverrides
}

const DEFAULT_NEGATIVE = 'lowres, blurry, deformed, bad anatomy, extra fingers, watermark, signature, text'

export function modelFromEntry(entry: ModelEntry): ComfyuiModel {
  const file = entry.checkpoint ?? entry.unet ?? ''
  const family = families[entry.family ?? familyOf(file)]
  const guidance = entry.guidance ?? family.guidance
  const fast = fastSettings(file)
  const inpaint = entry.inpaint ?? isInpaintFile(file)
  return {
    about: {
      id: entry.id,
      name: entry.name,
      ...(entry.about && { about: { text: entry.about } }),
      ...(entry.licence && { licence: entry.licence }),
      ...(entry.homepage && { homepage: entry.homepage }),
    },
    files: filesOf(entry),
    family,
    // A model for masks draws nothing else well.
    kinds: inpaint ? ['masked', 'extend'] : ['text', 'photo', 'portrait', 'masked', 'extend', 'sketch', 'film'],
    inpaint,
    ...(entry.sketchControl && { sketchControl: entry.sketchControl }),
    sampling: {
      steps: entry.steps ?? fast?.steps ?? family.steps,
      cfg: entry.cfg ?? fast?.cfg ?? family.cfg,
      sampler: entry.sampler ?? fast?.sampler ?? family.sampler,
      scheduler: entry.scheduler ?? fast?.scheduler ?? family.scheduler,
    },
    ...(guidance !== undefined && { guidance }),
    side: entry.side ?? family.side,
    largestSide: entry.largestSide ?? 2048,
    negative: entry.negative ?? DEFAULT_NEGATIVE,
    english: entry.english ?? readsEnglishAlone(file),
    generators: entry.generators ?? {},
  }
}

function filesOf({ checkpoint, unet, textEncoders, vae }: ModelEntry): ComfyuiModel['files'] {
  if (checkpoint !== undefined) return { checkpoint, ...(vae && { vae }) }
  if (unet === undefined || !textEncoders || !vae) throw new Error('A model without a checkpoint needs unet, textEncoders and vae')
  return { unet, textEncoders, vae }
}

/** A checkpoint that nobody described, by what its file's name tells. */
export function modelFromCheckpoint(checkpoint: string): ComfyuiModel {
  const name = checkpoint.split(/[/\\]/).at(-1)!.replace(/\.[a-z0-9]+$/i, '')
  return modelFromEntry({ id: modelId(checkpoint), name: name.replaceAll(/[_]+/g, ' '), checkpoint })
}

/** A model that makes photos larger and nothing else. */
export function modelFromUpscaler(upscaler: string): ComfyuiModel {
  return { ...modelFromCheckpoint(upscaler), files: { upscaler }, kinds: ['enlarge'] }
}

const modelId = (file: string) =>
  file.replace(/\.[a-z0-9]+$/i, '').toLowerCase().replaceAll(/[^a-z0-9.]+/g, '-').replaceAll(/^[-.]+|-+$/g, '').slice(0, 60) || 'model'

/** The model's sampling for a generator, as its entry may change it. */
export function samplingFor({ sampling, generators }: ComfyuiModel, generator: GeneratorId): Sampling {
  const override = generators[generator]
  if (!override) return sampling
  const { steps = sampling.steps, cfg = sampling.cfg, sampler = sampling.sampler, scheduler = sampling.scheduler } = override
  return { steps, cfg, sampler, scheduler }
}

/** Whether words of what is not wanted reach the model: without a cfg above 1 it is not asked for them. */
export const heedsNegative = ({ sampling }: Pick<ComfyuiModel, 'sampling'>) => sampling.cfg > 1
