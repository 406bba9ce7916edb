import { boxBlur, type Colours, type Plane } from '../pixels/plane.ts'

/** Below this light (of 1) colour drowns in the noise of the camera. */
const DARKEST = 0.03
const LIGHTS = 24
const SHARES = 40
const CELLS = LIGHTS * SHARES * SHARES

/**
 * Cell of a pixel's colour in a histogram over the logarithm of its light, and its red and blue as shares of it: shades
 * of one material lie in a row, whether it is dark or bright.
 */
export function colourCell([red, green, blue]: Colours, i: number): number {
  const [r, g, b] = [red[i]! + DARKEST, green[i]! + DARKEST, blue[i]! + DARKEST]
  const sum = r + g + b
  const light = Math.min(LIGHTS - 1, Math.max(0, Math.floor((Math.log(sum) + 2.45) * (LIGHTS / 3.65))))
  const share = (value: number) => Math.min(SHARES - 1, Math.floor((value / sum) * 1.4 * SHARES))
  return (light * SHARES + share(r)) * SHARES + share(b)
}

/** Density of the colours of the pixels that `counts`, spread over neighbouring colours and, twice as far, shades. */
export function colourDensity(colours: Colours, counts: (i: number) => boolean): Plane {
  const histogram = new Float32Array(CELLS)
  let total = 0
  for (let i = 0; i < colours[0].length; i++) {
    if (!counts(i)) continue
    histogram[colourCell(colours, i)]!++
    total++
  }
  const plane = SHARES * SHARES
  for (let light = 0; light < LIGHTS; light++) {
    const slice = histogram.subarray(light * plane, (light + 1) * plane)
    slice.set(boxBlur(boxBlur(slice, SHARES, SHARES, 1), SHARES, SHARES, 1))
  }
  // Columns of the histogram seen as a picture of one row a shade: its blur down the rows is one over the light.
  const shades = blurRows(histogram, plane)
  return shades.map((value) => value / Math.max(1, total))
}

const SHADE_WEIGHTS = [1, 0.85, 0.55, 0.25]

function blurRows(histogram: Plane, plane: number): Plane {
  const out = new Float32Array(CELLS)
  for (let light = 0; light < LIGHTS; light++) {
    for (let step = 1 - SHADE_WEIGHTS.length; step < SHADE_WEIGHTS.length; step++) {
      const from = light + step
      if (from < 0 || from >= LIGHTS) continue
      const weight = SHADE_WEIGHTS[Math.abs(step)]!
      for (let c = 0; c < plane; c++) out[light * plane + c]! += histogram[from * plane + c]! * weight
    }
  }
  return out
}
