import { smoothstep, type Rgb } from '../../pixels/colour.ts'
import type { LinearImage } from '../../pixels/linear-image.ts'
import type { Noise } from '../../pixels/noise.ts'
import type { Plane } from '../../pixels/plane.ts'
import type { Cover } from '../landmarks/rock-face.ts'
import { shardAt } from '../landmarks/shards.ts'
import type { Light } from '../terrain/light.ts'

/** A bridge across a stream: the middle of its arch at the water, and the arch's half-width, in pixels. */
export interface Span { x: number; foot: number; half: number; depth: number }

const STONE: readonly Rgb[] = [[0.2, 0.185, 0.16], [0.4, 0.375, 0.33], [0.075, 0.07, 0.065]]
const snowWhite: Rgb = [0.74, 0.79, 0.88]
/** How much nearer what hides it is. */
export const NEARER = 0.25
/** In half-widths of the arch: height of the arch, of the wall over its crown, of the parapet; where the road comes down; courses. */
const [RISE, OVER, PARAPET, REACH, COURSE, RING] = [0.92, 0.2, 0.22, 2.7, 0.115, 0.2]

/** The stone at a place (x right of the middle, y up from the water, in half-widths): its own tone, and how deep in a joint; nothing where there is air. */
function stoneAt(x: number, y: number, noise: Noise): { tone: number; joint: number; under: number; lip: boolean; edge: number } | undefined {
  const along = Math.abs(x)
  const road = (RISE + OVER) * (0.2 + 0.8 * Math.cos(Math.min(1, along / REACH) * Math.PI * 0.5) ** 1.3) + 0.012 * noise.at(x * 5, 3)
  const top = road + PARAPET * (1 - 0.35 * along / REACH)
  const opening = Math.hypot(x, y / RISE)
  if (y > top || along > REACH) return undefined
  // The vault is seen a little from one side.
  const far = Math.hypot((x - 0.1) / 0.97, y / (RISE * 0.95))
  if (opening < 1) return far < 1 ? undefined : { tone: shardAt(Math.atan2(y, x) * 3.2, x * 2 + 9, 3).own, joint: 0.3, under: 0.75, lip: false, edge: far - 1 }
  const lip = y > top - 0.065
  const edge = Math.min(top - y, opening - 1 + 0.03)
  if (opening < 1 + RING) {
    const turn = Math.atan2(y / RISE, x) / Math.PI * 17
    const f = turn - Math.floor(turn)
    const beside = Math.min(f, 1 - f, ((opening - 1) / RING) * 1.4, (1 - (opening - 1) / RING) * 1.4)
    return { tone: 0.55 + 0.5 * shardAt(Math.floor(turn) + 0.5, 4.5, 5).own, joint: smoothstep(0.12, 0.02, beside), under: 0, lip: false, edge }
  }
  const row = Math.floor((lip ? top - y : y + 0.3 * noise.at(x * 0.8, 7) * COURSE) / COURSE)
  const wide = lip ? 0.34 : 0.2 + 0.1 * shardAt(row + 0.5, 1.5, 9).own
  const place = x / wide + (row % 2) * 0.5 + shardAt(row + 0.5, 2.5, 9).own
  const f = place - Math.floor(place)
  const g = lip ? (top - y) / 0.065 : ((y + 0.3 * noise.at(x * 0.8, 7) * COURSE) / COURSE) % 1
  const joint = smoothstep(0.16, 0.03, Math.min(f * (wide / COURSE), (1 - f) * (wide / COURSE), Math.abs(g), Math.abs(1 - g)))
  return { tone: (lip ? 0.35 : 0) + shardAt(Math.floor(place) + 0.5, row + 0.5, 7).own, joint, under: 0, lip, edge }
}

