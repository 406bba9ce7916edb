import { clamp, mix, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Mesh, Placing, Point } from '../../solid/mesh.ts'
import { plain, setColour, type Matter, type Paint, type Part } from '../../solid/model.ts'
import { along, box, ellipsoid, lathe, net, plate, tube } from '../../solid/shapes.ts'

const EBONY = plain('#1a1412', { rough: 0.4, coat: 0.3 })
const CHROME = plain('#d4d8dc', { rough: 0.12, metal: 1 })
const BRASS = plain('#c9a050', { rough: 0.2, metal: 1 })
const STAND = plain('#1b1c1f', { rough: 0.5 })

/** The right half of a body's outline from its foot to the neck, and how it is made. */
interface Body {
  outline: readonly (readonly [x: number, y: number])[]
  /** Half its depth at the sides, and how much its faces bulge. */
  depth: number
  arch: number
}
const GUITAR: Body = { outline: [[0, 0], [0.2, 0.015], [0.36, 0.13], [0.405, 0.3], [0.36, 0.47], [0.275, 0.6], [0.265, 0.68], [0.3, 0.8], [0.285, 0.92], [0.2, 0.99], [0.08, 1.0], [0, 1.0]], depth: 0.1, arch: 0.012 }
const VIOLIN: Body = { outline: [[0, 0], [0.2, 0.015], [0.35, 0.1], [0.395, 0.24], [0.37, 0.36], [0.385, 0.41], [0.3, 0.44], [0.235, 0.55], [0.27, 0.65], [0.335, 0.67], [0.305, 0.71], [0.315, 0.82], [0.25, 0.94], [0.1, 0.995], [0, 1.0]], depth: 0.055, arch: 0.05 }

const curve = ({ outline }: Body, t: number): Point => along(outline.map(([x, y]): Point => [x, y, 0]), t)
/** Half the body's width at each of 256 heights. */
function widths(body: Body): Float32Array {
  const half = new Float32Array(256)
  for (let k = 0; k <= 4000; k++) {
    const [x, y] = curve(body, k / 4000)
    const at = Math.max(0, Math.min(255, Math.round(y * 255)))
    half[at] = Math.max(half[at]!, x)
  }
  return half
}

/** Front, back and side of a body. */
function shell(body: Body): Record<'front' | 'back' | 'side', Mesh> {
  const edge = (v: number): Point => {
    const t = v < 0.5 ? v * 2 : 2 - v * 2
    const [x, y] = curve(body, t)
    return [v < 0.5 ? x : -x, y, 0]
  }
  const face = (sign: number) => net(12, 144, (u, v): Point => {
    const [x, y] = edge(sign > 0 ? v : 1 - v)
    const rise = body.depth + body.arch * (1 - u ** 2) * (body.arch > 0.02 ? smoothstep(0, 0.5, 1 - u) * 0.5 + 0.5 : 1)
    return [x * u, 0.48 + (y - 0.48) * u, sign * rise]
  })
  return { front: face(1), back: face(-1), side: net(4, 144, (u, v): Point => [edge(v)[0], edge(v)[1], body.depth * (1 - 2 * u)], 0.2) }
}

/** A stand of bent tubes that the body rests on. */
function standParts(depth: number): Part[] {
  const part = (points: readonly Point[], radius: number): Part => ({ mesh: tube(points, radius, { rows: 24, segments: 10, up: [0.1, 0.2, 1] }), paint: STAND })
  const low = -0.2
  return [-1, 1].flatMap((side) => [
    part([[side * 0.17, 0.03, depth + 0.06], [side * 0.17, -0.025, depth + 0.03], [side * 0.17, -0.03, -depth - 0.05], [side * 0.13, 0.3, -depth - 0.09], [0, 0.62, -depth - 0.1]], 0.016),
    part([[side * 0.17, -0.03, -depth], [side * 0.3, low + 0.01, depth + 0.2], [side * 0.31, low, depth + 0.24]], 0.016),
    part([[0, 0.5, -depth - 0.1], [side * 0.04, 0.1, -depth - 0.2], [side * 0.1, low, -depth - 0.42]], 0.016),
  ])
}

