import { fitForModel } from '../../shared/fit.ts'
import { maskedPart } from '../../shared/masked-part.ts'
import { aroundSubject, beforeEdit } from '../../shared/subject-before.ts'
import { maskPicture, photoWithHole } from '../../shared/masks.ts'
import { keepUntouched } from '../../shared/untouched.ts'
import { widen } from '../../shared/widen.ts'
import type { ComfyuiModel } from '../model.ts'
import { photoLimits } from './photo.ts'
import { asPng, negativeOf, type Prepare } from './prepared.ts'

/** A model that was not made for masks keeps a trace of what was there: of nothing at all it makes something that does not belong. */
const MOST_DENOISE = 0.95

/** The part around the mask is sent alone, so that the model draws it as finely as it can. */
export const prepareMasked: Prepare<'masked'> = async ({ photo: id, mask: marked, prompt, negative, denoise }, model, run) => {
  const photo = await run.readUpload(id)
  const { subject, mask } =
    marked === 'around-subject' ? await aroundSubject(photo, run) : { subject: undefined, mask: await maskPicture(marked, photo) }
  const part = await maskedPart(photo, mask)
  const { fill, width, height, restore } = await holeIn(part.photo, part.mask, model)
  return {
    photo: fill,
    values: { prompt, negative: negativeOf(model, negative), width, height, denoise: Math.min(MOST_DENOISE, denoise), control: 1 },
    finish: async (answer) => {
      const edited = await part.putBack(await restore(answer))
      return subject ? beforeEdit(subject, edited) : keepUntouched({ photo, edited, mask })
    },
  }
}

export const prepareExtend: Prepare<'extend'> = async ({ photo: id, margins, prompt, negative }, model, run) => {
  const { photo, mask } = await widen(await run.readUpload(id), margins)
  const { fill, width, height, restore } = await holeIn(photo, mask, model)
  return {
    photo: fill,
    values: { prompt, negative: negativeOf(model, negative), width, height, denoise: MOST_DENOISE, control: 1 },
    finish: async (answer) => keepUntouched({ photo, edited: await restore(answer), mask }),
  }
}

/** The photo at the model's size, transparent where it is to be drawn anew. */
async function holeIn(photo: Uint8Array, mask: Uint8Array, model: ComfyuiModel) {
  const { photo: fitted, mask: fittedMask, ...sized } = await fitForModel(photo, photoLimits(model))
  return { ...sized, fill: asPng(await photoWithHole(fitted, await fittedMask(mask))) }
}
