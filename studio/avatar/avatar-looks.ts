import { clamp } from '../pixels/colour.ts'
import type { ComicLook } from '../comic/comic-look.ts'
import { draw, glow, inkOver, type DrawingStyle } from '../comic/drawing.ts'
import { layFeatures } from '../comic/features.ts'
import { inkTale } from '../comic/ink-tale.ts'
import { comicLooks } from '../comic/looks.ts'
import { outline } from '../comic/outline.ts'
import { luma } from '../style/display-image.ts'
import { oil as oilPass } from '../style/oil.ts'

const CARTOON: DrawingStyle = {
  cel: { levels: 3, softness: 0.25, own: 0.2, shadow: [0.04, 0.02, 0.1], saturation: 1.35, gamma: 0.7 },
  broad: 1 / 90,
  skin: { gamma: 0.66, saturation: 1.1, shadow: [0.94, 0.76, 0.74], light: 0.25, softness: 0.04 },
  hair: {
    gamma: 0.8,
    saturation: 1.25,
    shadow: [0.6, 0.54, 0.62],
    shine: [0.9, 0.95, 1],
    gloss: 0.7,
    strands: 0.6,
    softness: 0.04,
  },
  cloth: { gamma: 0.8, saturation: 1.3, softness: 0.06 },
  lines: { width: 1 / 640, contour: 2.4, start: -0.016, shortest: 1 / 22, background: 0.4 },
  face: {
    line: '#2a1a22', width: 0.042, lashes: true, lash: 0.09, eye: { wide: 0.08, tall: 0.22, least: 0.17, iris: 0.48, oval: 1.06 },
    white: '#fff', whiteShade: 'rgb(110 120 170 / 0.4)', iris: 'photo', sparkle: 1,
    brow: 'photo', browWeight: 0.66, lips: 0.9, mouthSize: 0.92, gleam: 0.8,
    mouth: '#8f3440', teeth: '#fff', blush: 'rgb(255 110 104 / 0.22)', nose: 'rgb(120 62 58 / 0.9)', fold: 'rgb(120 62 58 / 0.9)',
  },
}

const cartoon: ComicLook = (portrait, options, context) => {
  const { paint, lines, features } = draw(portrait, CARTOON, options, context)
  const rim = outline(portrait.person, paint, Math.max(paint.width, paint.height) / 170)
  inkOver(paint, lines.map((value, i) => Math.max(value, rim[i]!)), [0.12, 0.07, 0.1], 0.12)
  layFeatures(paint, features)
  return paint
}

const CLAY: DrawingStyle = {
  cel: { levels: 8, softness: 1, own: 0.75, shadow: [0.1, 0.06, 0.12], saturation: 1.25, gamma: 0.62 },
  broad: 1 / 58,
  skin: { gamma: 0.6, saturation: 1.15, shadow: [0.96, 0.82, 0.78], light: 0.55, softness: 0.36 },
  hair: {
    gamma: 0.74,
    saturation: 1.15,
    shadow: [0.66, 0.62, 0.68],
    shine: [1, 0.98, 0.95],
    gloss: 0.6,
    strands: 0.5,
    softness: 0.8,
  },
  cloth: { gamma: 0.74, saturation: 1.2, softness: 1 },
  lines: { width: 1 / 700, contour: 0, start: -0.03, shortest: 1 / 12, background: 0.2 },
  face: {
    line: '#3d2a2c', width: 0.03, lashes: false, lash: 0.07, eye: { wide: 0.12, tall: 0.26, least: 0.2, iris: 0.48, oval: 1.05 },
    white: '#fff', whiteShade: 'rgb(150 140 170 / 0.35)', iris: ['#1d1418', '#3c2a28', '#7a5a4a'], sparkle: 1,
    brow: 'photo', browWeight: 0.7, lips: 0.8, mouthSize: 0.88, gleam: 0.9,
    mouth: '#8f3f48', teeth: '#fff', blush: 'rgb(255 106 96 / 0.29)',
    nose: 'rgb(190 104 88 / 0.55)', fold: 'rgb(190 104 88 / 0.55)',
  },
}

/** Soft as modelled plasticine: no lines, rounded light, a gleam on what is lit. */
const clay: ComicLook = (portrait, options, context) => {
  const { paint, features } = draw(portrait, CLAY, options, context)
  const long = Math.max(paint.width, paint.height)
  const tone = luma(paint)
  for (const plane of paint.planes) {
    for (let i = 0; i < plane.length; i++) plane[i] = clamp(0.06 + 0.92 * plane[i]! + 0.12 * Math.max(0, tone[i]! - 0.72))
  }
  layFeatures(paint, features)
  glow(paint, 0.75, 0.35, long / 40, context)
  return paint
}

const LINE: DrawingStyle = {
  ...CARTOON,
  lines: { width: 1 / 760, contour: 2.4, start: -0.0115, shortest: 1 / 30, background: 0.3 },
  face: {
    ...CARTOON.face,
    line: '#1c1a24',
    white: '#fff',
    whiteShade: 'rgb(0 0 0 / 0.08)',
    iris: ['#1c1a24', '#3a3744', '#77738a'],
    brow: '#1c1a24',
    fold: '#1c1a24',
    lips: 0.75,
    blush: 'rgb(255 140 124 / 0.25)',
    nose: '#1c1a24',
  },
}

/** One pen on bare paper, with a little colour in the face. */
const line: ComicLook = (portrait, options, context) => {
  const { paint, lines, strands, features } = draw(portrait, LINE, options, context)
  const rim = outline(portrait.person, paint, Math.max(paint.width, paint.height) / 260)
  const tone = luma(paint)
  // The darkest masses, hair mostly, take a wash so that the head keeps its weight.
  const wash = tone.map((value) => 0.1 * clamp((0.55 - value) * 4))
  paint.planes.forEach((plane, c) => {
    for (let i = 0; i < plane.length; i++) plane[i] = 0.995 - wash[i]! * (c === 2 ? 0.6 : 1)
  })
  if (strands) layFeatures(paint, strands)
  inkOver(paint, lines.map((value, i) => Math.max(value, rim[i]!)), [0.11, 0.1, 0.15], 0)
  layFeatures(paint, features)
  return paint
}

const oil: ComicLook = ({ image }, { seed }, context) => oilPass(image, { seed, context })

/** Every look of an avatar; 'sticker' and 'pixel' finish the cartoon. */
export const avatarLooks = {
  cartoon, anime: comicLooks.anime, sticker: cartoon, watercolour: inkTale, pop: comicLooks.pop, line, pixel: cartoon, clay, oil,
} satisfies Record<string, ComicLook>
export type AvatarLook = keyof typeof avatarLooks
