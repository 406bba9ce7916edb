import { hex, mix, scale, type Rgb } from '../../pixels/colour.ts'
import { createRandom, type Random } from '../../pixels/random.ts'
import type { Point } from '../built/project.ts'
import { drawGroundFloor, drawWindows } from './facade.ts'
import { drawLantern } from './lantern.ts'
import type { HouseLook } from './styles.ts'
import { at, cover, fill, metre, SNOW, stroke, type Thing, type TownSetting, type Wall } from './setting.ts'
import { drawSlope } from './tile-roof.ts'

export interface House {
  /** Side of the lane, -1 left or 1 right, and x of the wall that looks on it. */
  side: -1 | 1
  face: number
  /** Nearest and farthest z. */
  from: number
  to: number
  base: number
  storeys: number
  seed: number
}

const DEPTH = 7

/** A house beside a lane or canal: the wall that looks on it, the end that looks at us, and the roof. */
export function house({ side, face, from, to, base, storeys, seed }: House, look: HouseLook, hung: boolean): Thing {
  return {
    z: (from + to) / 2,
    draw(setting) {
      const random = createRandom(seed)
      const pick = (list: readonly Rgb[]) => list[Math.floor(random() * list.length)]!
      const [lower, upper] = [pick(look.lower), pick(look.upper)]
      const { lit, walls: { ink } } = setting
      const top = base + look.storey * storeys
      const normal: Point = [-side, 0, 0]
      // Left as the eye sees it is the near end on the right side and the far end on the left.
      const wall: Wall = (u, h) => [face, base + h, side > 0 ? to + (from - to) * u : from + (to - from) * u]
      const ridge = top + (DEPTH / 2) * look.pitch
      drawEnd(setting, { side, face, base, top, ridge, z: from }, look, scale(upper, 0.98))
      for (let storey = 0; storey < storeys; storey++) {
        const [low, high] = [storey * look.storey, (storey + 1) * look.storey]
        const colour = storey === 0 ? lower : upper
        const [a, b] = [at(setting, wall(0.5, high)), at(setting, wall(0.5, low))]
        const face = setting.walls.pen.createLinearGradient(0, a[1], 0, b[1])
        const shown = lit(colour, normal)
        face.addColorStop(0, ink(scale(shown, storey === storeys - 1 ? 0.55 : 0.8)))
        face.addColorStop(0.3, ink(shown))
        face.addColorStop(1, ink(mix(shown, lit(hex('#6f6a5a'), normal), storey === 0 ? 0.4 : 0.1)))
        cover(setting, face, [wall(0, low), wall(1, low), wall(1, high), wall(0, high)])
        if (storey === 0) drawGroundFloor(setting, wall, normal, to - from, look, random)
        else drawWindows(setting, wall, normal, [low, high], to - from, look, random)
        weather(setting, wall, normal, [low, high], random)
        if (storey > 0 && look.framed) drawFraming(setting, wall, normal, [low, high], to - from, look.timber, random)
        if (storey > 0) stroke(setting, ink(lit(look.timber, normal)), 0.16, [wall(0, low), wall(1, low)])
      }
      for (const u of [0, 1]) stroke(setting, ink(lit(look.timber, normal), look.windows === 'lattice' ? 0.9 : 0.25), 0.18, [wall(u, 0), wall(u, top - base)])
      if (look.ground === 'doors' && storeys > 1) drawPent(setting, wall, side, look)
      drawRoof(setting, { side, face, from, to, top, ridge }, look)
      if (hung) hangRow(setting, { side, face, from, to }, base + Math.min(look.storey, 2.9) - 0.15, look.eaves, random)
    },
  }
}

/** Stains that run down the plaster. */
function weather(setting: TownSetting, wall: Wall, normal: Point, [low, high]: readonly [number, number], random: Random): void {
  const { lit, walls: { ink } } = setting
  if (metre(setting, wall(0.5, low)[2]) < 14) return
  for (let k = 0; k < 34; k++) {
    const [u, h, wide, long] = [random(), low + (high - low) * random(), 0.006 + 0.03 * random(), (0.2 + 0.7 * random()) * (high - low)]
    const tone: Rgb = k % 3 ? [0.12, 0.11, 0.1] : [0.9, 0.88, 0.82]
    fill(setting, ink(lit(tone, normal), 0.05), [wall(u, Math.max(low, h - long)), wall(Math.min(1, u + wide), Math.max(low, h - long * 0.9)), wall(Math.min(1, u + wide), h), wall(u, h)])
  }
}

/** Posts and braces of a timber frame. */
function drawFraming(setting: TownSetting, wall: Wall, normal: Point, [low, high]: readonly [number, number], metres: number, timber: Rgb, random: Random): void {
  const style = setting.walls.ink(setting.lit(timber, normal))
  const bays = Math.max(2, Math.round(metres / 2.4))
  for (const h of [low + 0.1, low + 0.85, high - 0.15]) stroke(setting, style, 0.15, [wall(0, h), wall(1, h)])
  for (let bay = 0; bay <= bays; bay++) {
    const u = bay / bays
    stroke(setting, style, 0.16, [wall(u, low), wall(u, high)])
    if (bay === bays) break
    const crossed = random() < 0.5
    for (const flip of crossed ? [0, 1] : [bay % 2]) stroke(setting, style, 0.11, [wall(u + flip / bays, low + 0.1), wall(u + (1 - flip) / bays, low + 0.85)])
  }
}

