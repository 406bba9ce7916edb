import { hex, type Ramp, type Rgb } from '../../../pixels/colour.ts'
import type { SceneSpec } from '../../../scene/scene-spec.ts'
import { display } from '../shared/display.ts'

/** How a time of day falls on the city. */
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
  /** Sun or moon: linear colour, height above the horizon as a share of the sky. */
  disc: Rgb
  discHeight: number
  stars: number
  cloud: Rgb
}

const sky = (...codes: [string, string, string, string]): Ramp => [0, 0.45, 0.8, 1].map((at, i) => [at, hex(codes[i]!)] as const)

const LIGHTS: Record<SceneSpec['time'], CityLight> = {
  night: {
    sky: sky('#060b26', '#182358', '#55378c', '#c2689a'),
    haze: display('#5a3a80'),
    wall: [display('#0b0c1e'), display('#131226'), display('#0a1422')],
    shade: 0.55,
    lit: 0.42,
    glow: 2.2,
    disc: hex('#ffe9cf'),
    discHeight: 0.76,
    stars: 1,
    cloud: hex('#4b3a78'),
  },
  dawn: {
    sky: sky('#5d78b4', '#b9a5cd', '#f6bfae', '#ffe3b9'),
    haze: display('#f3c9b4'),
    wall: [display('#5f6a92'), display('#7d7396'), display('#566a8a')],
    shade: 0.72,
    lit: 0.14,
    glow: 1.2,
    disc: hex('#fff0cf'),
    discHeight: 0.34,
    stars: 0,
    cloud: hex('#ffd9cd'),
  },
  day: {
    sky: sky('#2c6cb8', '#6aa6dc', '#b5d6ee', '#e4f0f4'),
    haze: display('#d3e4ee'),
    wall: [display('#3f6690'), display('#98a5ad'), display('#2c5674')],
    shade: 0.56,
    lit: 0,
    glow: 1,
    disc: hex('#fffbe8'),
    discHeight: 0.8,
    stars: 0,
    cloud: hex('#ffffff'),
  },
  sunset: {
    sky: sky('#2a2a66', '#80427f', '#ee6f55', '#ffc46b'),
    haze: display('#f08a5e'),
    wall: [display('#3a2850'), display('#4a2a4c'), display('#2c2750')],
    shade: 0.6,
    lit: 0.26,
    glow: 1.7,
    disc: hex('#ffd27a'),
    discHeight: 0.36,
    stars: 0.15,
    cloud: hex('#ff9a6a'),
  },
}

const NEON_NIGHT: Partial<CityLight> = {
  sky: sky('#070b24', '#3a1f6b', '#d24a8c', '#ff9d6b'),
  haze: display('#a0407e'),
  cloud: hex('#8a3a8c'),
}

export const cityLight = (spec: SceneSpec): CityLight =>
  spec.time === 'night' && (spec.palette === 'neon' || spec.palette === 'vivid')
    ? { ...LIGHTS.night, ...NEON_NIGHT }
    : LIGHTS[spec.time]

export const WINDOW_TONES = ['#ffd9a0', '#ffb765', '#fff3df', '#9fd8ff'] as const
export const NEON_TONES = ['#ff2f92', '#28e0ff', '#a05bff', '#ffcf3a', '#38ffb0', '#ff5a3a'] as const
