import { hex, type Ramp, type Rgb } from '../../../pixels/colour.ts'
import type { SceneSpec } from '../../../scene/scene-spec.ts'

export interface GalaxyColours {
  /** Empty space to the hottest gas, linear. */
  gas: Ramp
  space: Rgb
  /** A second gas that glows where the first is thin. */
  accent: Rgb
  /** Two worlds' surfaces, dark to light; the second also makes seas. */
  worlds: readonly [Ramp, Ramp]
}

const ramps = (codes: string, at: readonly number[]): Ramp => codes.split(' ').map((code, i) => [at[i]!, hex(code)] as const)

/** The colours of a world, five from dark to light. */
export const surface = (codes: string) => ramps(codes, [0, 0.35, 0.58, 0.78, 1])

/** Gas takes six colours, worlds five. */
function colours(gas: string, accent: string, first: string, second: string): GalaxyColours {
  const stops = ramps(gas, [0, 0.22, 0.45, 0.68, 0.86, 1])
  return { gas: stops, space: stops[0]![1], accent: hex(accent), worlds: [surface(first), surface(second)] }
}

const ICY = '#12203c #33598c #78a8c8 #d8ecf4 #5c86b0'

export const GALAXY_COLOURS: Record<SceneSpec['palette'], GalaxyColours> = {
  natural: colours('#070314 #1a1f63 #5a2a9a #d8447f #ff9a5c #ffe9c4', '#2aa0ae', '#5b2b52 #b5576a #f0a878 #ffe0b0 #c97a64', ICY),
  warm: colours(
    '#0a0405 #3f101c #96301e #e06a2a #ffb860 #fff2d2',
    '#8a3a6a',
    '#3a0f0a #8a2a16 #e06a2a #ffcf7a #a03a1e',
    '#1c2c40 #4a6478 #c09070 #ffe8cc #8a6a58',
  ),
  cool: colours('#02060f #0b2352 #1c5aa0 #3fa8d8 #9be4ee #f2fcff', '#7a58d8', ICY, '#1c1e4a #4a4a9a #8a8ad0 #dcdcf8 #6464b0'),
  pastel: colours(
    '#100e22 #3d427e #8d80c6 #e6a6cc #ffd6c6 #fff8ec',
    '#8adcc8',
    '#7a6aa0 #c59ac0 #f2c4c8 #fff0e4 #d8a8b8',
    '#5a8aa0 #8ac4c8 #c4e8dc #fbfff4 #98c8c0',
  ),
  vivid: colours(
    '#05021c #1c12aa #8a12c8 #ff2474 #ff9c22 #fff6c4',
    '#00b8ff',
    '#3a0a6a #a01a8a #ff5a4a #ffd05a #c82a6a',
    '#04305a #0878b8 #20d0c8 #e0ffc8 #0898a8',
  ),
  mono: colours(
    '#050505 #242424 #5a5a5a #a0a0a0 #d6d6d6 #ffffff',
    '#606060',
    '#2a2a2a #666666 #a8a8a8 #e8e8e8 #7a7a7a',
    '#1a1a1a #4a4a4a #8a8a8a #cccccc #5a5a5a',
  ),
  neon: colours(
    '#05001c #2a0a90 #7c12d8 #ff22b2 #48d8ff #ecffff',
    '#00f0c8',
    '#240a5a #7a1ab0 #ff3ab0 #8af0ff #a01ad0',
    '#042a4a #0a7aa8 #18e0d0 #e8fff0 #1090c0',
  ),
  gold: colours(
    '#080502 #30200c #7e4f18 #cc9030 #ffd678 #fff8de',
    '#3a7a70',
    '#3a260e #8a6020 #d8a848 #ffeab0 #a87a30',
    '#10302e #2f6a62 #c8b070 #fff0cc #5a8a78',
  ),
  rose: colours(
    '#0c040c #3c1236 #902c60 #e4648e #ffb4b4 #fff2ee',
    '#5868d0',
    '#5a2048 #a84a70 #ee94a4 #ffdcd8 #c86484',
    '#3a2a5a #7a62a0 #c0a4d4 #f4e8fa #9078b4',
  ),
  jade: colours(
    '#010a0b #053c40 #0c7c6e #3cc494 #c4f2a6 #fcffea',
    '#2a6cc0',
    '#0a3a38 #2a7a68 #7ac8a0 #e4f8d4 #4a9a80',
    '#06283c #14607a #5ab088 #e8fadc #2f8474',
  ),
}
