import { hex, mix, smoothstep, type Rgb } from '../../pixels/colour.ts'
import type { LinearImage } from '../../pixels/linear-image.ts'
import type { Noise } from '../../pixels/noise.ts'
import { boxBlur, resizePlane, type Plane } from '../../pixels/plane.ts'
import type { Light } from '../terrain/light.ts'
import { shardAt } from './shards.ts'

/** A face of rock that fills part of the picture; lengths in mean sides, right and down from the upper left corner. */
export interface RockFace {
  /** How far inside the face a place is, in mean sides; negative outside. */
  inside(u: number, v: number): number
  /** Rows that the face lies in. */
  rows: readonly [top: number, bottom: number]
  /** Size of its blocks beside those of a far wall. */
  size: number
  /** Sets its own noise apart. */
  start: number
  /** 0..1: how wet, and so dark, the rock is. */
  wetAt(u: number, v: number): number
  /** Share of air before it, 0..1. */
  haze: number
  depth: number
  /** Light that reaches it beside what an open face takes. */
  lit: number
}

/** What grows and lies on ledges. */
export interface Cover { moss: readonly [Rgb, Rgb]; amount: number; snow: number }

const ROCK: readonly Rgb[] = [hex('#4f4a45'), hex('#8a8176'), hex('#6d5f52'), hex('#38383a')]
const COARSE = 4
const snowWhite: Rgb = [0.72, 0.77, 0.86]

/** Height of the rock towards the eye: columns thrown against each other, broken into beds and shards. */
function relief(noise: Noise, u: number, v: number, start: number): number {
  const x = u + noise.at(u * 5 + start, v * 4) * 0.022
  const y = v + 0.16 * u + noise.at(u * 4.3 - 9, v * 5 + start) * 0.03
  const big = noise.fbm(x * 2 + start, y * 0.8, 2) * 0.1
  const { own: thrown, height: column } = shardAt(x * 9, y * 2.1, start | 0)
  const level = y * 6.1 + noise.at(x * 2.6, y * 1.2 + start) * 0.8 + thrown * 1.7
  const f = level - Math.floor(level)
  const bold = smoothstep(-0.35, 0.4, noise.at(x * 4.5 - start, Math.floor(level) * 3.7))
  const { own: slid, height: block } = shardAt(x * 24 + 3, y * 13, (start | 0) + 5)
  const small = y * 21 + slid * 2.3
  const g = small - Math.floor(small)
  const ledge = (f < 0.09 ? f / 0.09 : Math.pow((1 - f) / 0.91, 0.8)) * 0.032 * bold + (g < 0.16 ? g / 0.16 : (1 - g) / 0.84) * 0.007
  const chip = shardAt(x * 62, y * 44, (start | 0) + 9).height
  return big + column * 0.019 + block * 0.0085 + chip * 0.0024 + ledge + noise.fbm(x * 34, y * 30 + start, 4, 2.03, 0.62) * 0.0068
}

