import { display, hex, type Ramp, type Rgb } from '../../../pixels/colour.ts'
import type { SceneSpec } from '../../../scene/scene-spec.ts'

/** How the night falls on the city. */
export interface CityLight {
  /** Zenith to horizon, linear. */
  sky: Ramp
  /** Display colours of what the canvas draws: the air between, the near and the lit walls, glass. */
  haze: Rgb
  wall: readonly [Rgb, Rgb, Rgb]
  shade: number
  /** Share of windows lit, and the strength of their light. */
  lit: number
  glow: number
  /** The moon: linear colour, height above the horizon as a share of the sky. */
  disc: Rgb
  discHeight: number
  cloud: Rgb
}

const sky = (...codes: [string, string, string, string]): Ramp => [0, 0.45, 0.8, 1].map((at, i) => [at, hex(codes[i]!)] as const)

const NIGHT: CityLight = {
  sky: sky('#060b26', '#182358', '#55378c', '#c2689a'),
  haze: display('#5a3a80'),
  wall: [display('#0b0c1e'), display('#131226'), display('#0a1422')],
  shade: 0.55,
  lit: 0.42,
  glow: 2.2,
  disc: hex('#ffe9cf'),
  discHeight: 0.76,
  cloud: hex('#4b3a78'),
}

const NEON_NIGHT: Partial<CityLight> = {
  sky: sky('#070b24', '#3a1f6b', '#d24a8c', '#ff9d6b'),
  haze: display('#a0407e'),
  cloud: hex('#8a3a8c'),
}

export const cityLight = ({ palette }: SceneSpec): CityLight => (palette === 'neon' || palette === 'vivid' ? { ...NIGHT, ...NEON_NIGHT } : NIGHT)

export const WINDOW_TONES = ['#ffd9a0', '#ffb765', '#fff3df', '#9fd8ff'] as const
export const NEON_TONES = ['#ff2f92', '#28e0ff', '#a05bff', '#ffcf3a', '#38ffb0', '#ff5a3a'] as const
