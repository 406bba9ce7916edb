import { createCanvas } from '@napi-rs/canvas'
import type { Noise } from '../../pixels/noise.ts'
import type { Random } from '../../pixels/random.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import type { Brush } from '../brush/layer.ts'
import { daylight } from '../brush/light-rig.ts'
import { blend, css, filtered, shade, type Pigment } from '../brush/pigment.ts'
import type { SubjectLayer } from '../painter.ts'

interface Material {
  body: Pigment
  blades?: readonly Pigment[]
}

const GRASS: Record<SceneSpec['season'], Material> = {
  spring: { body: [52, 74, 38], blades: [[74, 104, 48], [108, 138, 62], [146, 168, 84]] },
  summer: { body: [40, 62, 32], blades: [[58, 88, 40], [86, 116, 50], [124, 146, 66]] },
  autumn: { body: [78, 58, 34], blades: [[112, 82, 42], [150, 112, 52], [186, 146, 72]] },
  winter: { body: [212, 220, 232] },
}
const QUAY: Material = { body: [150, 146, 140] }
const STONE: Material = { body: [58, 56, 66] }
const ROCK: Material = { body: [54, 46, 70] }
const SAND: Material = { body: [206, 182, 142] }
const INK: Material = { body: [74, 74, 76], blades: [[52, 52, 54], [84, 84, 84], [112, 112, 110]] }

function materialOf({ scene, season, weather }: SceneSpec): Material {
  if (scene === 'inkwash') return INK
  if (scene === 'city') return STONE
  if (scene === 'old-town') return QUAY
  if (scene === 'galaxy') return ROCK
  if (scene === 'seascape' && weather !== 'snow') return SAND
  return weather === 'snow' ? GRASS.winter : GRASS[season]
}

/** A train's bank is higher by this. */
const EMBANKMENT = 0.2

export interface NearBank {
  layer: SubjectLayer
  /** Height of the ground under x, both as shares of the frame. */
  heightAt(x: number): number
  /** Nothing grows on it. */
  bare?: true
}

/** Ground along the lower edge for figures to stand on where the scene has none: a low mound of grass, snow, stone or ink. */
export function paintNearBank(spec: SceneSpec, width: number, height: number, noise: Noise, random: Random): NearBank {
  const rise = spec.subjects.some(({ kind }) => kind === 'train') ? EMBANKMENT : 0
  const [lean, swell] = [random(), random()]
  const straight = spec.scene === 'city' || spec.scene === 'old-town'
  const heightAt = (x: number) =>
    straight
      ? 0.9 - rise
      : 0.885 - rise + 0.045 * (lean < 0.5 ? x : 1 - x) + 0.022 * noise.fbm(x * 2.2 + 40 * swell, 3.7, 3) - 0.012 * Math.sin(x * Math.PI)
  const material = materialOf(spec)
  const { key, fill } = daylight[spec.time]
  const lit = (colour: Pigment, k: number) => filtered(colour, blend(fill, key, k))
  const canvas = createCanvas(width, height)
  const brush = canvas.getContext('2d')
  brush.scale(width, height)
  const ground = brush.createLinearGradient(0, 0.86 - rise, 0, 1)
  ground.addColorStop(0, css(lit(material.body, 0.8)))
  ground.addColorStop(1, css(shade(lit(material.body, 0.2), 0.5)))
  brush.fillStyle = ground
  brush.beginPath()
  brush.moveTo(0, 1.01)
  for (let i = 0; i <= 120; i++) brush.lineTo(i / 120, heightAt(i / 120))
  brush.lineTo(1, 1.01)
  brush.fill()
  brush.setTransform(1, 0, 0, 1, 0, 0)
  const unit = Math.min(width, height)
  if (material.blades) {
    for (let k = 0; k < (rise ? 7800 : 2600); k++) {
      const [x, down, tone, bend, long] = [random(), random(), random(), random(), random()]
      const y = heightAt(x) + down * (rise ? 1 : down) * (0.13 + rise)
      const length = unit * (0.012 + 0.03 * long) * (0.7 + 4 * (y - 0.87 + rise))
      const colour = material.blades[Math.floor(tone * material.blades.length)]!
      brush.strokeStyle = css(shade(lit(colour, tone), 1 - (2.6 * Math.max(0, y - heightAt(x)) * 0.13) / (0.13 + rise)))
      brush.lineWidth = Math.max(0.5, unit * 0.0016)
      brush.beginPath()
      brush.moveTo(x * width, y * height + 2)
      brush.quadraticCurveTo(x * width, y * height - length * 0.6, x * width + (bend - 0.5) * length * 0.9, y * height - length)
      brush.stroke()
    }
  } else {
    speckle(brush, material, heightAt, [width, height], 0.12 + rise, random, lit)
  }
  return { layer: { width, height, data: new Uint8ClampedArray(brush.getImageData(0, 0, width, height).data) }, heightAt }
}

/** Light and dark touches that lie along the slope: drifts of snow, planes of stone. */
function speckle(
  brush: Brush, { body }: Material, heightAt: NearBank['heightAt'],
  [width, height]: readonly [number, number], deep: number, random: Random, lit: (colour: Pigment, k: number) => Pigment,
): void {
  const unit = Math.min(width, height)
  for (let k = 0; k < 420; k++) {
    const [x, down, tone, long] = [random(), random(), random(), random()]
    const y = heightAt(x) + 0.004 + down * deep
    brush.strokeStyle = css(shade(lit(body, tone), 0.75 + 0.5 * tone), 0.16)
    brush.lineWidth = unit * (0.002 + 0.006 * down)
    brush.beginPath()
    brush.moveTo((x - 0.02 * long) * width, y * height)
    brush.lineTo((x + 0.02 * long) * width, (y + (heightAt(x + 0.02) - heightAt(x - 0.02))) * height)
    brush.stroke()
  }
}