/** Paints a face into the picture and its depth: facets and ledges in the light, moss or snow where it faces up. */
export function paintRockFace(
  image: LinearImage, depth: Plane, face: RockFace, cover: Cover, light: Light, noise: Noise, checkCancelled: () => void,
): void {
  const { width, height, planes: [red, green, blue] } = image
  const unit = Math.sqrt(width * height)
  const first = Math.max(0, Math.floor(face.rows[0] * unit))
  const rows = Math.min(height, Math.ceil(face.rows[1] * unit)) - first
  if (rows <= 1) return
  const heights = new Float32Array(width * rows)
  const cut = new Float32Array(width * rows)
  const margin = 0.012
  // What varies slowly is worked out on a coarser grid.
  const coarse = (at: (u: number, v: number) => number) => {
    const [w, h] = [Math.max(2, Math.ceil(width / COARSE)), Math.max(2, Math.ceil(rows / COARSE))]
    const small = Float32Array.from({ length: w * h }, (_, i) => at((((i % w) + 0.5) / w) * (width / unit), (first + ((Math.floor(i / w) + 0.5) / h) * rows) / unit))
    checkCancelled()
    return resizePlane(small, w, h, width, rows)
  }
  const stains = coarse((u, v) => noise.fbm(u * 5 + face.start, v * 1.6, 3))
  const seeps = coarse((u, v) => noise.at(u * 17 / face.size + face.start, v * 1.7))
  const wets = coarse(face.wetAt)
  for (let j = 0; j < rows; j++) {
    if ((j & 15) === 0) checkCancelled()
    for (let i = 0; i < width; i++) {
      const [u, v] = [(i + 0.5) / unit, (first + j + 0.5) / unit]
      const within = face.inside(u, v)
      cut[j * width + i] = within
      if (within < -margin) continue
      heights[j * width + i] = relief(noise, u / face.size, v / face.size, face.start) * face.size
    }
  }
  checkCancelled()
  const narrow = boxBlur(heights, width, rows, Math.max(1, Math.round(unit * 0.006 * face.size)))
  checkCancelled()
  const wide = boxBlur(heights, width, rows, Math.max(2, Math.round(unit * 0.03 * face.size)))
  const [sunX, sunY, sunZ] = light.direction
  const haze = mix(light.haze, light.horizon, 0.4)
  const air = Math.min(0.9, face.haze * Math.sqrt(light.fog) + 0.25 * light.mist * face.haze * 3)
  for (let j = 0; j < rows; j++) {
    if ((j & 31) === 0) checkCancelled()
    const above = Math.max(0, j - 1) * width
    const below = Math.min(rows - 1, j + 1) * width
    for (let i = 0; i < width; i++) {
      const at = j * width + i
      const share = smoothstep(-0.6 / unit, 0.6 / unit, cut[at]!)
      if (share <= 0) continue
      const [u, v] = [(i + 0.5) / unit, (first + j + 0.5) / unit]
      const right = i + 1 < width ? at + 1 : at
      const left = i > 0 ? at - 1 : at
      const slopeX = -(heights[right]! - heights[left]!) * unit * 0.5
      const slopeY = (heights[below + i]! - heights[above + i]!) * unit * 0.5
      const broadX = -(narrow[right]! - narrow[left]!) * unit * 0.5
      const broadY = (narrow[below + i]! - narrow[above + i]!) * unit * 0.5
      const [nx, ny] = [slopeX * 0.85 + broadX * 0.6, slopeY * 0.85 + broadY * 0.6 + 0.1]
      const length = Math.sqrt(1 + nx * nx + ny * ny)
      const hollow = Math.min(1, Math.max(0.16, 0.7 + (heights[at]! - narrow[at]!) * 60 / face.size + (narrow[at]! - wide[at]!) * 22 / face.size))
      // Round the edge of a mass less of the sky is behind the eye.
      const rim = 0.55 + 0.45 * smoothstep(0, 0.05 * face.size, cut[at]!)
      const grain = noise.fbm(u * 60 / face.size, v * 50 / face.size, 2)
      const stain = stains[at]!
      const bed = 0.5 + 0.5 * Math.sin((v + 0.16 * u) * 74 / face.size + stain * 7)
      const wet = wets[at]!
      let r = 0
      let g = 0
      let b = 0
      const sun = Math.max(0, (nx * sunX + ny * sunY - sunZ) / length) * Math.min(1, hollow * 1.25)
      const up = ny / length
      const sky = (0.5 + 0.6 * Math.max(-0.5, up)) * hollow
      const mossy = cover.amount * smoothstep(0.14, 0.8, broadY * 0.62 + slopeY * 0.25 + grain * 0.7 + stain * 0.85 - 0.12)
      const snowy = cover.snow * smoothstep(0.16, 0.5, broadY * 0.9 + slopeY * 0.3 + grain * 0.25)
      const tone = Math.min(1, Math.max(0, 0.42 + stain * 1.1 + grain * 0.7))
      const seep = smoothstep(0.12, 0.5, seeps[at]! + 0.35 * grain) * 0.6
      const tuft = Math.min(1, Math.max(0, 0.45 + grain * 1.1 + up * 0.4))
      for (let c = 0; c < 3; c++) {
        let own = ROCK[0]![c]! + (ROCK[1]![c]! - ROCK[0]![c]!) * tone
        own += (ROCK[2]![c]! - own) * 0.45 * bed
        own += (ROCK[3]![c]! - own) * Math.max(0.78 * wet, seep)
        own += (cover.moss[0][c]! + (cover.moss[1][c]! - cover.moss[0][c]!) * tuft - own) * mossy
        own += (snowWhite[c]! - own) * snowy
        const glint = wet * Math.pow(Math.max(0, up + 0.1 + grain * 0.3), 3) * 0.35
        let seen = own * (light.sun[c]! * sun * face.lit + light.ambient[c]! * sky * 1.15 * rim + light.horizon[c]! * 0.1 * hollow) + light.horizon[c]! * glint * 0.5
        seen += (haze[c]! * 0.85 - seen) * air
        if (c === 0) r = seen
        else if (c === 1) g = seen
        else b = seen
      }
      const to = (first + j) * width + i
      red[to]! += (r - red[to]!) * share
      green[to]! += (g - green[to]!) * share
      blue[to]! += (b - blue[to]!) * share
      if (share > 0.5) depth[to] = face.depth
    }
  }
}