/** Long fibres of a board, and its figure across. */
const grain = (noise: Noise, x: number, y: number, fine: number) => 0.6 * noise.fbm(x * fine, y * 2.2, 3) + 0.5 * Math.sin((x + 0.02 * noise.at(x * 5, y * 1.5)) * fine * 2.6)

function lacquered(matter: Matter): void {
  matter.rough = 0.28
  matter.metal = matter.glow = 0
  matter.coat = 0.75
}

/** A steel-string guitar on its stand, 1.9 units high. */
export function guitarParts(top: Rgb, burst: Rgb, noise: Noise): Part[] {
  const parts = standParts(GUITAR.depth)
  const add = (mesh: Mesh, paint: Paint, at: Placing = {}) => parts.push({ mesh, paint, at })
  const half = widths(GUITAR)
  const { front, back, side } = shell(GUITAR)
  const rim = ({ x, y }: { x: number; y: number }) => Math.min(half[clamp(y) * 255 | 0]! - Math.abs(x), y * 0.9, (1 - y) * 3)
  const wood: Paint = ({ x, y, z }, matter) => {
    setColour(matter, [0.2, 0.075, 0.03], 0.8 + 0.35 * grain(noise, z + x * 0.4, y, 16))
    lacquered(matter)
    if (Math.abs(Math.abs(z) - GUITAR.depth) < 0.01) setColour(matter, [0.8, 0.74, 0.58])
  }
  add(side, wood)
  add(back, wood)
  const hole: readonly [number, number] = [0, 0.66]
  add(front, (spot, matter) => {
    const { x, y } = spot
    const far = Math.hypot(x - hole[0], y - hole[1])
    const inner = rim(spot)
    setColour(matter, mix(top, burst, smoothstep(0.17, 0.015, inner) * 0.92), 0.95 + 0.11 * grain(noise, x, y, 34))
    lacquered(matter)
    if (inner < 0.013) setColour(matter, [0.82, 0.77, 0.62])
    else if (inner < 0.018) setColour(matter, [0.03, 0.02, 0.02])
    // The rosette, and the hole with what is seen in it.
    const ring = Math.abs(far - 0.122)
    if (ring < 0.02) setColour(matter, ring > 0.016 || Math.sin(Math.atan2(y - hole[1], x) * 44) > 0.2 ? [0.05, 0.03, 0.02] : [0.75, 0.66, 0.45])
    if (far < 0.1) {
      setColour(matter, mix([0.012, 0.008, 0.006], [0.1, 0.05, 0.025], smoothstep(0.02, -0.1, y - hole[1] + 0.4 * x)))
      matter.rough = 1
      matter.coat = 0
    }
    // A guard under the hole.
    const guard = Math.hypot((x - 0.15) / 0.9, (y - 0.555) / 1.25) < 0.1 && far > 0.135
    if (guard) setColour(matter, mix([0.09, 0.025, 0.012], [0.3, 0.12, 0.03], smoothstep(0.1, 0.4, noise.fbm(x * 12, y * 12, 2) + 0.2)))
  })
  const deck = GUITAR.depth + 0.02
  add(box(0.13, 0.026, 0.012, 0.01), EBONY, { y: 0.29, z: deck })
  add(box(0.075, 0.006, 0.006, 0.003), plain('#ece4cf', { rough: 0.4 }), { y: 0.302, z: deck + 0.014 })
  for (let k = 0; k < 6; k++) add(ellipsoid(0.007, 0.007, 0.006, 8), plain('#ece4cf', { rough: 0.3, coat: 0.5 }), { x: -0.058 + k * 0.0232, y: 0.282, z: deck + 0.012 })
  // Neck, board, frets and head.
  add(box(0.043, 0.44, 0.03, 0.028), plain('#5a2c14', { rough: 0.35, coat: 0.6 }), { y: 1.24, z: deck - 0.03 })
  add(box(0.046, 0.475, 0.009, 0.004), ({ x, y }, matter) => {
    setColour(matter, [0.045, 0.028, 0.02], 0.8 + 0.4 * noise.fbm(x * 60, y * 5, 2))
    const along = 0.475 - y
    for (const [place, row] of [[0.27, 0], [0.38, 0], [0.47, 0], [0.57, 1]] as const) if (Math.hypot(Math.abs(x) - row * 0.02, along - place) < 0.008) setColour(matter, [0.8, 0.78, 0.74])
    matter.rough = 0.4
    matter.metal = matter.glow = 0
    matter.coat = 0.3
  }, { y: 1.215, z: deck + 0.008 })
  for (let k = 1; k < 20; k++) add(box(0.045, 0.0022, 0.003, 0.001), CHROME, { y: 1.69 - 1.39 * (1 - 2 ** (-k / 12)), z: deck + 0.018 })
  add(box(0.045, 0.006, 0.008, 0.002), plain('#ece4cf', { rough: 0.4 }), { y: 1.692, z: deck + 0.014 })
  add(plate([[-0.046, 0], [0.046, 0], [0.062, 0.06], [0.058, 0.2], [0.03, 0.225], [0, 0.215], [-0.03, 0.225], [-0.058, 0.2], [-0.062, 0.06]], 0.03), plain('#3a1c0e', { rough: 0.28, coat: 0.8 }), { y: 1.69, z: deck - 0.012 })
  for (let k = 0; k < 6; k++) {
    const [side, row] = [k < 3 ? -1 : 1, k % 3]
    const y = 1.745 + row * 0.055
    add(tube([[side * 0.04, y, deck - 0.02], [side * 0.092, y, deck - 0.02]], 0.005, { rows: 2, segments: 8 }), CHROME)
    add(ellipsoid(0.014, 0.021, 0.008, 12), CHROME, { x: side * 0.096, y, z: deck - 0.02 })
    add(lathe([[0.009, 0], [0.006, 0.03], [0, 0.032]], 12), CHROME, { x: side * 0.034, y, z: deck, turnX: Math.PI / 2 })
    const across = -1 + (k < 3 ? k : 8 - k) * 0.4
    add(tube([[across * 0.058, 0.296, deck + 0.024], [across * 0.034, 1.692, deck + 0.026], [side * 0.034, y, deck + 0.018]], 0.0019 + 0.0005 * (5 - (k < 3 ? k : 8 - k)), { rows: 10, segments: 5, up: [1, 0, 0.2] }), across < 0.2 ? BRASS : CHROME)
  }
  return parts
}

