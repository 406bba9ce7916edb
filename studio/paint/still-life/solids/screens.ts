import { hex, mix, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import { joined, type Mesh, type Placing, type Point } from '../../solid/mesh.ts'
import { plain, setColour, type Matter, type Paint, type Part } from '../../solid/model.ts'
import { ellipsoid, lathe, net, tube } from '../../solid/shapes.ts'

const [NIGHT, DUSK, GLOW] = [hex('#1c1f5c'), hex('#b0418c'), hex('#ffb56a')]

const SUN: Rgb = [1, 0.86, 0.6]
const HILLS = [0, 1, 2, 3].map((k) => mix(mix(DUSK, NIGHT, 0.25 + 0.22 * k), [0.02, 0.02, 0.06], k * 0.16))

/** A slab with round corners, half width and height, about z = 0. */
function slab(wide: number, high: number, radius: number, thick: number): Mesh {
  const arc = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => radius * (1 - Math.cos((t * Math.PI) / 2)))
  const levels = [...arc.map((y) => y - high), 0, ...arc.toReversed().map((y) => high - y)]
  const half = (y: number) => wide - radius + Math.sqrt(Math.max(0, radius ** 2 - Math.max(0, Math.abs(y) - high + radius) ** 2))
  const face = (sign: number) => net(levels.length - 1, 4, (u, v): Point => {
    const y = levels[Math.round(u * (levels.length - 1))]!
    return [sign * (2 * v - 1) * half(y), y, (sign * thick) / 2]
  })
  const outline = [...levels.map((y) => [half(y), y] as const), ...levels.toReversed().map((y) => [-half(y), y] as const)]
  const side = net(1, outline.length, (u, v): Point => {
    const [x, y] = outline[Math.round(v * outline.length) % outline.length]!
    return [x, y, (u - 0.5) * thick]
  })
  return joined([face(1), face(-1), side])
}

/** Heights of four hills, one behind the other, at 256 places. */
const hillsOf = (noise: Noise) => [0, 1, 2, 3].map((k) => Float32Array.from({ length: 256 }, (_, i) => 0.4 - 0.085 * k + 0.07 * noise.fbm((i / 255) * (2 + k) + 7 * k, k * 3.1, 3)))

/** What screens show: hills in a dusk that flows from one colour to the next; u and v in 0..1. */
function wallpaper(matter: Matter, u: number, v: number, noise: Noise, hills: readonly Float32Array[]): void {
  const at = Math.max(0, Math.min(254.99, u * 255))
  const hill = hills.findLastIndex((heights) => v < heights[at | 0]! * (1 - (at % 1)) + heights[(at | 0) + 1]! * (at % 1))
  if (hill < 0) {
    const flow = v + 0.16 * noise.fbm(u * 1.6, v * 1.6, 2)
    const sun = smoothstep(0.1, 0.085, Math.hypot((u - 0.62) * 0.8, v - 0.42))
    setColour(matter, mix(flow < 0.52 ? mix(GLOW, DUSK, smoothstep(0.25, 0.55, flow)) : mix(DUSK, NIGHT, smoothstep(0.5, 0.95, flow)), SUN, sun))
  } else setColour(matter, HILLS[hill]!)
  matter.glow = 0.38
  matter.rough = 0.05
  matter.metal = 0
  matter.coat = 1
}