function hangRow(setting: TownSetting, { side, face, from, to }: Pick<House, 'side' | 'face' | 'from' | 'to'>, y: number, eaves: number, random: Random): void {
  const count = Math.max(2, Math.round((to - from) / 2.4))
  for (let k = count - 1; k >= 0; k--)
    drawLantern(setting, [face - side * eaves * 0.75, y, from + ((to - from) * (k + 0.5)) / count], 0.27 + 0.05 * random())
}

/** A narrow roof over the ground floor. */
function drawPent(setting: TownSetting, wall: Wall, side: number, look: HouseLook): void {
  const out = look.eaves * 0.9
  drawSlope(setting, (u, v) => {
    const [x, y, z] = wall(side > 0 ? 1 - u : u, look.storey)
    return [x - side * out * (1 - v), y - 0.12 + 0.5 * v, z]
  }, [-side * 0.5, 0.86, 0], { ...look.roof, trim: look.roof.tile })
}

interface Roof {
  side: number
  face: number
  from: number
  to: number
  top: number
  ridge: number
}

function drawRoof(setting: TownSetting, { side, face, from, to, top, ridge }: Roof, look: HouseLook): void {
  const { view, lit, walls: { ink } } = setting
  const eaveX = face - side * look.eaves
  const eaveY = top - look.eaves * look.pitch * 0.7
  // Only a slope that the eye stands above shows its tiles.
  const seen = Math.abs(eaveX) * look.pitch > eaveY - view.eye
  const lift = (u: number) => look.roof.lift * Math.abs(2 * u - 1) ** 6
  const slant = Math.hypot(1, look.pitch)
  if (seen) {
    drawSlope(setting, (u, v) => [
      eaveX + side * (DEPTH / 2 + look.eaves) * v,
      eaveY + (ridge - eaveY) * (0.8 * v + 0.2 * v * v) + lift(u) * (1 - v) ** 2,
      from - 0.25 + (to - from + 0.5) * u,
    ], [-side * (look.pitch / slant), 1 / slant, 0], look.roof)
    return
  }
  const brim = Array.from({ length: 9 }, (_, i): Point => [eaveX, eaveY + lift(i / 8), from - 0.25 + ((to - from + 0.5) * i) / 8])
  fill(setting, ink(lit(scale(look.timber, 0.6), [0, -0.5, 0], 0.5)), [...brim, [face, top, to], [face, top, from]])
  stroke(setting, ink(lit(mix(look.roof.tile, SNOW, setting.snow), [-side * 0.7, 0.5, -0.3])), 0.26, brim)
}

interface End {
  side: number
  face: number
  base: number
  top: number
  ridge: number
  z: number
}

/** The end wall towards the eye: a gable, stepped like a horse's head where the style has that. */
function drawEnd(setting: TownSetting, { side, face, base, top, ridge, z }: End, look: HouseLook, colour: Rgb): void {
  const { lit, walls: { ink } } = setting
  const back = face + side * DEPTH
  const middle = (face + back) / 2
  const wall = ink(lit(colour, [0, 0, -1]))
  if (!look.horseheads) {
    cover(setting, wall, [[face, base, z], [back, base, z], [back, top, z], [middle, ridge, z], [face, top, z]])
    stroke(setting, ink(lit(mix(look.roof.tile, SNOW, setting.snow), [0, 0.5, -0.8])), 0.3,
      [[face - side * look.eaves, top - look.eaves * look.pitch, z - 0.15], [middle, ridge + 0.1, z - 0.15], [back, top, z - 0.15]])
    return
  }
  const levels = [[face - side * 0.35, face + side * 1.5, top + 0.35], [face + side * 1.5, back - side * 1.5, ridge + 0.45], [back - side * 1.5, back + side * 0.3, top + 0.35]] as const
  for (const [left, right, high] of levels) {
    cover(setting, wall, [[left, base, z], [right, base, z], [right, high, z], [left, high, z]])
    const cap: Point[] = [[left - side * 0.16, high + 0.16, z], [left, high + 0.1, z], [right, high + 0.1, z], [right + side * 0.16, high + 0.16, z]]
    stroke(setting, ink(lit(look.roof.tile, [0, 0.6, -0.7])), 0.34, cap)
    stroke(setting, ink(lit(mix(look.roof.trim, SNOW, setting.snow), [0, 0.95, -0.3])), 0.12 + 0.12 * setting.snow, cap.map(([x, y, depth]): Point => [x, y + 0.17, depth]))
  }
  if (metre(setting, z) > 8) stroke(setting, ink(lit(hex('#8a877e'), [0, 0, -1]), 0.35), 0.5, [[face, base + 0.25, z], [back, base + 0.25, z]])
}
