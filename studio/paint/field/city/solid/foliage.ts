import { hex, mix, type Rgb } from '../../../../pixels/colour.ts'
import type { Random } from '../../../../pixels/random.ts'
import type { SceneSpec } from '../../../../scene/scene-spec.ts'

/** The season's trees and lawns, linear. */
export interface Foliage {
  tones: readonly Rgb[]
  lawn: Rgb
  /** 0 dense .. 1 bare. */
  bare: number
}

const TONES: Record<SceneSpec['season'], string> = {
  spring: '#f3b8c8 #e99db5 #f8d3da #8fae5a #7fa352 #a2bb63',
  summer: '#3f6b33 #4d7a38 #356030 #5a8540 #456f3a',
  autumn: '#c9762b #d99a34 #b5502a #c4612a #a8872f #dcae45',
  winter: '#6b5d54 #7a6a5e #5d5048 #4d5a4a',
}
const LAWNS: Record<SceneSpec['season'], string> = { spring: '#7da253', summer: '#5f8a44', autumn: '#8d8a49', winter: '#85835f' }

export function foliageFor({ season, weather }: SceneSpec, random: Random): Foliage {
  const tones = TONES[season].split(' ').map(hex)
  const first = Math.floor(random() * tones.length)
  const frosted: Rgb = [0.6, 0.64, 0.7]
  const white = weather === 'snow' || season === 'winter'
  return {
    tones: [...tones.slice(first), ...tones.slice(0, first)].map((tone) => (white ? mix(tone, frosted, 0.6) : tone)),
    lawn: white ? [0.78, 0.82, 0.88] : hex(LAWNS[season]),
    bare: season === 'winter' ? 0.18 : 0,
  }
}
