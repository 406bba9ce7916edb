import { mix, smoothstep, type Rgb } from '../pixels/colour.ts'
import { openSky, fill } from '../comic/backdrops.ts'
import type { Backdrop, Setting } from '../comic/setting.ts'
import { paperTooth } from '../style/texture.ts'

/** Two colours that flow into each other and a third that stands out from both. */
type Scheme = readonly [from: Rgb, to: Rgb, accent: Rgb]

const SCHEMES: readonly Scheme[] = [
  [[1, 0.8, 0.6], [0.98, 0.53, 0.56], [1, 0.95, 0.8]],
  [[0.62, 0.86, 0.98], [0.44, 0.55, 0.95], [1, 1, 1]],
  [[0.98, 0.82, 0.9], [0.72, 0.6, 0.95], [1, 0.97, 0.85]],
  [[0.78, 0.94, 0.8], [0.3, 0.72, 0.7], [1, 0.98, 0.84]],
  [[1, 0.92, 0.6], [1, 0.68, 0.35], [1, 1, 0.94]],
]

/** Neighbouring seeds have different ones: avatars that are made together differ. */
const schemeOf = (seed: number): Scheme => SCHEMES[seed % SCHEMES.length]!

/** The disc that the ring backdrop sets the bust in; shares of the side. */
export const RING = { x: 0.5, y: 0.54, radius: 0.43 }

const gradient: Backdrop = (setting) => {
  const [from, to, accent] = schemeOf(setting.seed)
  return fill(setting, (x, y) => {
    const halo = Math.exp(-((x - 0.5) ** 2 + (y - 0.42) ** 2) * 7)
    return mix(mix(from, to, smoothstep(0, 1.35, x * 0.5 + y)), accent, 0.5 * halo)
  })
}

const ring: Backdrop = (setting) => {
  const [from, to, accent] = schemeOf(setting.seed)
  const soft = 1.5 / Math.max(setting.width, setting.height)
  return fill(setting, (x, y) => {
    const far = Math.hypot(x - RING.x, y - RING.y)
    const inside = 1 - smoothstep(RING.radius - soft, RING.radius + soft, far)
    const band =
      smoothstep(RING.radius - soft, RING.radius + soft, far) *
      (1 - smoothstep(RING.radius + 0.022 - soft, RING.radius + 0.022 + soft, far))
    return mix(mix(mix(accent, [1, 1, 1], 0.6), mix(from, to, y), inside), to, band)
  })
}

const pattern: Backdrop = (setting) => {
  const [from, to, accent] = schemeOf(setting.seed)
  const soft = 1.2 / Math.max(setting.width, setting.height)
  const step = 0.09
  return fill(setting, (x, y) => {
    const row = Math.floor(y / step)
    const u = (((x / step + (row % 2) * 0.5) % 1) - 0.5) * step
    const v = ((y / step) % 1 - 0.5) * step
    const dot = 1 - smoothstep(0.017 - soft, 0.017 + soft, Math.hypot(u, v))
    return mix(mix(from, to, 0.25), accent, dot * 0.85)
  })
}

const paper: Backdrop = (setting: Setting) => {
  const tooth = paperTooth(setting.width, setting.height, 2.4, setting.seed)
  const sheet = fill(setting, () => [0.965, 0.945, 0.905])
  for (const plane of sheet.planes) for (let i = 0; i < plane.length; i++) plane[i]! += 0.018 * tooth[i]!
  return sheet
}

/** Every ground that an avatar can have but the photo's own. */
export const avatarBackdrops = { gradient, ring, pattern, sky: openSky, paper } satisfies Record<string, Backdrop>
export type AvatarBackdrop = keyof typeof avatarBackdrops | 'keep'
