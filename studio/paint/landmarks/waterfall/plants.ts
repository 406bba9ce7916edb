import { hex, mix, scale, type Rgb } from '../../../pixels/colour.ts'
import type { LinearImage } from '../../../pixels/linear-image.ts'
import type { Plane } from '../../../pixels/plane.ts'
import type { Random } from '../../../pixels/random.ts'
import type { SceneSpec } from '../../../scene/scene-spec.ts'
import type { Light } from '../../terrain/light.ts'
import { layBush, layConifer, type Leafage } from '../leaves.ts'
import type { Gorge } from './plan.ts'

interface Season { leaves: readonly (readonly [Rgb, Rgb])[]; dark: Rgb; needles: readonly [Rgb, Rgb] }
const needles: Season['needles'] = [hex('#24462a'), hex('#4f7a3f')]
const SEASONS: Record<SceneSpec['season'], Season> = {
  spring: { leaves: [[hex('#5f8f2c'), hex('#a9c84e')], [hex('#4d8030'), hex('#8fb544')]], dark: hex('#15260f'), needles },
  summer: { leaves: [[hex('#3c6e26'), hex('#79a13a')], [hex('#2f5c28'), hex('#5f8e36')]], dark: hex('#0e1d0d'), needles },
  autumn: { leaves: [[hex('#b3541a'), hex('#e8a232')], [hex('#8f2f18'), hex('#d2602a')], [hex('#a8861e'), hex('#e6c64a')]], dark: hex('#2a170c'), needles },
  winter: { leaves: [[hex('#8a9499'), hex('#d6dfe8')]], dark: hex('#1c282b'), needles: [hex('#4b6460'), hex('#cdd8e0')] },
}

export interface Plants {
  /** Along the top of the far wall. */
  crest(): void
  /** On the far wall's ledges. */
  ledges(): void
  /** On a near wall's top, and then before it. */
  behind(side: -1 | 1): void
  before(side: -1 | 1): void
}

/** What grows about a gorge, lit like it. */
export function createPlants(
  spec: SceneSpec, cold: boolean, gorge: Gorge, light: Light, image: LinearImage, depth: Plane, random: Random, checkCancelled: () => void,
): Plants {
  const unit = Math.sqrt(image.width * image.height)
  const season = SEASONS[cold ? 'winter' : spec.season]
  const treeless = spec.without.includes('trees') || spec.without.includes('forest')
  const { wide, tall, shore, fall } = gorge
  const side = Math.sign(light.direction[0]) || 1
  const shone = (colour: Rgb, sun: number, sky: number): Rgb =>
    [0, 1, 2].map((c) => colour[c]! * (light.sun[c]! * sun + light.ambient[c]! * sky + light.horizon[c]! * 0.08)) as unknown as Rgb
  const leafage = (distance: number, haze: number, lit: number, conifer: boolean): Leafage => {
    const air = (colour: Rgb) => mix(colour, scale(light.haze, 0.85), Math.min(0.85, haze * Math.sqrt(light.fog) + 0.5 * haze * light.mist))
    const [low, high] = conifer ? season.needles : season.leaves[Math.floor(random() * season.leaves.length)]!
    return {
      image, depth, distance, random, side,
      bright: [air(shone(low, 0.55 * lit, 1)), air(shone(high, 0.62 * lit, 1))],
      dark: air(shone(season.dark, 0.25 * lit, 0.7)),
    }
  }
  const bush = (u: number, v: number, half: number, distance: number, haze: number, lit: number, leaf = 0.0042) => {
    checkCancelled()
    layBush(leafage(distance, haze, lit, false), u * unit, v * unit, half * unit, half * (0.6 + 0.3 * random()) * unit, Math.max(1.1, leaf * unit))
  }
  const conifer = (u: number, v: number, size: number, distance: number, haze: number, lit: number) => {
    checkCancelled()
    if (!treeless) layConifer(leafage(distance, haze, lit, true), u * unit, v * unit, size * unit)
  }
  return {
    crest() {
      for (let row = 0; row < 2; row++)
        for (let u = -0.02; u < wide + 0.02; u += 0.013 + 0.024 * random()) {
          const off = Math.abs(u - fall.x)
          const size = (0.075 + 0.085 * random()) * (row ? 0.8 : 1.1)
          if (off < fall.half * (row ? 2.2 : 1.6)) continue
          const foot = gorge.crest(u) + (row ? 0.012 : -0.004)
          if (random() < 0.7) conifer(u, foot, size, 0.8, row ? 0.16 : 0.26, 0.85)
          else if (!treeless) bush(u, foot - 0.02, 0.024 + 0.02 * random(), 0.8, row ? 0.16 : 0.26, 0.85, 0.0034)
        }
    },
    ledges() {
      for (let k = 0; k < 46; k++) {
        const [a, b, c] = [random(), random(), random()]
        const u = wide * a
        const top = gorge.crest(u)
        const v = top + (shore - top) * b
        const clear = Math.abs(u - fall.x) - fall.half * 2.3
        if (clear > 0.01) bush(u, v, 0.008 + 0.018 * c * c, 0.74, 0.12, 0.7, 0.0032)
      }
    },
    behind(at) {
      const top = gorge.buttressTop[at]
      if (top < 0) return
      for (let k = 0; k < 9; k++) {
        const out = random() * wide * 0.17
        const u = at < 0 ? out : wide - out
        conifer(u, top + 0.03 + out * 0.2 + 0.05 * random(), 0.15 + 0.13 * random(), 0.52, 0.06, 0.8)
      }
    },
    before(at) {
      const top = Math.max(0.02, gorge.buttressTop[at])
      for (let k = 0; k < 30; k++) {
        const [a, b, c] = [random(), random(), random()]
        const v = top + (shore - top) * (0.04 + 0.96 * b)
        const out = wide * 0.24 * a * (0.5 + 0.5 * b)
        const u = at < 0 ? out : wide - out
        if (gorge.buttress(at, u, v) > 0.004) bush(u, v, 0.014 + 0.036 * c * c, 0.49, 0.02, 0.55, 0.0046)
      }
      // Along the water's edge, nearer and larger.
      for (let k = 0; k < 13; k++) {
        const out = wide * 0.2 * Math.pow(random(), 1.4)
        const u = at < 0 ? out : wide - out
        const v = shore + 0.1 * tall * (1 - out / (wide * 0.2)) * (0.5 + 0.5 * random())
        if (gorge.buttress(at, u, v) > -0.01) bush(u, v - 0.01, 0.026 + 0.036 * random(), 0.4, 0, 0.6, 0.006)
      }
    },
  }
}
