import { hex, mix, scale, type Rgb } from '../../pixels/colour.ts'
import { glowAt } from '../built/light-layer.ts'
import type { Random } from '../../pixels/random.ts'
import type { Point } from '../built/project.ts'
import { at, fill, LAMPLIGHT, metre, panel, paneColour, SNOW, stroke, type TownSetting, type Wall } from './setting.ts'
import type { HouseLook } from './styles.ts'

const CLOTHS = [hex('#27456b'), hex('#7a2a24'), hex('#3a5a46'), hex('#8a6a34')]
const SHUTTERS = [hex('#3f5a46'), hex('#4a5a6c'), hex('#6a3f2c'), hex('#5d6a54')]

const between = (low: number, high: number, t: number) => low + (high - low) * t

/** A lit or dark opening with its bars, on a wall. */
function pane(setting: TownSetting, wall: Wall, normal: Point, [left, right, low, high]: readonly [number, number, number, number], bars: readonly [across: number, up: number], frame: Rgb, dim: number): void {
  const { lit, walls: { ink }, glow, lamps } = setting
  fill(setting, ink(paneColour(setting, hex('#2a211c'), normal, dim)), panel(wall, left, right, low, high))
  const [x, y] = at(setting, wall((left + right) / 2, (low + high) / 2))
  const pixel = metre(setting, wall((left + right) / 2, 0)[2])
  if (lamps > 0 && dim > 0.3) glowAt(glow, x, y, 1.5 * pixel, LAMPLIGHT, 0.2 * lamps * dim)
  if (pixel < 9) return
  const style = ink(lit(frame, normal))
  for (let k = 0; k <= bars[0]; k++) {
    const u = between(left, right, k / bars[0])
    stroke(setting, style, k === 0 || k === bars[0] ? 0.09 : 0.045, [wall(u, low), wall(u, high)])
  }
  for (let k = 0; k <= bars[1]; k++) {
    const h = between(low, high, k / bars[1])
    stroke(setting, style, k === 0 || k === bars[1] ? 0.09 : 0.04, [wall(left, h), wall(right, h)])
  }
}

/** Shop doors, timber lattice or stone arches along the foot of a house. */
export function drawGroundFloor(setting: TownSetting, wall: Wall, normal: Point, metres: number, look: HouseLook, random: Random): void {
  const { lit, walls: { ink } } = setting
  const bays = Math.max(2, Math.round(metres / 2.3))
  for (let bay = 0; bay < bays; bay++) {
    const [left, right] = [(bay + 0.1) / bays, (bay + 0.9) / bays]
    const [kind, dim, cloth] = [random(), 0.35 + 0.8 * random(), random()]
    if (look.ground === 'arches') {
      if (kind < 0.25) continue
      const middle = (left + right) / 2
      const half = Math.min(0.62 / metres, (right - left) / 2)
      const high = kind < 0.6 ? 2.1 : 1.5
      const low = kind < 0.6 ? 0 : 0.7
      const arch = (grow: number) => [wall(middle - half * grow, low), wall(middle + half * grow, low), ...Array.from({ length: 9 }, (_, i) => {
        const angle = (i / 8) * Math.PI
        return wall(middle + half * grow * Math.cos(angle), high + 0.55 * grow * Math.sin(angle))
      })]
      fill(setting, ink(lit(hex('#cfc6b4'), normal)), arch(1.3))
      fill(setting, ink(paneColour(setting, kind < 0.6 ? scale(look.timber, 0.6) : hex('#2a2c30'), normal, kind < 0.6 ? 0.25 : dim)), arch(1))
      continue
    }
    if (look.ground === 'doors' && kind < 0.16) continue
    const top = look.storey - 0.55
    pane(setting, wall, normal, [left, right, look.ground === 'lattice' ? 0.5 : 0.02, top], look.ground === 'lattice' ? [11, 1] : [4, 2], look.timber, dim)
    if (look.ground === 'doors') fill(setting, ink(lit(scale(look.timber, 1.25), normal)), panel(wall, left, right, 0, 0.75))
    if (look.ground === 'lattice' && cloth < 0.35) {
      const dyed = CLOTHS[Math.floor((cloth / 0.35) * CLOTHS.length)]!
      for (let strip = 0; strip < 3; strip++)
        fill(setting, ink(lit(dyed, normal)), panel(wall, between(left, right, strip / 3 + 0.02), between(left, right, (strip + 0.94) / 3), top - 0.75, top))
    }
  }
  if (setting.snow > 0.3) stroke(setting, ink(lit(SNOW, [0, 0.9, 0])), 0.3 * setting.snow, [wall(0, 0), wall(1, 0)])
}

