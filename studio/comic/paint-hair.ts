import { clamp, smoothstep, type Rgb } from '../pixels/colour.ts'
import { type Colours, gaussianBlur, type Plane, resizePlane } from '../pixels/plane.ts'
import { createRandom } from '../pixels/random.ts'
import { fitWithin, type Size } from '../pixels/raster.ts'
import { Stretch } from '../pixels/stretch.ts'
import { luma, type DisplayImage } from '../style/display-image.ts'
import { smoothTogether, tangentFlow, type Flow } from '../style/flow.ts'
import type { Watch } from '../vision/watch.ts'
import type { DrawnFace, Portrait } from './portrait.ts'

export interface HairPalette {
  /** Gamma of its light; below 1 is lighter. */
  gamma: number
  saturation: number
  /** What its shadows are multiplied with, and what is laid over it where it shines. */
  shadow: Rgb
  shine: Rgb
  /** How much it shines, and how much its strands show, 0..1. */
  gloss: number
  strands: number
  /** Width of the steps between its tones, 0..1. */
  softness: number
}

/** Longest side at which hair is combed; the edges of its tones are drawn at full size. */
const COMB_SIDE = 400

/** Hair that was combed: what is drawn of it, small. */
export interface Combed extends Size {
  hair: Plane
  flow: Flow
  /** Lighter or darker than the hair around, in logarithms of light, swept along the strands. */
  tone: Plane
  /** Waves along the strands, about -1..1. */
  strands: Plane
  /** The hair's own colour, without its strands. */
  base: Colours
}

/** Sweeps the hair's light along its strands, so that its tones lie in locks. */
export function comb({ image, hair, faces }: Portrait, seed: number, { checkCancelled }: Watch): Combed | undefined {
  const size = fitWithin(image, COMB_SIDE)
  const shrink = (plane: Plane) => resizePlane(plane, image.width, image.height, size.width, size.height)
  const mask = shrink(hair)
  if (!faces.length || !mask.some((value) => value > 0.5)) return undefined
  const unit = (faces[0]!.unit * size.width) / image.width
  const own = mask.map((value) => smoothstep(0.6, 0.95, value))
  checkCancelled()
  const blur = (plane: Plane, sigma: number) => gaussianBlur(plane, size.width, size.height, Math.max(0.6, sigma))
  const colours = image.planes.map(shrink) as [Plane, Plane, Plane]
  const broad = blur(own, 0.3 * unit)
  checkCancelled()
  const base = colours.map((plane) =>
    blur(
      plane.map((value, i) => value * own[i]!),
      0.3 * unit,
    ).map((value, i) => value / (broad[i]! + 1e-3)),
  ) as [Plane, Plane, Plane]
  checkCancelled()
  const light = luma({ planes: colours })
  // Outside of the hair its own light goes on, so that its edge does not turn the strands; but they follow its outline.
  const usual = luma({ planes: base })
  const relative = light.map((value, i) => Math.log((value + 0.03) / (usual[i]! + 0.03)) * own[i]! - 0.35 * (1 - mask[i]!))
  const flow = tangentFlow(relative, size.width, size.height, Math.max(1.6, 0.07 * unit))
  checkCancelled()
  const where = new Uint8Array(mask.length)
  for (let i = 0; i < where.length; i++) if (mask[i]! > 0.02) where[i] = 1
  const random = createRandom(seed)
  const grain = blur(mask.map(() => random() - 0.5), 0.02 * unit)
  const sweep = (planes: Plane[], reach: number) =>
    smoothTogether(planes, size.width, size.height, flow, Math.max(4, reach * unit), { stride: 1.5, where, checkCancelled })
  const inside = relative.map((value, i) => clamp(value, -0.8, 0.8) * own[i]!)
  const [tone, weight, strands] = sweep([inside, own, grain], 0.32) as [Plane, Plane, Plane]
  const fine =
    Math.sqrt(
      strands.reduce((sum, value, i) => sum + (where[i] ? value * value : 0), 0) /
        Math.max(
          1,
          where.reduce((sum, value) => sum + value, 0),
        ),
    ) || 1
  return {
    ...size, hair: mask, flow, base,
    tone: tone.map((value, i) => value / (weight[i]! + 0.05)), strands: strands.map((value) => clamp(value / fine / 2, -1, 1)),
  }
}

/** Lights that are told apart. */
const GAINS = 1024