/** A telephone that stands on its edge, its screen lit, before the back of another one. */
export function phoneParts(body: Rgb, noise: Noise): Part[] {
  const parts: Part[] = []
  const [wide, high] = [0.36, 0.76]
  const hills = hillsOf(noise)
  const metal: Paint = (_, matter) => {
    setColour(matter, body)
    matter.metal = 0.85
    matter.rough = 0.22
    matter.coat = 0.2
    matter.glow = 0
  }
  const one = (front: boolean, at: Placing) => {
    const add = (mesh: Mesh, paint: Paint, [x, y, z]: Point = [0, 0, 0], turnX = 0) => {
      // A part in the slab's own frame, turned with it.
      const [c, s] = [Math.cos(at.turnY ?? 0), Math.sin(at.turnY ?? 0)]
      parts.push({ mesh, paint, at: { x: (at.x ?? 0) + x * c + z * s, y: high + y, z: (at.z ?? 0) - x * s + z * c, turnY: at.turnY ?? 0, turnX } })
    }
    add(slab(wide, high, 0.1, 0.075), metal)
    add(slab(wide - 0.008, high - 0.008, 0.095, 0.082), ({ x, y, z }, matter) => {
      matter.metal = matter.glow = 0
      matter.rough = front ? 0.05 : 0.3
      matter.coat = 1
      if (z < 0 || !front) return setColour(matter, mix(body, [0.9, 0.9, 0.92], 0.12))
      const inner = Math.min(wide - Math.abs(x), high - Math.abs(y))
      setColour(matter, [0.006, 0.006, 0.008])
      const corner = Math.hypot(Math.max(0, Math.abs(x) - 0.255), Math.max(0, Math.abs(y) - 0.655))
      if (inner < 0.03 || corner > 0.075) return
      wallpaper(matter, 0.5 + x / (2 * wide), 0.5 + y / (2 * high), noise, hills)
      // Rows of signs over the picture, and the camera's pill.
      const icon = (cx: number, cy: number) => ((x - cx) / 0.056) ** 4 + ((y - cy) / 0.056) ** 4 < 1
      for (let k = 0; k < 12; k++) {
        const [cx, cy] = [-0.225 + (k % 4) * 0.15, k < 4 ? -0.62 : 0.1 - Math.floor(k / 4) * 0.18]
        if (k < 4 && Math.abs(y + 0.62) < 0.085 && Math.abs(x) < 0.31) setColour(matter, mix([matter.red, matter.green, matter.blue], [1, 1, 1], 0.04))
        if (!icon(cx, cy)) continue
        const hue = (k * 0.618) % 1
        setColour(matter, mix([0.95, 0.95, 0.97], [0.5 + 0.5 * Math.cos(6.28 * hue), 0.5 + 0.5 * Math.cos(6.28 * (hue - 0.33)), 0.5 + 0.5 * Math.cos(6.28 * (hue - 0.67))], k % 5 ? 0.85 : 0.05))
        if (Math.hypot(x - cx, y - cy) < 0.026) setColour(matter, k % 5 ? [1, 1, 1] : [0.2, 0.5, 1])
      }
      if (Math.hypot(Math.max(0, Math.abs(x) - 0.06), y - 0.66) < 0.03) {
        setColour(matter, [0.004, 0.004, 0.005])
        matter.glow = 0
      }
    })
    if (front) return
    // Its back has three eyes on a raised plate.
    add(slab(0.17, 0.17, 0.06, 0.02), plain(mix(body, [0.9, 0.9, 0.92], 0.06), { rough: 0.2, coat: 1 }), [-0.15, 0.55, 0.05])
    for (const [x, y] of [[-0.22, 0.62], [-0.22, 0.48], [-0.08, 0.55]] as const) {
      add(lathe([[0.062, 0], [0.062, 0.03], [0.05, 0.034], [0.05, 0.02]], 32), metal, [x, y, 0.05], Math.PI / 2)
      add(lathe([[0, 0.024], [0.05, 0.022]], 32), ({ x: u, z: w }, matter) => {
        const far = Math.hypot(u, w) / 0.05
        setColour(matter, far < 0.5 ? [0.02, 0.03, 0.09] : [0.012, 0.012, 0.014])
        matter.rough = 0.03
        matter.coat = 1
        matter.metal = matter.glow = 0
      }, [x, y, 0.05], Math.PI / 2)
    }
    add(ellipsoid(0.02, 0.02, 0.008, 12), plain('#f6ecd0', { rough: 0.2, coat: 1 }), [-0.06, 0.66, 0.058])
  }
  one(false, { x: -0.34, z: -0.32, turnY: 0.12 })
  one(true, { x: 0.14, z: 0.06, turnY: -0.16 })
  return parts
}

