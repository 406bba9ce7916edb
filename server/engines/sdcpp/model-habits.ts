import path from 'node:path'
import type { SizeLimits } from '../shared/model-size.ts'
import type { Capabilities } from './capabilities.ts'
import type { SdcppEntry } from './entry.ts'

/** How the model is set for every picture. What is left out is the server's own choice. */
export interface Habits {
  steps: number
  cfg?: number
  sampler?: string
  scheduler?: string
  limits: SizeLimits
}

/** Distilled models need few steps, and no second pass for guidance. */
const FAST = /turbo|lightning|schnell|hyper|\blcm\b|z[-_]?image/i
/** Others that were made for going without. */
const UNGUIDED = /flux|chroma/i
/** Models that were made for a megapixel, and paint badly far below. */
const LARGE = /xl|flux|sd3|qwen|z[-_]?image|chroma/i

/** Sides are rounded up to it by the server, without a word. */
const MULTIPLE = 64

/** By the model's file name, and few enough for a machine without a graphics card; what the operator chose wins. */
export function habitsOf({ steps, cfg, sampler, scheduler, side }: SdcppEntry, { model, limits }: Capabilities): Habits {
  const isFast = FAST.test(model.name)
  const guidance = cfg ?? (isFast || UNGUIDED.test(model.name) ? 1 : undefined)
  const largest = side ?? (LARGE.test(model.name) ? 768 : 512)
  return {
    steps: steps ?? (isFast ? 6 : 16),
    ...(guidance !== undefined && { cfg: guidance }),
    ...(sampler !== undefined && { sampler }),
    ...(scheduler !== undefined && { scheduler }),
    limits: {
      multiple: MULTIPLE,
      maxPixels: largest * largest,
      // Far below their own size models paint noise.
      minSide: Math.max(MULTIPLE, Math.min(largest / 2, 256), limits.min_width ?? 0, limits.min_height ?? 0),
      maxSide: Math.min(limits.max_width ?? 4096, limits.max_height ?? 4096),
    },
  }
}

/** The model's name as a part of an offer's id, and as people know it. */
export function modelNames({ name }: SdcppEntry, { model }: Capabilities): { id: string; name: string } {
  const stem = model.stem || path.parse(model.name).name || model.name || 'model'
  const id = stem.toLowerCase().replace(/[^a-z0-9.]+/g, '-').replace(/^-+|-+$/g, '')
  return { id: id || 'model', name: name ?? stem }
}
