import { smoothstep } from '../../pixels/colour.ts'
import { createLayer, type Brush } from '../brush/layer.ts'
import { daylight } from '../brush/light-rig.ts'
import { blend, css, pick, shade, type Pigment } from '../brush/pigment.ts'
import type { SubjectPainter } from '../painter.ts'
import { coatOf, type Coat } from './fur/animal.ts'
import { paintPelt } from './fur/hair.ts'
import { paintStrip, taper, type Strip } from './fur/strip.ts'
import { BODY, FAR_LEGS, HEAD } from './deer-form.ts'
import { ownColour } from './stage.ts'

const COATS: readonly Coat[] = [
  { base: [186, 122, 70], dark: [104, 66, 42], light: [250, 236, 214], eye: [40, 26, 20] },
  { base: [164, 110, 70], dark: [88, 60, 44], light: [244, 230, 210], eye: [40, 26, 20] },
  { base: [204, 146, 92], dark: [124, 80, 50], light: [255, 244, 226], eye: [40, 26, 20] },
]

function paintAntler(brush: Brush, random: () => number, brightness: number, lean: number): void {
  const stroke = (x0: number, y0: number, cx: number, cy: number, x1: number, y1: number, width: number) => {
    for (const [share, tone, offset] of [
      [1, 0.6, 0],
      [0.55, 1, -0.12],
    ] as const) {
      brush.strokeStyle = css(shade([188, 156, 116], tone * brightness))
      brush.lineWidth = width * share
      brush.beginPath()
      brush.moveTo(x0 + offset * width, y0)
      brush.quadraticCurveTo(cx + offset * width, cy, x1 + offset * width, y1)
      brush.stroke()
    }
  }
  const [x, y] = [-1.22 + lean * 0.1, -1.64]
  stroke(x, y, x + 0.5 + lean * 0.3, y - 0.32, x + 0.34 + lean * 0.5, y - 0.98, 0.075)
  for (const [s, reach] of [
    [0.12, 0.3],
    [0.42, 0.42],
    [0.68, 0.34],
  ] as const) {
    const bx = x + 2 * s * (1 - s) * (0.5 + lean * 0.3) + s * s * (0.34 + lean * 0.5)
    const by = y - 2 * s * (1 - s) * 0.32 - s * s * 0.98
    stroke(bx, by, bx - 0.2, by - 0.04, bx - 0.2 - 0.08 * random(), by - reach, 0.05)
  }
}

