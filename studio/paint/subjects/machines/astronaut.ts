import { smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import { ball, blob, limb } from '../../solid/blob.ts'
import type { Mesh, Placing, Point } from '../../solid/mesh.ts'
import { plain, setColour, type Paint, type Part } from '../../solid/model.ts'
import { box, ellipsoid, lathe, tube } from '../../solid/shapes.ts'

export type AstronautPose = 'standing' | 'floating' | 'riding'

interface Joints {
  elbow: Point
  hand: Point
  knee: Point
  foot: Point
  toe: Point
}

/** Of the left and the right side; the hips are the origin and the neck is at 0.62. */
const POSES: Record<AstronautPose, readonly [Joints, Joints]> = {
  standing: [
    { elbow: [-0.4, 0.2, 0.02], hand: [-0.42, -0.1, 0.16], knee: [-0.17, -0.4, 0.05], foot: [-0.19, -0.78, 0], toe: [-0.21, -0.84, 0.15] },
    { elbow: [0.46, 0.42, 0.06], hand: [0.6, 0.72, 0.16], knee: [0.17, -0.4, 0.07], foot: [0.2, -0.78, 0.02], toe: [0.24, -0.84, 0.17] },
  ],
  floating: [
    { elbow: [-0.46, 0.34, 0.14], hand: [-0.66, 0.2, 0.32], knee: [-0.2, -0.34, 0.22], foot: [-0.24, -0.66, -0.02], toe: [-0.27, -0.78, 0.06] },
    { elbow: [0.44, 0.52, 0.1], hand: [0.64, 0.8, 0.2], knee: [0.2, -0.28, 0.3], foot: [0.24, -0.62, 0.2], toe: [0.28, -0.7, 0.34] },
  ],
  riding: [
    { elbow: [-0.32, 0.22, 0.16], hand: [-0.16, 0.12, 0.46], knee: [-0.36, -0.16, 0.3], foot: [-0.4, -0.54, 0.14], toe: [-0.42, -0.58, 0.3] },
    { elbow: [0.34, 0.22, 0.16], hand: [0.16, 0.12, 0.46], knee: [0.36, -0.16, 0.3], foot: [0.4, -0.54, 0.14], toe: [0.42, -0.58, 0.3] },
  ],
}

const GOLD: Paint = ({ x, y, z }, matter) => {
  setColour(matter, [0.95, 0.52, 0.1])
  matter.rough = 0.07
  matter.metal = 1
  matter.coat = smoothstep(0.05, 0.2, z) * 0.5 * (x * x + y * y < 9 ? 1 : 0)
}
const GREY = plain('#8e949d', { rough: 0.45, metal: 0.4 })
const DARK = plain('#30343c', { rough: 0.6 })

/** A space suit, 1.9 units from boots to crown, looking towards the eye. */
export function astronautParts(pose: AstronautPose, colour: Rgb, accent: Rgb, noise: Noise, at: Placing = {}): Part[] {
  const parts: Part[] = []
  const add = (mesh: Mesh, paint: Paint, place: Placing = {}, relief?: Part['relief']) => parts.push({ mesh, paint, at: place, ...(relief && { relief }) })
  const sides = POSES[pose]
  const cloth: Paint = (spot, matter) => {
    const grain = 0.97 + 0.03 * noise.at(spot.x * 60, spot.y * 60 + spot.z * 31)
    setColour(matter, colour, grain)
    matter.rough = 0.75
    matter.metal = 0
    matter.coat = 0
  }
  const folds: Part['relief'] = ({ x, y, z }) => 0.008 * noise.fbm(x * 5 + z * 3, y * 13 + z * 5, 3) + 0.0035 * Math.sin(y * 90 + 5 * noise.at(x * 7, y * 7))
  const limbs = [
    limb([0, 0.06, 0], [0, 0.36, 0.01], 0.23, 0.25), limb([-0.16, 0.46, 0], [0.16, 0.46, 0], 0.13), ball([0, -0.03, 0], 0.21),
    ...sides.flatMap(({ elbow, hand, knee, foot }, k): ReturnType<typeof limb>[] => {
      const side = k ? 1 : -1
      return [
        limb([side * 0.25, 0.46, 0], elbow, 0.115, 0.1), limb(elbow, hand, 0.1, 0.075),
        limb([side * 0.12, -0.06, 0], knee, 0.155, 0.125), limb(knee, foot, 0.125, 0.11),
      ]
    }),
  ]
  add(blob(limbs, 0.09, 0.027), cloth, {}, folds)
  // Helmet over a ring, with a visor of gold.
  add(lathe([[0.17, 0], [0.215, 0.02], [0.22, 0.06], [0.2, 0.09]], 44), GREY, { y: 0.53 })
  add(ellipsoid(0.29, 0.28, 0.285, 26), plain(colour, { rough: 0.25, coat: 0.6 }), { y: 0.83 })
  add(ellipsoid(0.237, 0.2, 0.2, 26), GOLD, { y: 0.835, z: 0.118 })
  add(tube(Array.from({ length: 25 }, (_, i): Point => [0.243 * Math.cos((i / 24) * 2 * Math.PI), 0.835 + 0.206 * Math.sin((i / 24) * 2 * Math.PI), 0.115 + 0.03 * Math.cos((i / 12) * 2 * Math.PI)]), 0.021, { rows: 72, segments: 10, up: [0, 0, 1] }), plain(colour, { rough: 0.35, coat: 0.4 }))
  for (const side of [-1, 1]) {
    add(lathe([[0, 0], [0.075, 0], [0.07, 0.04], [0, 0.05]], 28), GREY, { x: side * 0.265, y: 0.83, turnZ: (-side * Math.PI) / 2 })
    add(box(0.035, 0.022, 0.03, 0.015), plain('#f4f6fa', { glow: 0.9 }), { x: side * 0.27, y: 0.98, z: 0.12 })
  }
  // What keeps it alive, on its back and its breast.
  add(box(0.27, 0.34, 0.12, 0.07), plain(colour, { rough: 0.5 }), { y: 0.34, z: -0.29 })
  add(box(0.135, 0.095, 0.05, 0.025), GREY, { y: 0.33, z: 0.265, turnX: -0.06 })
  for (const [i, tint] of (['#d8402e', '#3f9bd8', '#e8b52a'] as const).entries()) add(ellipsoid(0.02, 0.02, 0.012, 10), plain(tint, { glow: 0.5, rough: 0.3 }), { x: -0.075 + 0.075 * i, y: 0.37, z: 0.315 })
  add(box(0.085, 0.02, 0.01, 0.008), DARK, { y: 0.295, z: 0.31 })
  for (const side of [-1, 1]) add(tube([[side * 0.11, 0.28, 0.27], [side * 0.24, 0.2, 0.24], [side * 0.3, 0.28, 0.02], [side * 0.24, 0.36, -0.2]], 0.023, { rows: 30, segments: 10 }), plain(accent, { rough: 0.55 }))
  sides.forEach(({ elbow, hand, knee, foot, toe }, k) => {
    const side = k ? 1 : -1
    const bands: readonly (readonly [Point, Point, number, number])[] = [[elbow, hand, 0.72, 0.092], [[side * 0.25, 0.46, 0], elbow, 0.55, 0.118], [knee, foot, 0.55, 0.128]]
    for (const [from, to, t, radius] of bands) {
      const mid = (s: number): Point => [from[0] + (to[0] - from[0]) * s, from[1] + (to[1] - from[1]) * s, from[2] + (to[2] - from[2]) * s]
      add(tube([mid(t - 0.06), mid(t + 0.06)], radius, { rows: 6, segments: 22, up: [0.1, 0, 1] }), plain(accent, { rough: 0.6 }))
    }
    // Gloves and boots.
    const ahead = (s: number): Point => [hand[0] + (hand[0] - elbow[0]) * s, hand[1] + (hand[1] - elbow[1]) * s, hand[2] + (hand[2] - elbow[2]) * s]
    add(blob([ball(ahead(0.12), 0.078), limb(ahead(0.15), ahead(0.5), 0.058, 0.045), limb(ahead(0.1), [ahead(0.34)[0] - side * 0.08, ahead(0.34)[1] + 0.02, ahead(0.34)[2] + 0.05], 0.036)], 0.04, 0.017), plain('#c9ccd2', { rough: 0.65 }))
    add(blob([limb(foot, [foot[0], foot[1] + 0.16, foot[2]], 0.118, 0.12), limb([foot[0], foot[1] - 0.03, foot[2]], toe, 0.11, 0.098)], 0.06, 0.024), plain('#c4c8ce', { rough: 0.6 }))
    add(tube([[foot[0], foot[1] - 0.075, foot[2] - 0.06], [(foot[0] + toe[0]) / 2, (foot[1] + toe[1]) / 2 - 0.07, (foot[2] + toe[2]) / 2], [toe[0], toe[1] - 0.035, toe[2] + 0.03]], 0.108, { rows: 14, segments: 18, flat: 0.5 }), DARK)
  })
  return Object.keys(at).length ? parts.map((part) => ({ ...part, at: within(part.at ?? {}, at) })) : parts
}

/** A part's place in a model that stands in a place itself: moved and turned about the upright axis alone. */
function within(part: Placing, { x = 0, y = 0, z = 0, turnY = 0, size = 1 }: Placing): Placing {
  const [px, py, pz, s] = [part.x ?? 0, part.y ?? 0, part.z ?? 0, typeof size === 'number' ? size : size[0]]
  const [cos, sin] = [Math.cos(turnY) * s, Math.sin(turnY) * s]
  return { ...part, x: x + px * cos + pz * sin, y: y + py * s, z: z - px * sin + pz * cos, turnY: (part.turnY ?? 0) + turnY, size: typeof part.size === 'object' ? part.size.map((one) => one * s) as unknown as Point : (part.size ?? 1) * s }
}
