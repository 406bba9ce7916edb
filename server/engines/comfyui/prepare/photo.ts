import { fitForModel } from '../../shared/fit.ts'
import type { ComfyuiModel } from '../model.ts'
import { deliveredSize, drawnSizes, GRID } from '../sizes.ts'
import { asPng, cropTo, negativeOf, type Prepare } from './prepared.ts'

/** The composition comes from the photo, so small models may work above their own size. */
const LEAST_PIXELS = 832 * 832
const LEAST_SIDE = 256

export const photoLimits = ({ side, largestSide }: ComfyuiModel) =>
  ({ multiple: GRID, minSide: LEAST_SIDE, maxPixels: Math.max(side * side, LEAST_PIXELS), maxSide: largestSide })

export const preparePhoto: Prepare<'photo'> = async ({ photo, prompt, negative, denoise }, model, run) => {
  const { photo: fitted, width, height, restore } = await fitForModel(await run.readUpload(photo), photoLimits(model))
  return { photo: asPng(fitted), values: { prompt, negative: negativeOf(model, negative), width, height, denoise, control: 1 }, finish: restore }
}

export const preparePortrait: Prepare<'portrait'> = async ({ photo, prompt, negative, size, denoise }, model, run) => {
  const { photo: fitted } = await fitForModel(await run.readUpload(photo), photoLimits(model))
  const delivered = deliveredSize(size, model)
  const { grown: _, ...drawn } = drawnSizes(delivered, model)
  return {
    photo: asPng(fitted),
    values: { prompt, negative: negativeOf(model, negative), ...drawn, denoise, control: 1 },
    finish: (answer) => cropTo(answer, delivered),
  }
}

/** Without a control net, how much of a drawing is drawn anew: the less, the closer its lines are kept. */
const LOOSEST = 0.85
const CLOSEST = 0.6
/** With one, how strictly it is followed. */
const LOOSE_CONTROL = 0.5

export const prepareSketch: Prepare<'sketch'> = async ({ photo, prompt, negative, lines }, model, run) => {
  const { photo: fitted, width, height, restore } = await fitForModel(await run.readUpload(photo), photoLimits(model))
  const values = {
    prompt, negative: negativeOf(model, negative), width, height,
    denoise: LOOSEST + (CLOSEST - LOOSEST) * lines,
    control: LOOSE_CONTROL + (1 - LOOSE_CONTROL) * lines,
  }
  return { photo: asPng(fitted), values, finish: restore }
}
