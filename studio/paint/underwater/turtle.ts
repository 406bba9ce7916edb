import { clamp, smoothstep } from '../../pixels/colour.ts'
import type { Noise } from '../../pixels/noise.ts'
import { along, cross, dot, unit, type Vec } from '../../pixels/vector.ts'
import { blend, shade, type Pigment } from '../brush/pigment.ts'
import { over, paintSprite, type Box, type Sprite } from './sprite.ts'
import { shellAt, skinAt } from './turtle-skin.ts'

/** Its length from beak to tail is about 1; it swims or crawls to the left. */
const BOX: Box = { left: -0.98, right: 0.76, top: -0.66, bottom: 0.78 }
const LIGHT: Vec = unit([0.3, 0.35, 0.9])

/** How it holds itself: the eye's height above it and its place beside it, radians; where each flipper reaches. */
interface Manner {
  raised: number
  beside: number
  front: readonly [near: Vec, far: Vec]
  rear: readonly [near: Vec, far: Vec]
}
export const manners = {
  swimming: { raised: 0.72, beside: 1.12, front: [[-0.1, 1, -0.25], [0.1, -1, 0.42]], rear: [[-0.85, 0.62, -0.1], [-0.9, -0.55, 0.1]] },
  crawling: { raised: 0.46, beside: 1.0, front: [[0.5, 1, -0.12], [0.5, -1, -0.04]], rear: [[-0.55, 0.85, -0.06], [-0.8, -0.7, -0.06]] },
} as const satisfies Record<string, Manner>

interface Hit {
  depth: number
  at: Vec
  normal: Vec
  /** Asked only of what is seen. */
  colour(): Pigment
}

/** An ellipsoid whose width follows `taper` along x; `above` keeps its upper half only. */
interface Form {
  centre: Vec
  radii: Vec
  taper?: (x: number) => number
  colour: (at: Vec) => Pigment
}

function meetForm({ centre, radii, taper, colour }: Form, eye: Vec, ray: Vec): Hit | undefined {
  let width = radii[1]
  let at: Vec = centre
  let depth = 0
  // The width depends on where the ray meets: a few rounds settle it (fixed point).
  for (let round = 0; round < (taper ? 4 : 1); round++) {
    if (taper && round) width = radii[1] * taper((at[0] - centre[0]) / radii[0])
    const o: Vec = [(eye[0] - centre[0]) / radii[0], (eye[1] - centre[1]) / width, (eye[2] - centre[2]) / radii[2]]
    const d: Vec = [ray[0] / radii[0], ray[1] / width, ray[2] / radii[2]]
    const [a, b, c] = [dot(d, d), dot(o, d), dot(o, o) - 1]
    const root = b * b - a * c
    if (root < 0) return undefined
    depth = (-b - Math.sqrt(root)) / a
    at = along(eye, ray, depth)
  }
  const normal = unit([(at[0] - centre[0]) / radii[0] ** 2, (at[1] - centre[1]) / width ** 2, (at[2] - centre[2]) / radii[2] ** 2])
  return { depth, at, normal, colour: () => colour(at) }
}

/** A flipper: a blade in a plane from its root; its middle line is swept back and its width follows `half`. */
interface Blade {
  root: Vec
  reach: Vec
  across: Vec
  normal: Vec
  length: number
  sweep: number
  half: (s: number) => number
}

function bladeOf(root: Vec, towards: Vec, length: number, sweep: number, half: (s: number) => number): Blade {
  const reach = unit(towards)
  const side = unit(cross([0, 0, 1], reach))
  const across: Vec = dot(side, [-1, 0, 0]) > 0 ? side : [-side[0], -side[1], -side[2]]
  const normal = unit(cross(reach, across))
  return { root, reach, across, normal: normal[2] > 0 ? normal : [-normal[0], -normal[1], -normal[2]], length, sweep, half }
}

function meetBlade({ root, reach, across, normal, length, sweep, half }: Blade, eye: Vec, ray: Vec, noise: Noise): Hit | undefined {
  const depth = ((root[0] - eye[0]) * normal[0] + (root[1] - eye[1]) * normal[1] + (root[2] - eye[2]) * normal[2]) / dot(ray, normal)
  const at = along(eye, ray, depth)
  const from: Vec = [at[0] - root[0], at[1] - root[1], at[2] - root[2]]
  const s = dot(from, reach) / length
  if (s < -0.12 || s > 1) return undefined
  const w = dot(from, across) - sweep * s * s
  const wide = half(Math.max(0, s))
  const share = w / wide
  if (Math.abs(share) > 1) return undefined
  const bend = share * 0.75
  return {
    depth, at, normal: unit([normal[0] + across[0] * bend, normal[1] + across[1] * bend, normal[2] + across[2] * bend]),
    colour: () => skinAt(s * length, w, 0.042 - 0.014 * s, smoothstep(0.62, 1, Math.abs(share)), noise),
  }
}

const paddle = (base: number, widest: number) => (s: number) => base * (1 - s) + widest * Math.sqrt(Math.max(0, s * (1 - s))) + 0.012 * (1 - s)