/** An open notebook computer, its screen lit. */
export function laptopParts(body: Rgb, noise: Noise): Part[] {
  const parts: Part[] = []
  const [wide, deep, lean] = [1, 0.68, 0.3]
  const hills = hillsOf(noise)
  const metal: Paint = (_, matter) => {
    setColour(matter, body)
    matter.metal = 0.7
    matter.rough = 0.38
    matter.coat = matter.glow = 0
  }
  parts.push({
    mesh: slab(wide, deep, 0.07, 0.05), at: { y: 0.03, turnX: -Math.PI / 2 },
    paint: (spot, matter) => {
      metal(spot, matter)
      const { x, y, z } = spot
      if (z < 0.024) return
      // Keys in rows, a long one below, and the pad to point with.
      const [u, v] = [x / (wide * 0.87), (y + 0.02) / 0.5]
      if (Math.abs(u) < 1 && v > 0.02 && v < 1.06) {
        const row = Math.floor((1.06 - v) * 6.25)
        const columns = [14, 14, 14, 13, 12, 9][row] ?? 14
        const way = ((u + 1) / 2) * columns
        const [s, t] = [way - Math.floor(way), (1.06 - v) * 6.25 - row]
        const space = row === 5 && way > 2 && way < 6.2
        const gap = Math.min(space ? 1 : Math.min(s, 1 - s) * 1.1, Math.min(t, 1 - t)) < 0.07
        setColour(matter, gap ? [0.09, 0.09, 0.1] : [0.012, 0.012, 0.014])
        const sign = !gap && !space && Math.abs(s - 0.5) < 0.12 && Math.abs(t - 0.5) < 0.16 && noise.at(way * 9, t * 12 + row * 5) > 0
        if (sign) setColour(matter, [0.5, 0.5, 0.52])
        matter.metal = 0
        matter.rough = 0.5
      }
      const pad = Math.max(Math.abs(x) - 0.3, Math.abs(y + 0.36) - 0.2)
      if (Math.abs(pad) < 0.006) setColour(matter, body, 0.6)
    },
  })
  const [c, s] = [Math.cos(lean), Math.sin(lean)]
  const middle: Point = [0, 0.06 + c * deep, -deep - s * deep]
  parts.push({
    mesh: slab(wide, deep, 0.07, 0.03), at: { y: middle[1], z: middle[2], turnX: -lean },
    paint: (spot, matter) => {
      metal(spot, matter)
      const { x, y, z } = spot
      if (z < 0.014) return
      setColour(matter, [0.006, 0.006, 0.007])
      matter.metal = 0
      matter.rough = 0.06
      matter.coat = 1
      if (Math.abs(x) < wide - 0.035 && Math.abs(y) < deep - 0.04) {
        wallpaper(matter, 0.5 + x / (2 * wide), 0.5 + y / (2 * deep), noise, hills)
        if (y > deep - 0.075) setColour(matter, mix([matter.red, matter.green, matter.blue], [0, 0, 0], 0.35))
        const dock = Math.abs(y + deep - 0.12) < 0.05 && Math.abs(x) < 0.46
        if (dock) {
          const k = Math.floor((x + 0.46) / 0.092)
          const inside = Math.max(Math.abs(((x + 0.46) % 0.092) - 0.046), Math.abs(y + deep - 0.12)) < 0.036
          setColour(matter, inside ? [0.5 + 0.45 * Math.cos(k * 2.1), 0.5 + 0.45 * Math.cos(k * 2.1 - 2), 0.5 + 0.45 * Math.cos(k * 2.1 - 4)] : mix([matter.red, matter.green, matter.blue], [1, 1, 1], 0.12))
        }
      }
    },
  })
  parts.push({ mesh: tube([[-0.8, 0.05, -deep], [0.8, 0.05, -deep]], 0.024, { rows: 2, segments: 10 }), paint: plain('#1a1a1c', { rough: 0.4 }) })
  return parts
}
