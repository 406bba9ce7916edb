import { display as rgb, mix, type Rgb } from '../../../pixels/colour.ts'
import type { SceneSpec } from '../../../scene/scene-spec.ts'

/** The pigments, in display colours 0..1: this painter works as paint on paper does, not in light. */
export interface InkwashColours {
  paper: Rgb
  ink: Rgb
  /** Transparent mineral washes: what they leave of the paper's light. */
  cool: Rgb
  warm: Rgb
  /** How much of the washes is used, 0..1. */
  wash: number
  /** Sky pigment: at the zenith, and glowing along the far ranges. */
  zenith: Rgb
  glow: Rgb
  disc: Rgb
}

type Pigments = Pick<InkwashColours, 'paper' | 'ink' | 'cool' | 'warm' | 'wash'>

const pigments = (paper: string, ink: string, cool: string, warm: string, wash: number): Pigments => ({
  paper: rgb(paper),
  ink: rgb(ink),
  cool: rgb(cool),
  warm: rgb(warm),
  wash,
})

const PIGMENTS: Record<SceneSpec['palette'], Pigments> = {
  natural: pigments('#f2ebdc', '#15161b', '#8fb0b8', '#d9b892', 0.42),
  warm: pigments('#f5e6cd', '#241712', '#c9ab7c', '#cf8a5a', 0.8),
  cool: pigments('#e8ecee', '#0f1a2b', '#6d97bd', '#a9b4cf', 0.85),
  pastel: pigments('#f7f0ea', '#3d4257', '#a3cfc6', '#f0bfb8', 0.85),
  vivid: pigments('#f6ecd6', '#10131c', '#2f9aa6', '#e8823f', 1),
  mono: pigments('#efedea', '#141414', '#888888', '#999999', 0),
  neon: pigments('#e9e3f3', '#160a33', '#3fa9e0', '#e659b8', 1),
  gold: pigments('#e6c987', '#20160c', '#4f8d7a', '#c98a2c', 0.8),
  rose: pigments('#f8e9e4', '#33202b', '#a9a3c4', '#e58fa2', 0.9),
  jade: pigments('#f1ead6', '#12191b', '#3f9c8f', '#d39a5c', 1),
}

interface Light {
  zenith: Rgb
  glow: Rgb
  disc: Rgb
  /** How far the paper goes to dyed indigo. */
  dye: number
}

const LIGHTS: Record<SceneSpec['time'], Light> = {
  dawn: { zenith: rgb('#dfe3ea'), glow: rgb('#f6cdb4'), disc: rgb('#e27a63'), dye: 0 },
  day: { zenith: rgb('#ffffff'), glow: rgb('#ffffff'), disc: rgb('#cf3a26'), dye: 0 },
  sunset: { zenith: rgb('#d9c4c9'), glow: rgb('#f2a268'), disc: rgb('#d1331f'), dye: 0 },
  night: { zenith: rgb('#465079'), glow: rgb('#dfe6f2'), disc: rgb('#f6efd8'), dye: 1 },
}

const INDIGO = rgb('#7889ab')

export function inkwashColours(spec: SceneSpec): InkwashColours {
  const base = PIGMENTS[spec.palette]
  const light = LIGHTS[spec.time]
  const { paper } = base
  const dyed: Rgb = [paper[0] * INDIGO[0], paper[1] * INDIGO[1], paper[2] * INDIGO[2]]
  return {
    ...base,
    paper: mix(base.paper, dyed, light.dye),
    ink: mix(base.ink, [base.ink[0] * 0.35, base.ink[1] * 0.4, base.ink[2] * 0.6], light.dye),
    zenith: light.zenith,
    glow: light.glow,
    disc: light.disc,
  }
}

/** Leaves and blossoms by season, most common first. */
export const FOLIAGE: Record<SceneSpec['season'], readonly string[]> = {
  spring: ['#f2a7b5', '#f7c9cf', '#e07f96', '#fbe3e2'],
  summer: [],
  autumn: ['#c2371f', '#d9602a', '#a8231b', '#e29a3b'],
  winter: [],
}