/** The windows of an upper storey, some of them lit. */
export function drawWindows(setting: TownSetting, wall: Wall, normal: Point, [low, high]: readonly [number, number], metres: number, look: HouseLook, random: Random): void {
  const { lit, walls: { ink }, snow } = setting
  const lattice = look.windows === 'lattice'
  const bays = Math.max(2, Math.round(metres / (lattice ? 2.1 : 2.4)))
  const paint = SHUTTERS[Math.floor(random() * SHUTTERS.length)]!
  for (let bay = 0; bay < bays; bay++) {
    const [kind, dim] = [random(), 0.3 + 0.8 * random()]
    const middle = (bay + 0.5) / bays
    const half = lattice ? 0.4 / bays : 0.42 / metres
    const [sill, head] = lattice ? [low + 0.85, high - 0.5] : [low + 0.95, high - 0.55]
    const shines = kind < 0.68 ? dim : 0.12
    if (!lattice) fill(setting, ink(mix(lit(hex('#e6dcc8'), normal), lit(look.upper[0]!, normal), 0.3)), panel(wall, middle - half * 1.25, middle + half * 1.25, sill - 0.14, head + 0.16))
    pane(setting, wall, normal, [middle - half, middle + half, sill, head], lattice ? [7, 3] : [2, 3], lattice ? look.timber : hex('#d8cdb8'), shines)
    if (!lattice) {
      for (const side of [-1, 1]) {
        const [near, far] = [middle + side * half * 1.1, middle + side * half * 2.05]
        fill(setting, ink(lit(scale(paint, kind > 0.3 ? 1 : 1.25), normal)), panel(wall, Math.min(near, far), Math.max(near, far), sill - 0.05, head + 0.05))
      }
      if (kind > 0.55) flowers(setting, wall, normal, middle, half, sill, random)
    }
    if (snow > 0.3) stroke(setting, ink(lit(SNOW, [0, 0.9, 0])), 0.14 * snow, [wall(middle - half * 1.2, sill - 0.05), wall(middle + half * 1.2, sill - 0.05)])
  }
}

const BLOOMS = [hex('#c83a4a'), hex('#e07a9a'), hex('#d8a030'), hex('#f0e0d8')]

/** A box of flowers on a sill; bare in winter. */
function flowers(setting: TownSetting, wall: Wall, normal: Point, middle: number, half: number, sill: number, random: Random): void {
  const { lit, spec, walls: { pen, ink } } = setting
  const pixel = metre(setting, wall(middle, sill)[2])
  if (pixel < 12 || spec.season === 'winter') return
  const bloom = BLOOMS[Math.floor(random() * BLOOMS.length)]!
  for (let k = 0; k < 26; k++) {
    const [x, y] = at(setting, wall(middle + half * 1.2 * (2 * random() - 1), sill - 0.08 + 0.26 * random()))
    pen.fillStyle = ink(lit(k % 3 ? hex('#3f5a2c') : bloom, normal))
    pen.beginPath()
    pen.arc(x, y, (0.04 + 0.05 * random()) * pixel, 0, 2 * Math.PI)
    pen.fill()
  }
}
