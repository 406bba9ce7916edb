import type { Rgb } from '../../pixels/colour.ts'
import type { LinearImage } from '../../pixels/linear-image.ts'
import type { Plane } from '../../pixels/plane.ts'
import type { Random } from '../../pixels/random.ts'

/** Where leaves are laid: a picture and its depth, with the colours of leaves in light and in shade. */
export interface Leafage {
  image: LinearImage
  depth: Plane
  distance: number
  random: Random
  /** Lit and shaded colours, each from one leaf to another. */
  bright: readonly [Rgb, Rgb]
  dark: Rgb
  /** Sideways of the sun, -1 left .. 1 right. */
  side: number
}

/** One leaf or spray: an ellipse at an angle, in pixels. */
function addLeaf({ width, height, planes: [red, green, blue] }: LinearImage, depth: Plane, distance: number, x: number, y: number, long: number, thin: number, angle: number, r: number, g: number, b: number): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const reach = Math.max(0.8, long)
  const [a, c] = [1 / Math.max(0.6, long) ** 2, 1 / Math.max(0.55, thin) ** 2]
  for (let py = Math.max(0, Math.ceil(y - reach - 0.5)); py <= Math.min(height - 1, y + reach - 0.5); py++)
    for (let px = Math.max(0, Math.ceil(x - reach - 0.5)); px <= Math.min(width - 1, x + reach - 0.5); px++) {
      const [dx, dy] = [px + 0.5 - x, py + 0.5 - y]
      const along = dx * cos + dy * sin
      const across = dy * cos - dx * sin
      const away = along * along * a + across * across * c
      if (away > 1) continue
      const share = Math.min(1, (1 - away) * 2.6)
      const at = py * width + px
      red[at]! += (r - red[at]!) * share
      green[at]! += (g - green[at]!) * share
      blue[at]! += (b - blue[at]!) * share
      if (share > 0.5) depth[at] = distance
    }
}

/** A rounded mass of leaves (pixels): dark within and below, lit at the top and towards the sun. */
export function layBush(leafage: Leafage, x: number, y: number, wide: number, tall: number, leaf: number): void {
  const { image, depth, distance, random, bright, dark, side } = leafage
  const count = Math.max(10, Math.round((2.4 * wide * tall) / (leaf * leaf)))
  for (let k = 0; k < count; k++) {
    const turn = random() * 6.2832
    const out = Math.sqrt(random())
    const ragged = 0.75 + 0.5 * random()
    const [dx, dy] = [Math.cos(turn) * out * ragged, Math.sin(turn) * out * ragged]
    const later = k / count
    const lit = Math.min(1, Math.max(0, 0.42 - 0.62 * dy + 0.3 * dx * side + 0.45 * (random() - 0.5))) * (0.25 + 0.75 * later)
    const tone = random()
    const [r, g, b] = [0, 1, 2].map((c) => dark[c]! + (bright[0][c]! + (bright[1][c]! - bright[0][c]!) * tone - dark[c]!) * lit)
    const size = leaf * (0.7 + 0.6 * random())
    addLeaf(image, depth, distance, x + dx * wide, y + dy * tall * (dy > 0 ? 0.6 : 1), size, size * 0.5, random() * 3.14, r!, g!, b!)
  }
}

/** A conifer (pixels): sprays that hang from the stem in tiers. */
export function layConifer(leafage: Leafage, x: number, foot: number, tall: number): void {
  const { image, depth, distance, random, bright, dark, side } = leafage
  const wide = tall * (0.17 + 0.06 * random())
  const sprays = Math.max(14, Math.min(420, Math.round(tall * 3.2)))
  const spray = Math.max(1, tall * 0.04)
  for (let k = 0; k < tall; k++) addLeaf(image, depth, distance, x, foot - k, 0.9 + tall * 0.006, 0.9, 0, dark[0] * 0.8, dark[1] * 0.7, dark[2] * 0.7)
  const tiers = 8 + Math.floor(random() * 5)
  for (let k = 0; k < sprays; k++) {
    const t = Math.pow((k + random()) / sprays, 0.75)
    const tier = (t * tiers) % 1
    const reach = wide * Math.pow(t, 0.9) * (0.5 + 0.5 * tier)
    const s = 2 * random() - 1
    const lit = Math.min(1, Math.max(0, 0.4 + 0.45 * s * side - 0.35 * tier + 0.5 * (random() - 0.4)))
    const tone = random()
    const [r, g, b] = [0, 1, 2].map((c) => dark[c]! + (bright[0][c]! + (bright[1][c]! - bright[0][c]!) * tone - dark[c]!) * lit)
    addLeaf(image, depth, distance, x + s * reach, foot - tall * (1 - 0.93 * t) + Math.abs(s) * reach * 0.35, spray * (0.8 + 0.7 * random()), spray * 0.4, s > 0 ? 0.45 : -0.45, r!, g!, b!)
  }
}
