import { hex, smoothstep } from '../../../pixels/colour.ts'
import type { LinearImage } from '../../../pixels/linear-image.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Plane } from '../../../pixels/plane.ts'
import type { Light } from '../../terrain/light.ts'
import type { Cover } from '../rock-face.ts'

/** A stone in the water: the middle of its waterline, half its width and its height, in mean sides. */
export interface Boulder { x: number; y: number; half: number; tall: number; start: number; depth: number }

const [GREY, DARK, PALE] = [hex('#565450'), hex('#232426'), hex('#8a857c')]
const snowWhite = [0.72, 0.77, 0.86]

/** A boulder with facets, wet at its foot, mossy or snowed on at its top, with foam about it; in place. */
export function paintBoulder(image: LinearImage, depth: Plane, stone: Boulder, cover: Cover, light: Pick<Light, 'direction' | 'sun' | 'ambient' | 'horizon'>, noise: Noise, checkCancelled: () => void): void {
  const { width, height, planes } = image
  const unit = Math.sqrt(width * height)
  const { x, y, half, tall, start } = stone
  const [sunX, sunY, sunZ] = light.direction
  const sunken = tall * 0.3
  const solid = (u: number, v: number) => {
    const [a, b] = [(u - x) / half, (v - y) / tall]
    const bump = noise.fbm(u / half + start, v / half + start, 3)
    const crag = Math.abs(noise.at(u / half * 1.3 + start, v / half * 1.5)) * 0.25
    const up = b < 0 ? Math.pow(a * a, 1.25) + b * b : a * a + b * b * 2
    return 1 - up + bump * 0.34 - crag
  }
  const step = 1.2 / unit
  const at2 = (u: number, v: number) => {
    const s = solid(u, v)
    const grain = noise.fbm(u / half * 3.4 + start, v / half * 3.4, 3)
    const n = noise.at(u / half * 1.7 + start, v / half * 2 + 5) * 2.5
    const facets = (Math.floor(n) + smoothstep(0.25, 0.75, n - Math.floor(n))) / 2.5
    return Math.sqrt(Math.max(0, s)) * half * 0.8 + grain * half * 0.11 + facets * half * 0.14
  }
  for (let row = Math.max(0, Math.floor((y - tall * 1.35) * unit)); row < Math.min(height, (y + tall * 0.75) * unit); row++) {
    if ((row & 31) === 0) checkCancelled()
    for (let px = Math.max(0, Math.floor((x - half * 1.5) * unit)); px < Math.min(width, (x + half * 1.5) * unit); px++) {
      const [u, v] = [(px + 0.5) / unit, (row + 0.5) / unit]
      const at = row * width + px
      const body = solid(u, v)
      const line = y + sunken * 0.55 * Math.sqrt(Math.max(0, 1 - ((u - x) / half) ** 2)) + noise.at(u * 60, start) * 0.003
      if (v > line) {
        // Its dark image, and the foam that breaks round it.
        const mirrored = solid(u, 2 * line - v)
        const share = 0.62 * smoothstep(0, 0.2, mirrored) * smoothstep(line + tall * 0.7, line, v)
        const foam = Math.exp(-(((v - line) / (0.0035 + half * 0.05)) ** 2)) * smoothstep(1.25, 0.8, Math.abs(u - x) / half) * Math.max(0, 0.45 + noise.at(u * 90, v * 160 + start))
        for (let c = 0; c < 3; c++) {
          planes[c]![at]! *= 1 - share
          planes[c]![at]! += (0.85 * (light.sun[c]! * 0.3 + light.ambient[c]! * 0.8) - planes[c]![at]!) * Math.min(0.8, foam * 0.85)
        }
        continue
      }
      const share = smoothstep(0, 0.05 + 1.5 / (half * unit), body)
      if (share <= 0) continue
      const here = at2(u, v)
      const nx = -(at2(u + step, v) - here) / step
      const ny = (at2(u, v + step) - here) / step + 0.2
      const length = Math.sqrt(1 + nx * nx + ny * ny)
      const sun = Math.max(0, (nx * sunX + ny * sunY - sunZ) / length)
      const up = ny / length
      const wet = smoothstep(0.55 * tall, 0.1 * tall, line - v)
      const grain = noise.fbm(u * 55, v * 55 + start, 3)
      const mossy = cover.amount * smoothstep(0.3, 0.8, up + grain * 0.6 + noise.at(u * 9 + start, v * 9) * 0.45 - 0.1) * (1 - wet * 0.7)
      const snowy = cover.snow * smoothstep(0.2, 0.5, up + grain * 0.25)
      const shade = (0.35 + 0.65 * smoothstep(0, tall * 0.7, line - v)) * (0.5 + 0.6 * Math.max(-0.4, up))
      const glint = wet * Math.pow(Math.max(0, up + grain * 0.4), 4) * 0.5
      for (let c = 0; c < 3; c++) {
        let own = GREY[c]! + (PALE[c]! - GREY[c]!) * Math.min(1, Math.max(0, 0.25 + grain * 1.2))
        own += (DARK[c]! - own) * 0.75 * wet
        own += (cover.moss[0][c]! + (cover.moss[1][c]! - cover.moss[0][c]!) * Math.min(1, Math.max(0, 0.5 + grain * 1.2)) - own) * mossy
        own += (snowWhite[c]! - own) * snowy
        const seen = own * (light.sun[c]! * sun * 0.85 + light.ambient[c]! * shade * 1.2) + light.horizon[c]! * glint
        planes[c]![at]! += (seen - planes[c]![at]!) * share
      }
      if (share > 0.5) depth[at] = stone.depth
    }
  }
}
