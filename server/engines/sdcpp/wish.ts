import { pixelsOf } from '#contract/generators/fields.ts'
import type { GeneratorInput } from '#contract/generators/generators.ts'
import type { EngineRun } from '../engine.ts'
import { fitForModel } from '../shared/fit.ts'
import { maskedPart } from '../shared/masked-part.ts'
import { maskPicture, type Size } from '../shared/masks.ts'
import { modelSize, type SizeLimits } from '../shared/model-size.ts'
import { lookWords, plainWords, techniqueWords, withChoices, withStyle, withWords } from '../shared/prompt.ts'
import { keepUntouched } from '../shared/untouched.ts'
import { widen } from '../shared/widen.ts'
import type { SdcppGenerator } from './offers.ts'

/** A creation in the terms of a picture model. */
export interface Wish extends Size {
  prompt: string
  negative?: string
  count?: number
  seed?: number
  /** What the picture begins with, of the wish's size, and how much of it may change, 0..1. */
  init?: Uint8Array
  strength?: number
  /** In grey, of the same size: white where it may change. */
  mask?: Uint8Array
  /** Makes what is delivered out of what the model made. */
  finish?(made: Uint8Array): Promise<Uint8Array>
}

interface Means {
  limits: SizeLimits
  readUpload: EngineRun['readUpload']
}

type MakeWish<G extends SdcppGenerator> = (input: GeneratorInput<G>, means: Means) => Promise<Wish>

/** A part of a photo that is made anew, with every other pixel left as it is. */
async function redoPart(photo: Uint8Array, mask: Uint8Array, { limits }: Means): Promise<Pick<Wish, 'init' | 'mask' | 'finish' | 'width' | 'height'>> {
  const part = await maskedPart(photo, mask)
  const fitted = await fitForModel(part.photo, limits)
  const { width, height } = fitted
  return {
    width,
    height,
    init: fitted.photo,
    mask: await fitted.mask(part.mask),
    finish: async (made) => keepUntouched({ photo, edited: await part.putBack(await fitted.restore(made)), mask }),
  }
}

export const wishes: { [G in SdcppGenerator]: MakeWish<G> } = {
  'text-to-image': async ({ prompt, negative, style, size, clarity, count, seed }, { limits }) => ({
    prompt: withStyle(plainWords(prompt), style),
    negative: plainWords(negative),
    count,
    ...(seed !== undefined && { seed }),
    ...modelSize(pixelsOf(size, clarity), limits),
  }),

  'text-to-image-pro': async (input, { limits }) => ({
    prompt: withStyle(withChoices(plainWords(input.prompt), input), input.style),
    negative: plainWords(input.negative),
    count: input.count,
    ...(input.seed !== undefined && { seed: input.seed }),
    ...modelSize(pixelsOf(input.size, input.clarity), limits),
  }),

  'picture-redraw': async ({ photo, technique, strength, seed }, { limits, readUpload }) => {
    const { photo: init, width, height, inside } = await fitForModel(await readUpload(photo), limits)
    // At 0.75 a model still keeps what the photo shows, and below 0.25 nothing changes.
    return { prompt: techniqueWords[technique], init, width, height, strength: 0.25 + 0.5 * strength, finish: inside, ...(seed !== undefined && { seed }) }
  },

  'sketch-render': async ({ photo, prompt, look, seed }, { limits, readUpload }) => {
    const { photo: init, width, height, inside } = await fitForModel(await readUpload(photo), limits)
    const words = withWords(plainWords(prompt), lookWords[look], 'finished illustration')
    return { prompt: words, init, width, height, strength: 0.7, finish: inside, ...(seed !== undefined && { seed }) }
  },

  'local-redraw': async ({ photo, mask, prompt, strength, seed }, means) => {
    const bytes = await means.readUpload(photo)
    const part = await redoPart(bytes, await maskPicture(mask, bytes), means)
    return { ...part, prompt: plainWords(prompt), strength: Math.max(0.1, strength), ...(seed !== undefined && { seed }) }
  },

  extend: async ({ photo, margins, seed }, means) => {
    const wide = await widen(await means.readUpload(photo), margins)
    const fitted = await fitForModel(wide.photo, means.limits)
    const { width, height } = fitted
    return {
      prompt: 'the scene goes on, same light and style, detailed background',
      width,
      height,
      init: fitted.photo,
      mask: await fitted.mask(wide.mask),
      strength: 0.85,
      ...(seed !== undefined && { seed }),
      finish: async (made) => keepUntouched({ photo: wide.photo, edited: await fitted.restore(made), mask: wide.mask }),
    }
  },

  erasure: async ({ photo, mask }, means) => {
    const bytes = await means.readUpload(photo)
    const part = await redoPart(bytes, await maskPicture(mask, bytes), means)
    return { ...part, prompt: 'empty background, plain surroundings, nothing there', negative: 'person, animal, object, text', strength: 1 }
  },
}