/** A standing deer in side view; a stag has antlers, a doe the spots of summer. */
export const paintDeer: SubjectPainter = (spec, size, context) => {
  const { random, noise } = context
  const { brush } = createLayer(size, size)
  const own = ownColour(spec, 'deer')
  const coat = own ? coatOf(own, [40, 26, 20]) : pick(random, COATS)
  const [stag, flip] = [random() < 0.6, random() < 0.5 ? -1 : 1]
  const rig = daylight[spec.time]
  const brightness = Math.min(1, (rig.key[0] + rig.key[1] + rig.key[2]) / 760)
  const unit = 1000 / 5.2
  brush.translate(500 + flip * 20, 1000 - 2.44 * unit)
  brush.scale(flip * unit, unit)
  const hoof = (colour: Pigment, v: number) =>
    blend(blend(colour, coat.dark, smoothstep(0.7, 1.6, v) * 0.45), [40, 32, 30], smoothstep(2.18, 2.24, v))
  const spots = Array.from(
    { length: 34 },
    () => [-0.5 + random() * 1.8, -0.42 + random() * 0.5, 0.035 + 0.03 * random()] as const,
  )
  const colour = (u: number, v: number) => {
    const n = noise.fbm(u * 4, v * 4, 3) * 0.1
    const chest = smoothstep(-0.82, -1.05, u + v * 0.35 + n) * smoothstep(0.3, -0.1, v)
    const belly = smoothstep(0.28, 0.46, v + n) * smoothstep(0.95, 0.7, v) * smoothstep(1.0, 0.7, Math.abs(u - 0.1))
    const rump = smoothstep(1.3, 1.42, u + n) * smoothstep(0.6, 0.2, v)
    let own = blend(coat.base, coat.dark, smoothstep(-0.2, -0.5, v + n) * 0.35 * smoothstep(-0.7, -0.4, u))
    if (!stag)
      for (const [su, sv, r] of spots) own = blend(own, coat.light, smoothstep(r, r * 0.6, Math.hypot(u - su, v - sv)) * 0.85)
    return hoof(blend(own, coat.light, Math.max(belly, rump, chest * 0.6)), v)
  }
  const along = (u: number, v: number) => {
    const back = v > 0.55 ? Math.PI / 2 : u < -0.7 && v < -0.2 ? 1.15 : 0.35
    return back + noise.at(u * 3, v * 3) * 0.3
  }
  const pelt = { spacing: 0.0165, colour, angle: along, length: () => 0.085, order: (u: number, v: number) => u * 0.6 + v }
  paintPelt(brush, FAR_LEGS, { ...pelt, colour: (u, v) => shade(colour(u, v), 0.62) }, rig, context)
  const ear = (tip: Strip['tip'], tone: number): Strip => ({
    base: [-1.14, -1.52],
    control: [-0.95, -1.72],
    tip,
    halfWidth: (s) => 0.13 * Math.sin(Math.min(1, s + 0.2) * Math.PI * 0.85) * Math.sqrt(taper(s)),
    colour: (_, t) => shade(blend(coat.base, blend(coat.light, [230, 170, 150], 0.4), smoothstep(0.7, 0.4, Math.abs(t))), tone),
    spread: 0.3,
    length: 0.06,
    spacing: 0.014,
    relief: -0.5,
  })
  if (stag) paintAntler(brush, random, brightness * 0.75, 0.7)
  paintStrip(brush, ear([-0.98, -1.98], 0.75), rig, context)
  const tail: Strip = {
    base: [1.42, -0.2],
    control: [1.62, -0.1],
    tip: [1.6, 0.28],
    halfWidth: (s) => 0.1 * taper(s),
    colour: (s) => blend(coat.base, coat.light, s),
    spread: 0.4,
    length: 0.1,
    spacing: 0.016,
    relief: 0.6,
  }
  paintStrip(brush, tail, rig, context)
  paintPelt(brush, BODY, pelt, rig, context)
  paintPelt(
    brush,
    HEAD,
    {
      ...pelt,
      spacing: 0.0125,
      length: () => 0.055,
      angle: (u, v) => Math.atan2(v + 1.2, u + 1.85) + noise.at(u * 4, v * 4) * 0.3,
      order: (u, v) => Math.hypot(u + 1.85, v + 1.2),
      colour: (u, v) =>
        blend(
          blend(coat.base, coat.light, smoothstep(-1.24, -1.1, v - (u + 1.6) * 0.35)),
          coat.dark,
          smoothstep(-1.5, -1.74, u) * 0.5,
        ),
    },
    rig,
    context,
  )
  paintStrip(brush, ear([-0.74, -1.72], 1), rig, context)
  if (stag) paintAntler(brush, random, brightness, 0)
  for (const [x, y, rx, ry, ink] of [
    [-1.8, -1.21, 0.06, 0.065, [30, 24, 26]],
    [-1.42, -1.44, 0.062, 0.055, [20, 12, 10]],
    [-1.436, -1.462, 0.017, 0.017, [255, 255, 255]],
  ] as const) {
    brush.fillStyle = css(ink)
    brush.beginPath()
    brush.ellipse(x, y, rx, ry, 0.5, 0, 2 * Math.PI)
    brush.fill()
  }
  return { width: size, height: size, data: new Uint8ClampedArray(brush.getImageData(0, 0, size, size).data) }
}
