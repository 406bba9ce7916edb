import { clamp, lightOf, mix, smoothstep, type Rgb } from '../pixels/colour.ts'
import { gaussianBlur, resizePlane, type Plane } from '../pixels/plane.ts'
import { fitWithin, type Size } from '../pixels/raster.ts'
import { Stretch } from '../pixels/stretch.ts'
import type { DisplayImage } from '../style/display-image.ts'
import { fillOutlines, smoothOutline } from '../vision/face-mask.ts'
import type { Watch } from '../vision/watch.ts'
import type { DrawnFace, Portrait } from './portrait.ts'

export interface SkinPalette {
  /** Below 1 lightens the skin's own colour. */
  gamma: number
  saturation: number
  shadow: Rgb
  /** How much lighter than its own colour lit skin is, 0..1. */
  light: number
  /** Width of the steps between its tones, 0..1. */
  softness: number
}

/** Longest side at which shadows are laid out; their edges are drawn at full size. */
const SHADOW_SIDE = 320

/**
 * Flat skin in place, shaded as an illustrator would: the shadow that hair casts, the one below the chin, and a soft side
 * away from the light. The photo's own shadows are lumps that no pen would draw.
 */
export function paintSkin(
  paint: DisplayImage,
  portrait: Portrait,
  palette: SkinPalette,
  features: Plane,
  ground: boolean,
  { checkCancelled }: Watch,
): void {
  const { image, skin, person, faces, owner } = portrait
  const { width, height } = image
  if (!faces.length) return
  const size = fitWithin(image, SHADOW_SIDE)
  const shadow = skinShadow(portrait, size, { checkCancelled })
  const tones = faces.map((face) => tonesOf(image, skin, features, face, palette))
  const stretch = new Stretch(size, image)
  const half = 0.06 + 0.9 * palette.softness
  const [red, green, blue] = paint.planes
  const scale = owner.width / width
  for (let y = 0, i = 0; y < height; y++) {
    if (y % 32 === 0) checkCancelled()
    stretch.row(y)
    const row = Math.floor((y + 0.5) * scale) * owner.width
    for (let x = 0; x < width; x++, i++) {
      const share = skin[i]!
      if (share < 0.004) continue
      const cover = ground ? share : share / person[i]!
      const k = Math.min(faces.length - 1, owner.of[Math.min(owner.of.length - 1, row + Math.floor((x + 0.5) * scale))]!)
      const { base, shade, lit, lightX, lightY, reach } = tones[k]!
      const deep = stretch.at(shadow, x)
      const dark = deep <= 0.5 - half ? 0 : deep >= 0.5 + half ? 1 : smoothstep(0.5 - half, 0.5 + half, deep)
      const dx = x - lightX
      const dy = y - lightY
      const away = (dx * dx + dy * dy) * reach
      const glow = (1 - dark) / (1 + away * away)
      red[i]! += (base[0] + (lit[0] - base[0]) * glow + (shade[0] - base[0]) * dark - red[i]!) * cover
      green[i]! += (base[1] + (lit[1] - base[1]) * glow + (shade[1] - base[1]) * dark - green[i]!) * cover
      blue[i]! += (base[2] + (lit[2] - base[2]) * glow + (shade[2] - base[2]) * dark - blue[i]!) * cover
    }
  }
}

/** Where skin lies in shadow: above a half, with calm contours. */
function skinShadow({ image, skin, hair, faces }: Portrait, size: Size, { checkCancelled }: Watch): Plane {
  const scale = size.width / image.width
  const shrink = (plane: Plane) => resizePlane(plane, image.width, image.height, size.width, size.height)
  const [bare, locks] = [shrink(skin), shrink(hair)]
  const shadow = new Float32Array(bare.length)
  for (const face of faces) {
    checkCancelled()
    const unit = face.unit * scale
    const [ux, uy] = face.up
    /** A place that lies so far across and up the face from another, in distances between the pupils. */
    const offset = (across: number, up: number) => [(-uy * across + ux * up) * unit, (ux * across + uy * up) * unit] as const
    const side = -face.lightSide
    const sigma = Math.max(0.6, unit * (0.07 + 0.05 * face.lightSlope))
    const calm = (plane: Plane) => gaussianBlur(plane, size.width, size.height, sigma)
    const [softSkin, softHair] = [calm(bare), calm(locks)]
    const oval = fillOutlines([smoothOutline(face.oval.map(([x, y]) => [x * scale, y * scale] as const))], size)
    const softOval = gaussianBlur(oval, size.width, size.height, sigma * 0.6)
    const [hx, hy] = offset(-side * 0.06, 0.13)
    const [sx, sy] = offset(side * (0.1 + 0.14 * face.lightSlope), -0.06)
    const [cx, cy] = offset(-side * 0.1, 0.34)
    const reach = 6 * unit
    const [mx, my] = [face.noseBase[3]![0] * scale, face.noseBase[3]![1] * scale]
    const read = (plane: Plane, x: number, y: number) =>
      plane[clamp(Math.round(y), 0, size.height - 1) * size.width + clamp(Math.round(x), 0, size.width - 1)]!
    const [bottom, right] = [Math.min(size.height, my + reach), Math.min(size.width, mx + reach)]
    for (let y = Math.max(0, Math.floor(my - reach)); y < bottom; y++) {
      for (let x = Math.max(0, Math.floor(mx - reach)); x < right; x++) {
        const i = y * size.width + x
        if (bare[i]! < 0.02) continue
        // Hair beside the face casts less than the fringe above it.
        const cast = read(softHair, x + hx, y + hy)
        const turned = (1 - read(softSkin, x + sx, y + sy) - 0.6 * read(softHair, x + sx, y + sy)) * 0.95
        const chin = read(softOval, x + cx, y + cy) * (1 - softOval[i]!) * 1.15
        shadow[i] = Math.max(shadow[i]!, cast, turned, chin)
      }
    }
  }
  return shadow
}