/** Lays an arched bridge of old stone over the picture, and its image on the water (`wet`, 0..1) before it; in place. */
export function layStoneBridge(
  image: LinearImage, depth: Plane, wet: Plane, { x: middle, foot, half, depth: distance }: Span, cover: Cover,
  light: Pick<Light, 'direction' | 'sun' | 'ambient' | 'horizon'>, noise: Noise, checkCancelled: () => void,
): void {
  const { width, height, planes } = image
  const tall = (RISE + OVER + PARAPET + 0.05) * half
  const [sunX, sunY] = light.direction
  const rows = Math.ceil(tall)
  const colour = [0, 0, 0]
  const paint = (x: number, y: number, grainX: number, grainY: number): number => {
    // The ends stand in the ground.
    const ground = 0.05 * noise.at(x * 2.2, 11) + smoothstep(1.1, REACH, Math.abs(x)) * 0.04
    if (y < ground && Math.abs(x) > 1) return 0
    const stone = stoneAt(x, y, noise)
    if (!stone) return 0
    const grain = noise.fbm(grainX, grainY, 3)
    const stain = noise.fbm(x * 1.6 + 4, y * 0.9, 2)
    const beside = stoneAt(x + 0.03 * Math.sign(sunX || 1), y + 0.03, noise)
    const bevel = (beside?.joint ?? 0) - stone.joint
    const sun = Math.max(0.05, 0.4 + 0.25 * sunY + 0.55 * bevel + 0.35 * grain) * (1 - stone.under) * (stone.lip ? 1.3 : 1)
    const sky = (0.55 + 0.45 * Math.min(1, y / 1.3)) * (1 - 0.6 * stone.under) * (1 - 0.55 * stone.joint)
    const mossy = cover.amount * smoothstep(0.18, 0.62, stain * 0.8 + grain * 0.55 + smoothstep(0.5, 0, y) * 0.4 + (stone.lip ? 0.28 : 0)) * (1 - stone.under)
    const snowy = cover.snow * (stone.lip ? smoothstep(-0.2, 0.1, grain + 0.2) : smoothstep(0.5, 0.9, grain + stain))
    for (let c = 0; c < 3; c++) {
      let own = STONE[0]![c]! + (STONE[1]![c]! - STONE[0]![c]!) * Math.min(1, Math.max(0, stone.tone * 0.7 + grain * 0.5))
      own += (STONE[2]![c]! - own) * Math.min(0.85, 0.8 * stone.joint + 0.5 * smoothstep(0.25, 0, y))
      own += (cover.moss[0][c]! + (cover.moss[1][c]! - cover.moss[0][c]!) * Math.min(1, Math.max(0, 0.5 + grain)) - own) * mossy * 0.8
      own += (snowWhite[c]! - own) * snowy
      colour[c] = own * (light.sun[c]! * sun + light.ambient[c]! * sky * 1.1)
    }
    return Math.min(1, stone.edge * half)
  }
  const from = Math.max(0, Math.floor(middle - REACH * half))
  const to = Math.min(width - 1, Math.ceil(middle + REACH * half))
  for (let up = -rows; up < rows; up++) {
    if ((up & 15) === 0) checkCancelled()
    const row = Math.round(foot) - 1 - up
    if (row < 0 || row >= height) continue
    const mirrored = up < 0
    const near = mirrored ? -up / rows : 0
    for (let px = from; px <= to; px++) {
      const at = row * width + px
      // Trunks that are clearly nearer stand before it.
      if (mirrored ? wet[at]! < 0.05 : depth[at]! < distance - NEARER) continue
      const ripple = mirrored ? noise.at((px / half) * 3, (row / half) * 9) * 0.05 * (0.4 + near) : 0
      const x = (px + 0.5 - middle) / half + ripple
      const y = mirrored ? (-up - 0.5) / half + ripple * 2 : (up + 0.5) / half
      const share = paint(x, y, x * 9, y * 9)
      if (share <= 0) continue
      const cover = mirrored ? 0.62 * wet[at]! * (1 - 0.5 * near) * share : share
      for (let c = 0; c < 3; c++) planes[c]![at]! += (colour[c]! * (mirrored ? 0.7 : 1) - planes[c]![at]!) * cover
      if (!mirrored) depth[at] = distance
    }
  }
}
