import type { Colours } from '../../../pixels/plane.ts'

const [THIRD, HALF, SIXTH] = [Math.sqrt(1 / 3), Math.sqrt(1 / 2), Math.sqrt(1 / 6)]

/** Brightness of white. */
export const WHITE = Math.sqrt(3)

/** Brightness, red against blue, and green against both: an orthonormal turn, so that noise stays as strong as it was. */
export function toOpponent([red, green, blue]: Colours): Colours {
  const plane = () => new Float32Array(red.length)
  const out: Colours = [plane(), plane(), plane()]
  for (let i = 0; i < red.length; i++) {
    const r = red[i]!
    const g = green[i]!
    const b = blue[i]!
    out[0][i] = (r + g + b) * THIRD
    out[1][i] = (r - b) * HALF
    out[2][i] = (r - 2 * g + b) * SIXTH
  }
  return out
}

/** Undoes `toOpponent`, in place. */
export function fromOpponent(planes: Colours): Colours {
  const [first, second, third] = planes
  for (let i = 0; i < first.length; i++) {
    const grey = first[i]! * THIRD
    const redBlue = second[i]! * HALF
    const green = third[i]! * SIXTH
    first[i] = grey + redBlue + green
    second[i] = grey - 2 * green
    third[i] = grey - redBlue + green
  }
  return planes
}
