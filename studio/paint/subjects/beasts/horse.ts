import { hex, mix, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Random } from '../../../pixels/random.ts'
import { blob } from '../../solid/blob.ts'
import type { Mesh, Placing, Point } from '../../solid/mesh.ts'
import { plain, setColour, type Paint, type Part } from '../../solid/model.ts'
import { along, ellipsoid, lathe, tube } from '../../solid/shapes.ts'
import { horseLimbs, type HorsePose } from './horse-form.ts'

export interface HorseCoat {
  body: Rgb
  /** Of legs and muzzle. */
  points: Rgb
  mane: readonly Rgb[]
  blaze: boolean
}

const coat = (body: string, points: string, mane: readonly string[], blaze = false): HorseCoat => ({ body: hex(body), points: hex(points), mane: mane.map(hex), blaze })
export const bay = coat('#7a4222', '#1d1512', ['#17110f', '#2a1d17'], true)
export const chestnut = coat('#96501f', '#7a3f1c', ['#c08a4e', '#a9702f'], true)
export const unicorn = coat('#f4f1f2', '#e9dfe6', ['#f3a8d0', '#b9a2ee', '#9fd4f2', '#f7d0e6'])

/** A horse all of one colour, lighter or darker in its hair. */
export function coloured(colour: Rgb): HorseCoat {
  const light = 0.3 * colour[0] + 0.6 * colour[1] + 0.1 * colour[2]
  const hair = light > 0.55 ? mix(colour, [0.8, 0.78, 0.74], 0.5) : mix(colour, [0.012, 0.01, 0.01], 0.75)
  return { body: colour, points: light > 0.55 ? mix(colour, [0.45, 0.42, 0.42], 0.4) : mix(colour, [0.02, 0.015, 0.015], 0.6), mane: [hair, mix(hair, colour, 0.3)], blaze: light < 0.25 && light > 0.04 }
}

/** Short hair, darker towards the feet, pale where it always is. */
function coatPaint({ body, points, blaze }: HorseCoat, { poll, muzzle }: HorsePose, noise: Noise): Paint {
  const length = Math.hypot(muzzle[0] - poll[0], muzzle[1] - poll[1])
  const [ax, ay] = [(muzzle[0] - poll[0]) / length, (muzzle[1] - poll[1]) / length]
  return ({ x, y, z }, matter) => {
    const down = ((x - poll[0]) * ax + (y - poll[1]) * ay) / length
    const over = (x - poll[0]) * -ay + (y - poll[1]) * ax
    const head = x > poll[0] - 0.12 && y > 1.3
    const low = y < 0.95 ? smoothstep(0.72, 0.4, y) : 0
    const nose = head ? smoothstep(0.82, 1.02, down) : 0
    let colour = mix(body, points, Math.max(low, nose * 0.85))
    if (blaze && head && Math.abs(z) < 0.045 - 0.02 * down && over > 0.04 && down > 0.05 && down < 0.86) colour = [0.84, 0.8, 0.74]
    const nostril = head && down > 0.93 && Math.hypot((down - 1.03) * 4, (over - 0.02) * 13) < 0.24 && Math.abs(z) > 0.04
    const grain = 0.93 + 0.1 * noise.fbm(x * 6, y * 6 + z * 4, 2) + 0.05 * noise.at(x * 70 + y * 20, y * 55 + z * 40)
    const belly = 1 + 0.1 * smoothstep(1.0, 0.84, y) * (y > 0.8 ? 1 : 0)
    setColour(matter, nostril ? mix(colour, [0.03, 0.02, 0.02], 0.75) : colour, grain * belly)
    matter.rough = 0.44
    matter.metal = 0
    matter.coat = 0.03
  }
}

const HOOF = plain('#2b2622', { rough: 0.4 })
const EYE = plain('#0e0908', { rough: 0.1, coat: 1 })

