import type { Size } from '../../pixels/raster.ts'

interface Step {
  along: number
  across: number
}

/** A mask of 0 and 1 whose ones are spread to the square of `reach` pixels to every side. */
export function dilated(mask: Uint8Array, size: Size, reach: number, checkCancelled: () => void): Uint8Array {
  const wide = spread(mask, size, reach, { along: 1, across: size.width }, checkCancelled)
  return spread(wide, size, reach, { along: size.width, across: 1 }, checkCancelled)
}

/** Spreads what is 1 by `reach` pixels to both sides in one direction, whose steps are given. */
function spread(mask: Uint8Array, { width, height }: Size, reach: number, step: Step, checkCancelled: () => void): Uint8Array {
  const out = new Uint8Array(mask.length)
  const [length, lines] = step.along === 1 ? [width, height] : [height, width]
  for (let line = 0; line < lines; line++) {
    if (line % 64 === 0) checkCancelled()
    const start = line * step.across
    let until = -1
    for (let k = -reach; k < length; k++) {
      if (k + reach < length && mask[start + (k + reach) * step.along]) until = k + 2 * reach
      if (k >= 0 && k <= until) out[start + k * step.along] = 1
    }
  }
  return out
}