/** Hair in place: its own colour in a light and a shaded tone that follow the locks, with a band of gloss around the head. */
export function paintHair(
  paint: DisplayImage,
  portrait: Portrait,
  combed: Combed,
  palette: HairPalette,
  ground: boolean,
  { checkCancelled }: Watch,
): void {
  const {
    hair,
    skin,
    person,
    image: { width, height },
  } = portrait
  const gloss = glossBand(portrait, combed)
  const stretch = new Stretch(combed, paint)
  const half = 0.02 + 0.3 * palette.softness
  const [red, green, blue] = paint.planes
  const out: [number, number, number] = [0, 0, 0]
  const gains = Float32Array.from({ length: GAINS + 1 }, (_, k) => Math.pow(k / GAINS + 0.02, palette.gamma - 1))
  for (let y = 0, i = 0; y < height; y++) {
    if (y % 32 === 0) checkCancelled()
    stretch.row(y)
    for (let x = 0; x < width; x++, i++) {
      const share = hair[i]!
      if (share < 0.004) continue
      const cover = Math.min(1, share / ((ground ? 1 : person[i]!) - skin[i]! + 1e-6))
      const wave = palette.strands * stretch.at(combed.strands, x)
      const tone = stretch.at(combed.tone, x) + 0.16 * wave
      const shade = 1 - smoothstep(-0.16 - half, -0.16 + half, tone)
      const deep = 1 - smoothstep(-0.42 - half, -0.42 + half, tone)
      const bright = smoothstep(0.2 - half, 0.2 + half, tone)
      const shine =
        palette.gloss *
        Math.max(0.5 * bright, smoothstep(0.5 - half * 2, 0.5 + half * 2, stretch.at(gloss, x) + 0.55 * wave - 0.12))
      const r = stretch.at(combed.base[0], x)
      const g = stretch.at(combed.base[1], x)
      const b = stretch.at(combed.base[2], x)
      const grey = 0.299 * r + 0.587 * g + 0.114 * b
      const gain = gains[(grey * GAINS) | 0]!
      for (let c = 0; c < 3; c++) {
        const own = (grey + ((c === 0 ? r : c === 1 ? g : b) - grey) * palette.saturation) * gain
        const fall = palette.shadow[c]!
        const dark = own * (1 + (fall - 1) * shade) * (1 + (fall - 1) * 0.7 * deep) + 0.015 * shade
        // Gloss takes its light from the sky and its colour from the hair.
        const gleam = Math.min(1, own * 1.35 + 0.12) * 0.6 + palette.shine[c]! * (0.15 + 0.85 * own) * 0.4
        out[c] = clamp(dark + (gleam - dark) * shine)
      }
      red[i]! += (out[0] - red[i]!) * cover
      green[i]! += (out[1] - green[i]!) * cover
      blue[i]! += (out[2] - blue[i]!) * cover
    }
  }
}

/**
 * A band around the crown between the hairline and the top, as the light of a high window lies on hair; above a half it
 * is seen.
 */
function glossBand({ image, faces }: Portrait, { width, height, hair }: Combed): Plane {
  const band = new Float32Array(width * height)
  const scale = width / image.width
  for (const face of faces) {
    const { x, y, inner, outer } = crownOf(face, { width, height }, hair, scale)
    if (!(outer > inner)) continue
    const [ux, uy] = face.up
    for (let row = 0, i = 0; row < height; row++) {
      for (let column = 0; column < width; column++, i++) {
        if (hair[i]! < 0.02) continue
        const [dx, dy] = [column - x, row - y]
        const far = Math.hypot(dx, dy)
        const high = (dx * ux + dy * uy) / (far + 1e-6)
        if (high < 0.2) continue
        const at = (far - inner) / (outer - inner)
        band[i] = Math.max(band[i]!, (1 - Math.abs(at - 0.56) / 0.26) * smoothstep(0.2, 0.6, high))
      }
    }
  }
  return band
}

/** The middle of a head, and how far from it the hair begins above the face and ends; in pixels of the mask. */
function crownOf({ up: [ux, uy], noseBridge, unit }: DrawnFace, { width, height }: Size, hair: Plane, scale: number) {
  const [x, y] = [noseBridge[0]![0] * scale, noseBridge[0]![1] * scale]
  let [inner, outer] = [0, 0]
  for (let far = 0.3 * unit * scale; far < 3 * unit * scale; far++) {
    const [px, py] = [Math.round(x + ux * far), Math.round(y + uy * far)]
    if (px < 0 || py < 0 || px >= width || py >= height) break
    if (hair[py * width + px]! < 0.5) continue
    inner ||= far
    outer = far
  }
  return { x, y, inner, outer }
}