/** A horse with its hair in the wind; a unicorn has a horn. */
export function horseParts(pose: HorsePose, { horned, ...dress }: HorseCoat & { horned: boolean }, noise: Noise, random: Random): Part[] {
  const parts: Part[] = []
  const add = (mesh: Mesh, paint: Paint, at: Placing = {}, relief?: Part['relief']) => parts.push({ mesh, paint, at, ...(relief && { relief }) })
  const { poll, muzzle, wind } = pose
  add(blob(horseLimbs(pose), 0.07, 0.027), coatPaint(dress, pose, noise), {}, ({ x, y, z }) => 0.004 * noise.fbm(x * 4, y * 4 + z * 3, 2))
  for (const [legs, z] of [[pose.fore, 0.155], [pose.hind, 0.155]] as const) {
    legs.forEach((leg, k) => {
      const [[x0, y0], [x1, y1]] = [leg[2]!, leg[3]!]
      add(lathe([[0, -0.05], [0.074, -0.05], [0.071, -0.03], [0.05, 0.035], [0, 0.04]], 22), HOOF, { x: x1, y: y1, z: k ? -z : z, turnZ: Math.atan2(x1 - x0, y0 - y1) * 0.9 })
    })
  }
  const [hx, hy] = [muzzle[0] - poll[0], muzzle[1] - poll[1]]
  for (const side of [-1, 1]) {
    add(ellipsoid(0.034, 0.032, 0.022, 14), EYE, { x: poll[0] + hx * 0.3 + 0.035, y: poll[1] + hy * 0.3 + 0.03, z: side * 0.098 })
    const ear: Point = [poll[0] - 0.03, poll[1] + 0.06, side * 0.07]
    add(tube([ear, [ear[0] - 0.01, ear[1] + 0.1, side * 0.085], [ear[0] + 0.03 - 0.08 * wind, ear[1] + 0.19, side * 0.08]], (t) => 0.042 * Math.sin(Math.PI * (0.3 + 0.68 * t)), { rows: 10, segments: 12, flat: 0.6 }), coatPaint(dress, pose, noise))
  }
  const strand = (path: readonly Point[], thick: number) => {
    const tone = 0.75 + 0.5 * random()
    const hue = dress.mane[Math.floor(random() * dress.mane.length)]!
    add(tube(path, (t) => thick * (1 - 0.88 * t ** 1.6), { rows: 9, segments: 7, up: [0.05, 0.1, 1] }), plain([hue[0] * tone, hue[1] * tone, hue[2] * tone], { rough: 0.42 }))
  }
  // The crest of the neck, from the brow to the withers.
  const crest: readonly Point[] = [[poll[0] + 0.08, poll[1] + 0.09, 0], [poll[0] - 0.08, poll[1] + 0.05, 0], [(poll[0] + 0.5) / 2 - 0.16, (poll[1] + 1.4) / 2 + 0.09, 0], [0.34, 1.56, 0]]
  for (let k = 0; k < 62; k++) {
    const t = (k + random()) / 62
    const [x, y] = along(crest, t)
    const [long, drift, side] = [0.26 + 0.2 * random() - 0.1 * t, random(), k % 3 === 0 ? -1 : 1]
    const back = 0.12 + wind * (0.5 + 0.3 * drift)
    strand([[x + 0.02, y - 0.04, side * 0.02], [x - back * long * 0.7, y + wind * 0.1 * drift - 0.02, side * 0.1], [x - back * long * 1.5, y - long * (0.75 - 0.62 * wind) * 0.8, side * (0.15 - 0.05 * wind)], [x - back * long * 2.1, y - long * (1.25 - 1.05 * wind) + 0.06 * (drift - 0.5), side * (0.15 - 0.07 * wind + 0.05 * drift)]], 0.026 + 0.012 * random())
  }
  for (let k = 0; k < 46; k++) {
    const [across, drift, long] = [(random() - 0.5) * 0.16, random(), 0.8 + 0.3 * random()]
    const [x, y] = [-0.84, 1.42]
    strand([[x + 0.04, y, across * 0.3], [x - 0.14, y + 0.05 + wind * 0.06, across * 0.6], [x - 0.2 - wind * 0.36 * long, y - (0.45 - 0.36 * wind) * long + 0.1 * wind * drift, across * (1 + wind)], [x - 0.17 - wind * (0.62 + 0.2 * drift) * long, y - (1.0 - 0.62 * wind) * long + 0.12 * wind * drift, across * (1.3 + 1.4 * wind)]], 0.028 + 0.01 * random())
  }
  if (horned) add(lathe(Array.from({ length: 44 }, (_, i) => [0.036 * (1 - i / 44) * (1 + 0.16 * Math.sin(i * 1.15)), (i / 43) * 0.52] as const), 20), plain('#f2c65a', { rough: 0.25, metal: 0.75, glow: 0.12 }), { x: poll[0] + hx * 0.16 + 0.05, y: poll[1] + hy * 0.16 + 0.08, turnZ: -0.5 })
  return parts
}
