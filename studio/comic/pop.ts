import { clamp, smoothstep, type Rgb } from '../pixels/colour.ts'
import { luma } from '../style/display-image.ts'
import { burst } from './backdrops.ts'
import type { ComicLook } from './comic-look.ts'
import { draw, inkOver, type DrawingStyle } from './drawing.ts'
import { layFeatures } from './features.ts'
import { outline } from './outline.ts'
import { dotScreen } from './screen.ts'
import { fill } from './backdrops.ts'
import { behind, hidesGround, type Backdrop } from './setting.ts'

const STYLE: DrawingStyle = {
  cel: { levels: 3, softness: 0.2, own: 0.12, shadow: [0.02, 0, 0.1], saturation: 1.75, gamma: 0.72 },
  broad: 1 / 85,
  skin: { gamma: 0.62, saturation: 1.35, shadow: [0.93, 0.68, 0.6], light: 0.35, softness: 0.03 },
  hair: { gamma: 0.8, saturation: 1.6, shadow: [0.4, 0.32, 0.5], shine: [0.8, 0.9, 1], gloss: 0.9, strands: 0.9, softness: 0 },
  cloth: { gamma: 0.8, saturation: 1.7, softness: 0.05 },
  lines: { width: 1 / 560, contour: 2.6, start: -0.015, shortest: 1 / 24, background: 0.4 },
  face: {
    line: '#0b0710', width: 0.05, lashes: true, lash: 0.11, eye: { wide: 0.05, tall: 0.14, least: 0.14, iris: 0.46, oval: 1 },
    white: '#fff', whiteShade: 'rgb(90 140 220 / 0.5)', iris: 'photo', sparkle: 1,
    brow: '#120a10', browWeight: 0.72, lips: 1, mouthSize: 1, gleam: 0,
    mouth: '#7a0c1c', teeth: '#fff', nose: '#1a0c10', fold: '#1a0c10',
  },
}

const INK: Rgb = [0.04, 0.03, 0.06]

/** Rays in two yellows under a screen of red dots that grow towards the corners. */
const popGround: Backdrop = (setting) => {
  const { width, height, focus } = setting
  const long = Math.max(width, height)
  const rays = burst([0.98, 0.7, 0.05], [1, 0.9, 0.2], 20)(setting)
  const dots = dotScreen(Math.max(6, long / 62), 0.26)
  const [red, green, blue] = rays.planes
  const spots = fill(setting, (x, y) => {
    const cover = dots(x * long, y * long, 0.78 * smoothstep(0.2, 0.85, Math.hypot(x - focus[0] / long, y - focus[1] / long)))
    return [cover, cover, cover]
  }).planes[0]
  for (let i = 0; i < spots.length; i++) {
    red[i]! += (0.93 - red[i]!) * spots[i]!
    green[i]! += (0.2 - green[i]!) * spots[i]!
    blue[i]! += (0.14 - blue[i]!) * spots[i]!
  }
  return rays
}

/**
 * American comic of the sixties: a bold brushed contour, saturated flats, Ben Day dots in the shades, plates that are a
 * little off.
 */
export const pop: ComicLook = (portrait, options, context) => {
  const { paint, lines, features } = draw(portrait, STYLE, options, context)
  const { width, height } = paint
  const long = Math.max(width, height)
  const { person, skin, hasPerson } = portrait
  const hidden = hidesGround(portrait, options)
  const tone = luma(paint)
  const dots = dotScreen(Math.max(5, long / 120), 0.26)
  const [red, green, blue] = paint.planes
  for (let y = 0, i = 0; y < height; y++) {
    if (y % 64 === 0) context.checkCancelled()
    for (let x = 0; x < width; x++, i++) {
      if (hidden && person[i] === 0) continue
      // Light flats go white between the dots; skin is made of red dots on a pale ground.
      const value = tone[i]!
      const pale = smoothstep(0.35, 0.8, value)
      const cover = dots(x, y, clamp(0.62 - 0.45 * pale))
      const lift = (1 - cover) * pale * (0.3 + 0.25 * skin[i]!)
      red[i]! += (1 - red[i]!) * lift
      green[i]! += (0.95 - green[i]!) * lift
      blue[i]! += (0.86 - blue[i]!) * lift
      if (value > 0.1 && value < 0.38) {
        const shade = 1 - 0.35 * cover
        red[i]! *= shade
        green[i]! *= shade
        blue[i]! *= shade
      }
    }
  }
  misregister(paint.planes[0], width, Math.round(long / 420), 1)
  context.checkCancelled()
  behind(paint, portrait, options, context, popGround, [0.98, 0.83, 0.16])
  context.checkCancelled()
  const ink = hasPerson ? outline(person, paint, long / 130) : undefined
  if (ink) for (let i = 0; i < ink.length; i++) lines[i] = Math.max(lines[i]!, ink[i]!)
  inkOver(paint, lines, INK, 0)
  context.checkCancelled()
  layFeatures(paint, features)
  return paint
}

/** Moves one plate of colour by a few pixels, in place. */
function misregister(plane: Float32Array, width: number, across: number, down: number): void {
  plane.copyWithin(down * width + across, 0, plane.length - down * width - across)
}
