import { createCanvas } from '@napi-rs/canvas'
import { hex, mix, smoothstep, type Rgb } from '../../pixels/colour.ts'
import type { Noise } from '../../pixels/noise.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { canvasOf } from '../brush/layer.ts'
import { pick } from '../brush/pigment.ts'
import type { SubjectLayer, SubjectPainter } from '../painter.ts'
import { keepModel } from '../solid/keep-model.ts'
import { renderModel } from '../solid/render-model.ts'
import { billows, blendOn, smokeSheet, withFlame, withHalo, withSmoke, type SmokeLight } from './machines/plume.ts'
import { rocketParts } from './machines/rocket.ts'
import { spaceshipParts } from './machines/spaceship.ts'
import { ufoParts } from './machines/ufo.ts'
import { LAMPS, modelled } from './modelled.ts'
import { lightColour } from './stage.ts'

/** Places without a ground to start from. */
const ALOFT: readonly SceneSpec['scene'][] = ['galaxy', 'cloud-sea']
const BANDS = ['#c0242c', '#1f4f9c', '#d9701c'] as const
const SMOKE: Readonly<Record<SceneSpec['time'], Pick<SmokeLight, 'lit' | 'shade' | 'fire' | 'reach'>>> = {
  day: { lit: [0.95, 0.945, 0.93], shade: [0.6, 0.61, 0.66], fire: [0.93, 0.74, 0.4], reach: 0.1 },
  dawn: { lit: [0.92, 0.84, 0.8], shade: [0.5, 0.47, 0.55], fire: [0.93, 0.7, 0.38], reach: 0.13 },
  sunset: { lit: [0.91, 0.78, 0.65], shade: [0.42, 0.34, 0.42], fire: [0.93, 0.68, 0.34], reach: 0.14 },
  night: { lit: [0.36, 0.37, 0.46], shade: [0.07, 0.08, 0.14], fire: [0.93, 0.6, 0.24], reach: 0.2 },
}
/** Share of its square that a rocket on its flame takes, and where its bells are. */
const [TALL, BELLS] = [0.72, 0.725]

/** A layer's picture in the middle of a larger one, from `top` on, a share of the side. */
function hung(small: SubjectLayer, size: number, top = 0): SubjectLayer {
  const data = new Uint8ClampedArray(size * size * 4)
  const left = Math.round((size - small.width) / 2)
  const shift = Math.round(top * size)
  for (let y = Math.max(0, -shift); y < small.height; y++) data.set(small.data.subarray(4 * y * small.width, 4 * (y + 1) * small.width), 4 * ((y + shift) * size + left))
  return { width: size, height: size, data }
}

/** The layer turned about its middle, clockwise. */
function turned(layer: SubjectLayer, angle: number): SubjectLayer {
  const { width, height } = layer
  const brush = createCanvas(width, height).getContext('2d')
  brush.translate(width / 2, height / 2)
  brush.rotate(angle)
  brush.drawImage(canvasOf(layer), -width / 2, -height / 2)
  return { width, height, data: new Uint8ClampedArray(brush.getImageData(0, 0, width, height).data) }
}

/** A launcher that lifts off in its smoke, or flies on its flame where there is no ground. */
export const paintRocket: SubjectPainter = (spec, size, { random, noise, checkCancelled }) => {
  const parts = keepModel(spec, { random, checkCancelled }, (draw) => rocketParts(lightColour(spec, 'rocket') ?? hex(pick(draw, BANDS)), noise), 'rocket')
  const layer = hung(renderModel(parts, { yaw: 0.3, pitch: 0.03, distance: 3, aloft: true }, spec, Math.round(size * TALL), checkCancelled), size)
  checkCancelled()
  if (ALOFT.includes(spec.scene)) return turned(withFlame(layer, noise, { x: 0.5, y: BELLS - 0.02, wide: 0.062, long: 0.27 }, checkCancelled), 0.42)
  const puffs = billows(random)
  const sheet = smokeSheet(noise)
  checkCancelled()
  const light: SmokeLight = { ...SMOKE[spec.time], at: [0.5, 0.87] }
  withSmoke(layer, sheet, puffs.slice(0, 48), light, checkCancelled)
  withFlame(layer, noise, { x: 0.5, y: BELLS - 0.02, wide: 0.06, long: 0.27 }, checkCancelled)
  withSmoke(layer, sheet, puffs.slice(48), light, checkCancelled)
  return withHalo(layer, [0.5, 0.8], 0.42, { day: 0.16, dawn: 0.3, sunset: 0.32, night: 0.4 }[spec.time], [0.62, 0.49, 0.34], checkCancelled)
}

const BEAM: Readonly<Record<SceneSpec['time'], number>> = { day: 0, dawn: 0.3, sunset: 0.34, night: 0.74 }

export const paintUfo: SubjectPainter = (spec, size, { random, noise, checkCancelled }) => {
  const parts = keepModel(spec, { random, checkCancelled }, () => ufoParts(lightColour(spec, 'ufo') ?? hex('#b4bac6'), LAMPS[spec.time], noise), 'ufo')
  const aloft = ALOFT.includes(spec.scene)
  const layer = renderModel(parts, { yaw: random() * 6, pitch: aloft ? 0.2 : 0.09, distance: 3, aloft: true, fill: 0.9 }, spec, Math.round(size * (aloft ? 1 : 0.72)), checkCancelled)
  return aloft ? turned(layer, 0.2 - 0.4 * random()) : withBeam(hung(layer, size, -0.16), noise, BEAM[spec.time], checkCancelled)
}

const RAY: Rgb = [0.76, 1, 0.93]

/** Light from the belly that widens to a pool on the ground, in place. */
function withBeam(layer: SubjectLayer, noise: Noise, strength: number, checkCancelled: () => void): SubjectLayer {
  const { width, height } = layer
  const [from, to] = [0.245, 0.955]
  if (!strength) return layer
  for (let y = Math.floor(from * height); y < height; y++) {
    if (y % 16 === 0) checkCancelled()
    const t = (y / height - from) / (to - from)
    const half = 0.085 + 0.25 * t
    for (let x = Math.floor(width * 0.1); x < width * 0.9; x++) {
      const across = x / width - 0.5
      const off = Math.abs(across) / half
      const streaks = 0.72 + 0.5 * noise.at((across / half) * 5 + 3, 2 + t * 0.4)
      const cone = t < 1 ? smoothstep(1.04, 0.72, off) * (0.62 + 0.38 * off * off) * streaks * (0.95 - 0.5 * t) * smoothstep(1, 0.93, t) : 0
      const [u, v] = [across / 0.36, (y / height - to) / 0.045]
      const pool = 0.85 * Math.exp(-2.4 * (u * u + v * v))
      const alpha = strength * Math.max(cone, pool)
      if (alpha > 0.004) blendOn(layer, 4 * (y * width + x), mix([1, 1, 1], RAY, 0.5 + 0.5 * t), Math.min(0.9, alpha), t < 0.1)
    }
  }
  return layer
}

const ACCENTS = ['#c8371f', '#2a62b8', '#d99a1c'] as const

export const paintSpaceship = modelled((spec, draw, noise) => spaceshipParts(lightColour(spec, 'spaceship') ?? hex('#c6cad0'), hex(pick(draw, ACCENTS)), hex('#4fb4ff'), noise), (random) => ({ yaw: 0.5 + 0.25 * random(), pitch: 0.34, distance: 2.2, aloft: true }))
