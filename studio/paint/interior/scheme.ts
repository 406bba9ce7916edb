import type { Random } from '../../pixels/random.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { pick, pigment, type Pigment } from '../brush/pigment.ts'

/** What a room is done in. */
export interface Scheme {
  wall: Pigment
  wood: Pigment
  main: Pigment
  accent: Pigment
  rug: Pigment
  linen: Pigment
}

const scheme = (wall: string, wood: string, main: string, accent: string, rug: string, linen = '#efe7da'): Scheme => ({
  wall: pigment(wall), wood: pigment(wood), main: pigment(main), accent: pigment(accent), rug: pigment(rug), linen: pigment(linen),
})

const NATURAL = [
  scheme('#d9d6c6', '#a9764a', '#6f8a78', '#d08a52', '#e6d8bd'),
  scheme('#e4d8c8', '#9a6b45', '#b9694a', '#2f6467', '#efe3cf'),
  scheme('#c9d3d3', '#b0835a', '#e2d3bd', '#cf7a55', '#8fa6a6'),
  scheme('#dcd0cb', '#8c6142', '#3f5f78', '#dba54c', '#d9c3ae'),
]
const BY_PALETTE: Readonly<Record<Exclude<SceneSpec['palette'], 'natural'>, Scheme>> = {
  warm: scheme('#e6c7a8', '#8f5a38', '#b4553a', '#e0a648', '#f0d9b4'),
  cool: scheme('#bfcedb', '#8e8578', '#4a6f95', '#9cc8cf', '#dbe5ea', '#eef2f4'),
  pastel: scheme('#efdfe4', '#cfae90', '#b9cfe0', '#f0b7a8', '#f6ecd8', '#fbf4ee'),
  vivid: scheme('#f0c84e', '#a46a3c', '#1f77a8', '#d8433f', '#f4efe0'),
  mono: scheme('#c9c9c9', '#6f6f6f', '#4c4d50', '#8d8e90', '#e6e6e6', '#f2f2f2'),
  neon: scheme('#5a4a8c', '#4a3a5e', '#2f2f6a', '#e04fb0', '#3f8fb8', '#b8b4e0'),
  gold: scheme('#d8c49a', '#7a5230', '#7a4f2a', '#d8a83c', '#ead9ac'),
  rose: scheme('#ecd0d0', '#b48463', '#c97f8c', '#8d4e62', '#f6e3df'),
  jade: scheme('#c3d6c8', '#93693f', '#2f6f5e', '#d8b25a', '#e2e6d0'),
}

export const schemeOf = ({ palette }: SceneSpec, random: Random): Scheme => {
  const drawn = pick(random, NATURAL)
  return palette === 'natural' ? drawn : BY_PALETTE[palette]
}
