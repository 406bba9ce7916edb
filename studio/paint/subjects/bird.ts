import { smoothstep } from '../../pixels/colour.ts'
import { createLayer, type Brush } from '../brush/layer.ts'
import { daylight } from '../brush/light-rig.ts'
import { blend, css, pick, shade, type Pigment } from '../brush/pigment.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import type { PaintContext, SubjectLayer, SubjectPainter } from '../painter.ts'
import { paintCrane } from './birds/crane.ts'
import { paintPeacock } from './birds/peacock.ts'
import { paintSwan } from './birds/swan.ts'
import { owl } from './birds/owl.ts'
import { parrots, plumageOf, songbirds, type Plumage } from './birds/plumage.ts'
import { fitAnimal } from './fur/animal.ts'
import { paintPelt } from './fur/hair.ts'
import { paintStrip, taper, type Strip } from './fur/strip.ts'
import { Volume } from './fur/volume.ts'
import { ownColour } from './stage.ts'

const BODY = new Volume([
  [0.1, 0.62, 0, 0.86, 0.92, 0.8],
  [-0.05, 0.3, 0.05, 0.74, 0.8, 0.75],
  [-0.16, -0.42, 0.15, 0.62, 0.58, 0.62],
])

function paintFace(brush: Brush, beak: Plumage['beak'], brightness: number): void {
  const [x, y] = [-0.36, -0.46]
  for (const [r, colour] of [
    [0.125, css([20, 14, 12], 0.9)],
    [0.1, css(shade([74, 46, 30], brightness))],
    [0.075, css([6, 5, 6])],
  ] as const) {
    brush.fillStyle = colour
    brush.beginPath()
    brush.arc(x, y, r, 0, 2 * Math.PI)
    brush.fill()
  }
  brush.fillStyle = css([255, 255, 255], 0.95)
  brush.beginPath()
  brush.arc(x - 0.032, y - 0.04, 0.03, 0, 2 * Math.PI)
  brush.fill()
  if (beak === 'hooked') return paintHook(brush, brightness)
  for (const [tipY, rootTop, rootBottom, tone] of [
    [-0.33, -0.44, -0.33, 1],
    [-0.31, -0.345, -0.25, 0.62],
  ] as const) {
    brush.fillStyle = css(shade([226, 158, 62], tone * brightness))
    brush.beginPath()
    brush.moveTo(-0.7, rootTop)
    brush.quadraticCurveTo(-0.86, rootTop + 0.02, -1.0, tipY)
    brush.quadraticCurveTo(-0.84, rootBottom + 0.02, -0.66, rootBottom)
    brush.closePath()
    brush.fill()
  }
}

/** The upper half bends over the lower one. */
function paintHook(brush: Brush, brightness: number): void {
  const colour: Pigment = [58, 52, 54]
  brush.fillStyle = css(shade(colour, 0.7 * brightness))
  brush.beginPath()
  brush.moveTo(-0.6, -0.3)
  brush.quadraticCurveTo(-0.78, -0.16, -0.72, -0.06)
  brush.quadraticCurveTo(-0.58, -0.04, -0.52, -0.18)
  brush.fill()
  const horn = brush.createLinearGradient(-0.98, 0, -0.5, 0)
  horn.addColorStop(0, css(shade(colour, brightness)))
  horn.addColorStop(1, css(shade([236, 222, 200], brightness)))
  brush.fillStyle = horn
  brush.beginPath()
  brush.moveTo(-0.56, -0.54)
  brush.bezierCurveTo(-0.86, -0.6, -1.06, -0.34, -0.9, 0.02)
  brush.quadraticCurveTo(-0.84, -0.2, -0.56, -0.22)
  brush.closePath()
  brush.fill()
}

/** The bird that the spec names: an owl, a crane, a swan, a peacock, a parrot, or a songbird. */
export const paintBird: SubjectPainter = (spec, size, context) => {
  const { variety } = spec.subjects.find(({ kind }) => kind === 'bird') ?? {}
  const own = ownColour(spec, 'bird')
  if (variety === 'crane') return paintCrane(spec, size, context)
  if (variety === 'swan') return paintSwan(spec, size, context)
  if (variety === 'peacock') return paintPeacock(spec, size, context)
  if (variety === 'owl') return fitAnimal(owl(own, context), spec, size, context)
  const kinds = variety === 'parrot' ? parrots : songbirds
  return paintSinger(own ? plumageOf(own, kinds[0]!.beak) : pick(context.random, kinds), spec, size, context)
}

