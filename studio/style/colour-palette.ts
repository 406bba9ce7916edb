import type { Rgb } from '../pixels/colour.ts'
import type { Colours } from '../pixels/plane.ts'

/** Weights that make distances in display RGB follow the eye roughly (green most, blue least). */
const WEIGHTS = [0.9, 1.2, 0.7] as const

function colourDistance(a: Rgb, b: Rgb): number {
  return WEIGHTS[0] * (a[0] - b[0]) ** 2 + WEIGHTS[1] * (a[1] - b[1]) ** 2 + WEIGHTS[2] * (a[2] - b[2]) ** 2
}

/** The `count` colours that stand for a picture: farthest-point seeds, then Lloyd's k-means. Deterministic. */
export function choosePalette(planes: Colours, count: number): Rgb[] {
  const pixels = Array.from(planes[0], (red, i): Rgb => [red, planes[1][i]!, planes[2][i]!])
  const palette: Rgb[] = [pixels[0]!]
  const nearest = new Float32Array(pixels.length).fill(Infinity)
  while (palette.length < count) {
    // Square-rooted by frequency: a seed is the pixel worst served by the palette so far.
    let worst = 0
    pixels.forEach((pixel, i) => {
      nearest[i] = Math.min(nearest[i]!, colourDistance(pixel, palette.at(-1)!))
      if (nearest[i] > nearest[worst]!) worst = i
    })
    palette.push(pixels[worst]!)
  }
  for (let pass = 0; pass < 6; pass++) {
    const sums = palette.map(() => [0, 0, 0, 0] as [number, number, number, number])
    for (const pixel of pixels) {
      const sum = sums[nearestColour(palette, pixel)]!
      sum[0] += pixel[0]
      sum[1] += pixel[1]
      sum[2] += pixel[2]
      sum[3]++
    }
    sums.forEach(([red, green, blue, n], k) => {
      if (n) palette[k] = [red / n, green / n, blue / n]
    })
  }
  return palette
}

export function nearestColour(palette: readonly Rgb[], colour: Rgb): number {
  let best = 0
  let distance = Infinity
  for (let k = 0; k < palette.length; k++) {
    const d = colourDistance(palette[k]!, colour)
    if (d < distance) { distance = d; best = k }
  }
  return best
}