interface SkinTones {
  base: Rgb
  shade: Rgb
  lit: Rgb
  /** Middle of the light on the face, and one over the square of its reach, pixels. */
  lightX: number
  lightY: number
  reach: number
}

/**
 * From dark skin, 0, to light skin, 1. Dark skin in a flash and light skin in warm shade have the same colour: they are half
 * way. Where much blue comes back, the skin is light.
 */
const fairness = (colour: Rgb) => 0.55 * smoothstep(0.3, 0.5, lightOf(colour)) + 0.45 * smoothstep(0.42, 0.66, colour[2])

function tonesOf(image: DisplayImage, skin: Plane, features: Plane, face: DrawnFace, palette: SkinPalette): SkinTones {
  const colour = litSkin(image, skin, features, face)
  const usual = lightOf(colour)
  const base = lifted(colour, usual, palette)
  // Red shadows on dark skin look like burns: there they keep its own hue.
  const fall = lightOf(palette.shadow)
  const tint = mix([fall, fall, fall], palette.shadow, 0.45 + 0.55 * fairness(colour))
  const shade: Rgb = [base[0] * tint[0], base[1] * tint[1], base[2] * tint[2]]
  // Towards its own colour in more light: white would lie on dark skin as chalk.
  const more: Rgb = [Math.min(1, base[0] * 1.22 + 0.03), Math.min(1, base[1] * 1.22 + 0.03), Math.min(1, base[2] * 1.24 + 0.03)]
  const [x, y] = face.noseBridge[3]!
  return {
    base,
    shade,
    lit: mix(base, more, Math.min(1, 1.6 * palette.light)),
    lightX: x + face.lightSide * 0.25 * face.unit,
    lightY: y,
    reach: 1 / (0.85 * face.unit) ** 2,
  }
}

/** Colour of a face's skin where it is lit: the mean of the brighter half without its gleams and its features. */
function litSkin(
  { width, height, planes: [red, green, blue] }: DisplayImage,
  skin: Plane,
  features: Plane,
  face: DrawnFace,
): Rgb {
  const [cx, cy] = face.noseBridge[3]!
  const reach = 0.95 * face.unit
  const step = Math.max(1, Math.round(face.unit / 40))
  const seen: [light: number, at: number][] = []
  for (let y = Math.max(0, Math.round(cy - reach)); y < Math.min(height, cy + reach); y += step) {
    for (let x = Math.max(0, Math.round(cx - reach)); x < Math.min(width, cx + reach); x += step) {
      const i = y * width + x
      if (Math.hypot(x - cx, y - cy) > reach || skin[i]! < 0.9 || features[i]! > 0.1) continue
      seen.push([0.299 * red[i]! + 0.587 * green[i]! + 0.114 * blue[i]!, i])
    }
  }
  seen.sort((a, b) => a[0] - b[0])
  const lit = seen.slice(Math.floor(0.45 * seen.length), Math.ceil(0.88 * seen.length))
  const mean = (plane: Plane) => lit.reduce((sum, [, i]) => sum + plane[i]!, 0) / Math.max(1, lit.length)
  return lit.length ? [mean(red), mean(green), mean(blue)] : [0.8, 0.62, 0.52]
}

/** Red, green and blue of skin in white light, of any tone, as shares of its brightness. */
const SKIN_HUE: Rgb = [1.24, 0.93, 0.78]

/** Under coloured lamps skin is pink or green: most of that is taken back; and a pale face would be grey. */
const shareOfPlain = (colour: Rgb) => 0.2 + 0.4 * Math.max(fairness(colour) ** 2, underLamps(colour))

/** How far the hue is from any skin's in daylight, 0..1, by red over green and green over blue (logarithms). */
function underLamps([red, green, blue]: Rgb): number {
  const beyond = (ratio: number, least: number, most: number) => Math.max(0, least - ratio, ratio - most)
  const away = beyond(Math.log((red + 0.02) / (green + 0.02)), 0.1, 0.45) + beyond(Math.log((green + 0.02) / (blue + 0.02)), 0.03, 0.4)
  return smoothstep(0, 0.15, away)
}

/** The skin as the look wants it: lighter by its gamma with its hue kept, since a plain gamma turns it grey. */
export function lifted(colour: Rgb, light: number, { gamma, saturation }: SkinPalette, plainShare = shareOfPlain(colour)): Rgb {
  const grey = lightOf(colour) + 0.01
  // Light skin is drawn lighter, dark skin less so: no look bleaches.
  const fair = fairness(colour)
  const gain = Math.pow(light, 1 - (1 - gamma) * (0.15 + 0.85 * fair)) / grey
  const plain: Rgb = [SKIN_HUE[0] * grey, SKIN_HUE[1] * grey, SKIN_HUE[2] * grey]
  const own = mix(colour, plain, plainShare)
  const bent = own.map((value) => clamp((grey + (value - grey) * saturation * (1.1 - 0.25 * fair)) * gain, 0, 0.99))
  return [bent[0]!, bent[1]!, bent[2]!]
}
