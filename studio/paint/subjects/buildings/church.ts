import { mix, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Mesh, Placing } from '../../solid/mesh.ts'
import { plain, setColour, type Matter, type Paint, type Part } from '../../solid/model.ts'
import { box, ellipsoid, lathe, plate, tube } from '../../solid/shapes.ts'

/** Half the nave's width and length, its eaves and its ridge; where the tower stands, half its width and its height. */
const [HALF, LONG, EAVES, RIDGE] = [0.66, 1.35, 1.1, 1.86]
const [FRONT, TOWER, HIGH] = [1.62, 0.38, 2.35]
const GOLD = plain('#d9b04a', { rough: 0.25, metal: 0.9 })
const SNOW: Rgb = [0.84, 0.87, 0.92]
const STONE: Rgb = [0.36, 0.34, 0.31]

/** How far inside a pointed window a place is: its middle, sill, half width and height up to the spring of its arch. */
function inArch(across: number, y: number, half: number, sill: number, spring: number): number {
  const over = Math.max(0, y - spring)
  return Math.min(y - sill, half - Math.abs(across) - 0.62 * (over * over) / half)
}

/** A country church with a spire, about five units high, its door looking along z; `lit` windows shine, and snow lies on its roofs when it is `snowed`. */
export function churchParts(wall: Rgb, roof: Rgb, lit: number, snowed: boolean, noise: Noise): Part[] {
  const parts: Part[] = []
  const add = (mesh: Mesh, paint: Paint, at: Placing = {}) => parts.push({ mesh, paint, at })
  const pane = (matter: Matter, across: number, y: number) => {
    const lead = Math.min(Math.abs(((across * 13 + 20) % 1) - 0.5), Math.abs(((y * 10) % 1) - 0.5)) < 0.09
    const hue = Math.sin(Math.floor(across * 13 + 20) * 12.9 + Math.floor(y * 10) * 7.3)
    setColour(matter, lead ? [0.03, 0.03, 0.035] : lit > 0.3 ? mix([1, 0.66, 0.26], [1, 0.4, 0.2], 0.35 + 0.35 * hue) : mix([0.05, 0.08, 0.13], [0.12, 0.07, 0.1], 0.5 + 0.5 * hue))
    matter.glow = lead ? 0 : lit > 0.3 ? 0.9 * lit : 0
    matter.rough = 0.12
    matter.coat = 0.6
  }
  const plaster = (matter: Matter, x: number, y: number, z: number) => {
    const grain = noise.fbm(x * 5 + z * 4, y * 5, 3)
    const damp = smoothstep(0.4, 0, y + 0.1 * grain) * 0.4
    setColour(matter, mix(wall, [0.32, 0.29, 0.24], damp), 0.96 + 0.1 * grain)
    matter.rough = 0.85
    matter.metal = matter.coat = matter.glow = 0
  }
  const trim = (matter: Matter) => setColour(matter, STONE, 1.2)
  /** Pointed windows in a row, framed in stone. */
  const opening = (matter: Matter, across: number, y: number, half: number, sill: number, spring: number) => {
    const deep = inArch(across, y, half, sill, spring)
    if (deep > 0) pane(matter, across, y)
    else if (deep > -0.035) trim(matter)
  }
  add(plate([[-HALF, 0], [HALF, 0], [HALF, EAVES], [0, RIDGE], [-HALF, EAVES]], LONG * 2), ({ x, y, z }, matter) => {
    plaster(matter, x, y, z)
    if (y < 0.1) return trim(matter)
    if (Math.abs(z) > LONG - 0.01) return
    const along = ((z + LONG) % 0.54) - 0.27
    opening(matter, along, y, 0.095, 0.34, 0.7)
  })
  const slates: Paint = ({ x, z }, matter) => {
    const row = Math.floor(x * 22)
    const tile = z * 11 + (row % 2) * 0.5
    const lip = 0.72 + 0.34 * (x * 22 - row)
    setColour(matter, roof, lip * (0.9 + 0.22 * noise.at(Math.floor(tile) * 3.1, row * 1.7)) * (Math.abs(tile - Math.round(tile)) < 0.05 ? 0.75 : 1))
    if (snowed) setColour(matter, mix([matter.red, matter.green, matter.blue], SNOW, smoothstep(-0.34, -0.2, noise.fbm(x * 3, z * 3, 3))))
    matter.rough = 0.6
    matter.metal = matter.glow = 0
    matter.coat = 0.1
  }
  const pitch = Math.atan2(RIDGE - EAVES, HALF)
  for (const side of [-1, 1]) {
    const reach = Math.hypot(HALF, RIDGE - EAVES) / 2 + 0.07
    add(box(reach, 0.03, LONG + 0.07, 0.008), slates, { x: side * (HALF / 2 + 0.035), y: (EAVES + RIDGE) / 2, turnZ: -side * pitch })
    // Buttresses between the windows.
    for (let k = 0; k <= 5; k++) add(box(0.06, 0.42, 0.05, 0.01), plain(STONE.map((c) => c * 1.15) as unknown as Rgb, { rough: 0.9 }), { x: side * (HALF + 0.03), y: 0.42, z: -LONG + k * 0.54 })
  }
  const belfry = HIGH - 0.5
  add(box(TOWER, HIGH / 2, TOWER, 0.006), ({ x, y: local, z }, matter) => {
    const y = local + HIGH / 2
    plaster(matter, x, y, z)
    const across = Math.abs(z) > TOWER - 0.01 ? x : z
    if (Math.abs(across) > TOWER - 0.06 && (Math.floor(y * 9) % 2 ? Math.abs(across) > TOWER - 0.045 : true)) trim(matter)
    for (const level of [belfry - 0.12, 1.28, 0.1]) if (Math.abs(y - level) < 0.03) trim(matter)
    const front = z > TOWER - 0.01
    if (front && y < 1.2) {
      // The door in its arch.
      const deep = inArch(across, y, 0.17, 0, 0.48)
      if (deep > 0) {
        setColour(matter, [0.16, 0.07, 0.03], 0.8 + 0.3 * Math.abs(Math.sin(across * 60)))
        if (Math.abs(across) < 0.008) setColour(matter, [0.02, 0.01, 0.01])
        matter.rough = 0.6
      } else if (deep > -0.05) trim(matter)
      return
    }
    if (front) {
      const far = Math.hypot(across, y - 1.55)
      if (far < 0.17) pane(matter, Math.atan2(y - 1.55, across) * 0.16, far * 0.8)
      if (Math.abs(far - 0.185) < 0.025) trim(matter)
    }
    const bell = inArch(across, y, 0.12, belfry, HIGH - 0.26)
    if (bell > 0) setColour(matter, [0.05, 0.045, 0.04], 0.4 + 0.9 * ((y * 16) % 1))
    else if (bell > -0.035) trim(matter)
  }, { y: HIGH / 2, z: FRONT })
  add(box(TOWER + 0.05, 0.04, TOWER + 0.05, 0.015), plain('#b5ad9e', { rough: 0.85 }), { y: HIGH, z: FRONT })
  const spire: Paint = ({ y, v }, matter) => {
    const row = Math.floor(y * 14)
    setColour(matter, roof, (0.72 + 0.34 * (y * 14 - row)) * (0.92 + 0.16 * noise.at(v * 30, row)))
    if (snowed) setColour(matter, mix([matter.red, matter.green, matter.blue], SNOW, smoothstep(0.1, 0.4, noise.fbm(v * 9, y * 5, 3) + 0.1 - 0.2 * y)))
    matter.rough = 0.5
    matter.coat = 0.15
    matter.metal = matter.glow = 0
  }
  add(lathe([[TOWER * 1.46, 0], [TOWER * 1.2, 0.16], [TOWER * 0.98, 0.36], [TOWER * 0.5, 1.05], [0.012, 1.85]], 8), spire, { y: HIGH + 0.03, z: FRONT, turnY: Math.PI / 8 })
  for (const [x, z] of [[-1, -1], [-1, 1], [1, -1], [1, 1]] as const) add(lathe([[0.07, 0], [0.075, 0.05], [0.05, 0.07], [0.004, 0.34]], 4), spire, { x: x * TOWER * 0.95, y: HIGH + 0.03, z: FRONT + z * TOWER * 0.95, turnY: Math.PI / 4 })
  const top = HIGH + 1.86
  add(ellipsoid(0.045, 0.045, 0.045, 14), GOLD, { y: top, z: FRONT })
  add(tube([[0, top, FRONT], [0, top + 0.36, FRONT]], 0.016, { rows: 2, segments: 8, up: [1, 0, 0.1] }), GOLD)
  add(tube([[-0.11, top + 0.24, FRONT], [0.11, top + 0.24, FRONT]], 0.016, { rows: 2, segments: 8 }), GOLD)
  // The vestry, and steps before the door.
  add(plate([[-0.4, 0], [0.4, 0], [0.4, 0.62], [0, 1.02], [-0.4, 0.62]], 0.7), ({ x, y, z }, matter) => {
    plaster(matter, x, y, z)
    if (Math.abs(x) > 0.39 && y > 0.1) opening(matter, z, y, 0.08, 0.24, 0.4)
  }, { z: -LONG - 0.3 })
  for (const side of [-1, 1]) add(box(0.31, 0.025, 0.4, 0.006), slates, { x: side * 0.215, y: 0.83, z: -LONG - 0.3, turnZ: -side * Math.PI / 4 })
  for (let k = 0; k < 3; k++) add(box(0.34 - k * 0.05, 0.03, 0.2 - k * 0.05, 0.01), plain('#9c968a', { rough: 0.9 }), { y: 0.03 + k * 0.05, z: FRONT + TOWER + 0.08 })
  return parts
}
