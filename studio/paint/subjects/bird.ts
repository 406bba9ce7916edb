import { smoothstep } from '../../pixels/colour.ts'
import { createLayer, type Brush } from '../brush/layer.ts'
import { daylight } from '../brush/light-rig.ts'
import { blend, css, pick, pigment, shade, type Pigment } from '../brush/pigment.ts'
import type { SubjectPainter } from '../painter.ts'
import { coatOf } from './fur/animal.ts'
import { paintPelt } from './fur/hair.ts'
import { paintStrip, taper, type Strip } from './fur/strip.ts'
import { Volume } from './fur/volume.ts'
import { ownColour } from './stage.ts'

interface Plumage {
  back: Pigment
  breast: Pigment
  belly: Pigment
  cap: Pigment
  wing: Pigment
  cheek: Pigment
}
const plumage = (back: string, breast: string, belly: string, cap: string, wing: string, cheek: string): Plumage => ({
  back: pigment(back),
  breast: pigment(breast),
  belly: pigment(belly),
  cap: pigment(cap),
  wing: pigment(wing),
  cheek: pigment(cheek),
})
const KINDS: readonly Plumage[] = [
  plumage('#8a7256', '#ee7f3a', '#f4ece0', '#86704f', '#6d563e', '#ee8a48'),
  plumage('#5f9a6c', '#ffd94f', '#fff0a8', '#3f86d8', '#3f78b8', '#ffffff'),
  plumage('#d23a30', '#ea4a3a', '#f07a5c', '#d8342c', '#a82a28', '#b82a26'),
  plumage('#4c86d8', '#f0a060', '#fbf2e4', '#3f78d0', '#355fa8', '#7fb0ee'),
  plumage('#b89a7c', '#f3dfcc', '#fffaf2', '#8d6a4c', '#7c5c42', '#fff4e6'),
]

function plumageOf(colour: Pigment): Plumage {
  const { base, dark, light } = coatOf(colour, colour)
  return {
    back: base,
    breast: blend(base, light, 0.35),
    belly: light,
    cap: blend(base, dark, 0.3),
    wing: blend(base, dark, 0.6),
    cheek: blend(base, light, 0.5),
  }
}

const BODY = new Volume([
  [0.1, 0.62, 0, 0.86, 0.92, 0.8],
  [-0.05, 0.3, 0.05, 0.74, 0.8, 0.75],
  [-0.16, -0.42, 0.15, 0.62, 0.58, 0.62],
])

function paintFace(brush: Brush, brightness: number): void {
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

/** A plump songbird in three-quarter view, feathers laid like fur. */
export const paintBird: SubjectPainter = (spec, size, context) => {
  const { random, noise } = context
  const { brush } = createLayer(size, size)
  const own = ownColour(spec, 'bird')
  const feathers = own ? plumageOf(own) : pick(random, KINDS)
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
      blend(feathers.belly, feathers.wing, 0.2),
      bar * 0.8,
    )
  }
  paintStrip(
    brush,
    band(
      [0.55, 0.95],
      [1.0, 1.35],
      [1.32, 1.72],
      (s) => 0.2 - 0.05 * s,
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
  paintFace(brush, brightness)
  return { width: size, height: size, data: new Uint8ClampedArray(brush.getImageData(0, 0, size, size).data) }
}