/** A violin on its stand with its bow beside it, 1.7 units high. */
export function violinParts(varnish: Rgb, noise: Noise): Part[] {
  const parts = standParts(VIOLIN.depth)
  const add = (mesh: Mesh, paint: Paint, at: Placing = {}) => parts.push({ mesh, paint, at })
  const half = widths(VIOLIN)
  const { front, back, side } = shell(VIOLIN)
  const dark = varnish.map((value) => value * 0.4) as unknown as Rgb
  const flamed: Paint = ({ y, z, x }, matter) => {
    setColour(matter, mix(varnish, dark, 0.35 + 0.3 * Math.sin(y * 70 + 3 * noise.at(z * 9 + x * 3, y * 4))))
    lacquered(matter)
  }
  add(side, flamed)
  add(back, flamed)
  add(front, ({ x, y }, matter) => {
    const inner = Math.min(half[clamp(y) * 255 | 0]! - Math.abs(x), y * 0.9, (1 - y) * 3)
    setColour(matter, mix(varnish, dark, 0.7 * smoothstep(0.13, 0, inner)), 1.05 + 0.13 * grain(noise, x, y, 40))
    lacquered(matter)
    if (inner > 0.016 && inner < 0.022) setColour(matter, [0.03, 0.015, 0.01])
    // The two openings, shaped like an f.
    const [u, v] = [Math.abs(x) - 0.155, y - 0.47]
    const bend = u - 0.032 * Math.sin(v * 22) + 0.18 * v
    const cut = Math.abs(bend) < 0.011 * (1 - (v / 0.16) ** 2) && Math.abs(v) < 0.15
    const eyes = Math.hypot(u + 0.014 - 0.18 * 0.12, v - 0.125) < 0.017 || Math.hypot(u - 0.012 + 0.18 * -0.12, v + 0.128) < 0.021
    if (cut || eyes) {
      setColour(matter, [0.012, 0.007, 0.005])
      matter.coat = 0
      matter.rough = 1
    }
  })
  const deck = VIOLIN.depth + VIOLIN.arch
  add(plate([[-0.05, 0], [0.05, 0], [0.042, 0.12], [0.026, 0.27], [-0.026, 0.27], [-0.042, 0.12]], 0.02), EBONY, { y: 0.09, z: deck + 0.03 })
  add(plate([[-0.085, 0], [-0.03, 0], [0, 0.03], [0.03, 0], [0.085, 0], [0.075, 0.075], [0.045, 0.115], [-0.045, 0.115], [-0.075, 0.075]], 0.014), plain('#c79a5e', { rough: 0.5 }), { y: 0.475, z: deck + 0.06, turnX: Math.PI / 2 - 0.12 })
  add(ellipsoid(0.085, 0.05, 0.014, 24), EBONY, { x: -0.15, y: 0.07, z: deck - 0.01 })
  add(box(0.028, 0.26, 0.026, 0.02), plain(varnish, { rough: 0.3, coat: 0.7 }), { y: 1.2, z: deck - 0.01 })
  add(net(20, 8, (u, v): Point => {
    const wide = 0.043 - 0.014 * u
    return [(v - 0.5) * 2 * wide, 0.66 + 0.8 * u, deck + 0.052 - 0.016 * u - 0.02 * (2 * v - 1) ** 2]
  }), EBONY)
  add(box(0.03, 0.1, 0.028, 0.016), plain(varnish, { rough: 0.3, coat: 0.7 }), { y: 1.54, z: deck - 0.01, turnX: -0.12 })
  // The scroll winds itself up.
  add(tube(Array.from({ length: 22 }, (_, k): Point => {
    const [turn, r] = [(k / 21) * 3.6 * Math.PI, 0.075 * (1 - k / 24)]
    return [0, 1.68 + Math.cos(turn + Math.PI) * r, deck - 0.02 + Math.sin(turn + Math.PI) * r]
  }), (t) => 0.028 - 0.012 * t, { rows: 90, segments: 12, up: [1, 0, 0.01] }), plain(varnish, { rough: 0.3, coat: 0.7 }))
  for (let k = 0; k < 4; k++) {
    const [way, y] = [k % 2 ? 1 : -1, 1.48 + k * 0.04]
    add(tube([[way * 0.02, y, deck - 0.005], [way * 0.085, y, deck - 0.005]], 0.007, { rows: 2, segments: 8 }), EBONY)
    add(ellipsoid(0.018, 0.022, 0.009, 12), EBONY, { x: way * 0.098, y, z: deck - 0.005 })
    const across = -1 + k * 0.667
    add(tube([[across * 0.022, 0.35, deck + 0.045], [across * 0.042, 0.475, deck + 0.118], [across * 0.02, 1.46, deck + 0.05]], 0.0024, { rows: 24, segments: 5, up: [1, 0, 0.2] }), k > 1 ? CHROME : BRASS)
  }
  // The bow leans beside it.
  const bow = (t: number, off: number): Point => [0.52 + off * 0.9 - 0.2 * t, -0.19 + 1.62 * t, 0.12 - 0.16 * t]
  add(tube([0, 0.25, 0.5, 0.75, 1].map((t) => bow(t, 0.02 * Math.sin(t * Math.PI))), 0.011, { rows: 40, segments: 10, up: [0, 0, 1] }), plain('#5a2410', { rough: 0.3, coat: 0.6 }))
  add(tube([bow(0.06, 0.03), bow(0.985, 0.026)], 0.006, { rows: 2, segments: 8, up: [0, 0, 1] }), plain('#efe8d6', { rough: 0.7 }))
  add(box(0.018, 0.05, 0.014, 0.008), EBONY, { x: 0.525, y: -0.08, z: 0.115, turnZ: 0.12 })
  return parts
}