/** A plump bird in three-quarter view, feathers laid like fur. */
function paintSinger(feathers: Plumage, spec: SceneSpec, size: number, context: PaintContext): SubjectLayer {
  const { random, noise } = context
  const { brush } = createLayer(size, size)
  const rig = daylight[spec.time]
  const brightness = Math.min(1, (rig.key[0] + rig.key[1] + rig.key[2]) / 760)
  const unit = 1000 / 3.05
  const flip = random() < 0.5 ? -1 : 1
  brush.translate(500 - flip * 50, 1.13 * unit)
  brush.scale(flip * unit, unit)

  const band = (
    base: Strip['base'],
    control: Strip['control'],
    tip: Strip['tip'],
    halfWidth: Strip['halfWidth'],
    colour: Strip['colour'],
  ): Strip => ({ base, control, tip, halfWidth, colour, spread: 0.1, length: 0.15, spacing: 0.0145, relief: 0.5 })
  const barred = (s: number, t: number) => {
    const quill = smoothstep(0.75, 0.95, Math.abs(Math.sin(t * 7 + s * 2)))
    const bar = smoothstep(0.06, 0.02, Math.abs(s - 0.36)) + smoothstep(0.05, 0.02, Math.abs(s - 0.5))
    return blend(
      blend(feathers.wing, shade(feathers.wing, 0.5), quill * 0.8 * s),
      feathers.band ?? blend(feathers.belly, feathers.wing, 0.2),
      bar * (feathers.band ? 1 : 0.8),
    )
  }
  paintStrip(
    brush,
    band(
      [0.55, 0.95],
      [1.0, 1.35],
      feathers.beak === 'hooked' ? [1.5, 1.86] : [1.32, 1.72],
      (s) => 0.2 - (feathers.beak === 'hooked' ? 0.12 : 0.05) * s,
      (s, t) => barred(0.7 + 0.3 * s, t),
    ),
    rig,
    context,
  )
  brush.strokeStyle = css(shade([150, 104, 74], brightness))
  for (const x of [-0.12, 0.24]) {
    brush.lineWidth = 0.045
    brush.beginPath()
    brush.moveTo(x, 1.4)
    brush.lineTo(x - 0.03, 1.82)
    for (const toe of [-0.2, -0.08, 0.12]) {
      brush.moveTo(x - 0.03, 1.8)
      brush.lineTo(x - 0.03 + toe, 1.865)
    }
    brush.stroke()
  }
  paintPelt(
    brush,
    BODY,
    {
      spacing: 0.0135,
      colour: (u, v) => {
        const n = noise.fbm(u * 4, v * 4, 3) * 0.12
        const front = smoothstep(0.42, 0.1, u + n + (v - 0.3) * 0.1)
        const low = smoothstep(0.55, 0.95, v + n - u * 0.15)
        let colour = blend(
          feathers.back,
          blend(feathers.breast, feathers.belly, low),
          Math.max(front, low * smoothstep(0.8, 0.55, u)),
        )
        const head = smoothstep(-0.02, -0.2, v + n)
        colour = blend(colour, feathers.cheek, head * smoothstep(0.3, 0, u + n))
        return blend(colour, feathers.cap, smoothstep(-0.5, -0.62, v + n * 0.6 - Math.max(0, u) * 0.7))
      },
      angle: (u, v) => {
        const back = Math.atan2(v + 0.38, u + 0.85)
        return back + (Math.PI / 2 - 0.25 - back) * smoothstep(-0.1, 0.5, v) + noise.at(u * 3, v * 3) * 0.3
      },
      length: (_, v) => 0.07 + 0.05 * smoothstep(-0.2, 0.6, v),
      order: (u, v) => Math.hypot(u + 0.8, v + 0.38),
    },
    rig,
    context,
  )
  paintStrip(
    brush,
    band(
      [0.42, 0.12],
      [0.82, 0.62],
      [1.02, 1.3],
      (s) => (0.1 + 0.25 * Math.sin(Math.min(1, s * 1.1 + 0.18) * Math.PI * 0.8)) * Math.sqrt(taper(s)),
      barred,
    ),
    rig,
    context,
  )
  paintFace(brush, feathers.beak, brightness)
  return { width: size, height: size, data: new Uint8ClampedArray(brush.getImageData(0, 0, size, size).data) }
}