/** Paints a sea turtle of the given length in pixels, its shell of `tone` or of warm browns. */
export function paintTurtle(length: number, manner: keyof typeof manners, tone: Pigment | undefined, noise: Noise, checkCancelled = () => {}): Sprite {
  const { raised, beside, front, rear } = manners[manner]
  const ray: Vec = [Math.cos(raised) * Math.cos(beside + Math.PI), -Math.cos(raised) * Math.sin(beside), -Math.sin(raised)]
  const right = unit(cross(ray, [0, 0, 1]))
  const up = cross(right, ray)
  // Its head is to the left of the picture.
  const flip = right[0] > 0 ? -1 : 1
  const skin = (scale: number) => (at: Vec) => skinAt(at[0] + at[2] * 0.5, at[1] * 1.2 + at[2], scale, smoothstep(0.02, -0.05, at[2]), noise)
  const forms: readonly Form[] = [
    { centre: [0, 0, 0], radii: [0.46, 0.37, 0.205], taper: (x) => 1 + 0.1 * x - 0.16 * x * x, colour: (at) => shellAt(at[0] / 0.46, at[1] / 0.37, at[2] / 0.205, tone, noise) },
    { centre: [0.01, 0, -0.05], radii: [0.43, 0.32, 0.1], colour: () => [226, 208, 160] },
    { centre: [0.46, 0, 0.0], radii: [0.15, 0.1, 0.085], colour: skin(0.034) },
    { centre: [0.605, 0, 0.045], radii: [0.125, 0.082, 0.085], colour: skin(0.05) },
    { centre: [0.69, 0, 0.025], radii: [0.06, 0.05, 0.055], colour: skin(0.06) },
    { centre: [-0.47, 0, -0.02], radii: [0.09, 0.04, 0.035], colour: skin(0.03) },
  ]
  const blades = [
    ...front.map((towards, k) => bladeOf([0.27, k ? -0.22 : 0.22, 0], towards, 0.56, -0.26, paddle(0.085, 0.1))),
    ...rear.map((towards, k) => bladeOf([-0.33, k ? -0.16 : 0.16, -0.01], towards, 0.3, 0.02, paddle(0.07, 0.09))),
  ]
  // Where each part lies in the picture, so that most pixels ask one or two of them.
  const seenAt = (at: Vec, reach: number) => [dot(at, right) * flip, -dot(at, up), reach * reach] as const
  const formPlaces = forms.map(({ centre, radii }) => seenAt(centre, Math.max(...radii) * 1.02))
  const bladePlaces = blades.map(({ root, reach, length, sweep }) => seenAt(along(root, reach, length * 0.5), length * 0.6 + Math.abs(sweep)))
  const eyes = [0.066, -0.066].map((y): Vec => [0.645, y, 0.075])
  let row = NaN
  return paintSprite(BOX, length, (px, py, paint) => {
    if (py !== row) {
      row = py
      checkCancelled()
    }
    const eye: Vec = [right[0] * px * flip - up[0] * py - ray[0] * 3, right[1] * px * flip - up[1] * py - ray[1] * 3, right[2] * px * flip - up[2] * py - ray[2] * 3]
    let nearest: Hit | undefined
    for (let k = 0; k < forms.length; k++) {
      const [x, y, reach] = formPlaces[k]!
      if ((px - x) ** 2 + (py - y) ** 2 > reach) continue
      const hit = meetForm(forms[k]!, eye, ray)
      if (hit && (!nearest || hit.depth < nearest.depth)) nearest = hit
    }
    for (let k = 0; k < blades.length; k++) {
      const [x, y, reach] = bladePlaces[k]!
      if ((px - x) ** 2 + (py - y) ** 2 > reach) continue
      const hit = meetBlade(blades[k]!, eye, ray, noise)
      if (hit && (!nearest || hit.depth < nearest.depth)) nearest = hit
    }
    if (!nearest) return
    const { at, normal, colour } = nearest
    const facing = clamp(dot(normal, LIGHT))
    const rim = 1 - clamp(-dot(normal, ray))
    // Under the rim of the shell lies its shade.
    const tucked = at[2] < 0.06 ? smoothstep(1.28, 1.0, Math.hypot(at[0] / 0.46, at[1] / 0.37)) * 0.45 : 0
    const light = (0.42 + 0.78 * facing) * (1 - tucked)
    over(paint, blend(shade(colour(), light), [206, 232, 240], 0.22 * rim ** 3 + 0.16 * clamp(facing) ** 14), 1)
    for (const place of eyes) {
      const away = Math.hypot(at[0] - place[0], at[1] - place[1], at[2] - place[2])
      over(paint, [232, 220, 176], smoothstep(0.03, 0.026, away) * 0.8)
      over(paint, [16, 14, 18], smoothstep(0.023, 0.02, away))
      over(paint, [255, 255, 255], smoothstep(0.011, 0.007, Math.hypot(at[0] - place[0] - 0.008, at[1] - place[1], at[2] - place[2] - 0.014)))
    }
  })
}
