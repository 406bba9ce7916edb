import type { SceneSpec } from '../../scene/scene-spec.ts'
import { createLayer, lay, type Layer } from '../brush/layer.ts'
import { blend, css, filtered, pick, pigment, shade, type Pigment } from '../brush/pigment.ts'
import type { PaintContext } from '../painter.ts'

/** The colours of an out-of-focus ground: its dark edge, its light heart, its spots of light. */
export interface BackdropColours {
  deep: Pigment
  heart: Pigment
  spot: Pigment
}

export const backdrop = (deep: string, heart: string, spot: string): BackdropColours => ({
  deep: pigment(deep),
  heart: pigment(heart),
  spot: pigment(spot),
})

const BY_SEASON: Readonly<Record<SceneSpec['season'], readonly BackdropColours[]>> = {
  spring: [
    backdrop('#4f7a63', '#cfe3bd', '#fff3d6'),
    backdrop('#6d5f86', '#eccad6', '#ffeef2'),
    backdrop('#3f7480', '#bfe0da', '#fff6dc'),
  ],
  summer: [
    backdrop('#2f6a5c', '#a9d2b4', '#fff2be'),
    backdrop('#2a6389', '#a8d6e4', '#fdf6d8'),
    backdrop('#57712c', '#d5dc96', '#fff6c4'),
  ],
  autumn: [
    backdrop('#6e3a22', '#e6b06a', '#ffe2a4'),
    backdrop('#5a4630', '#d8b98a', '#ffdf9e'),
    backdrop('#743c38', '#e2a382', '#ffd9b0'),
  ],
  winter: [
    backdrop('#41597c', '#c3d7e8', '#ffffff'),
    backdrop('#55547a', '#cfcde4', '#f6f4ff'),
    backdrop('#3d6672', '#c4dde0', '#fbffff'),
  ],
}

const BY_PALETTE: Readonly<Record<Exclude<SceneSpec['palette'], 'natural'>, BackdropColours>> = {
  warm: backdrop('#7a3b26', '#f0b98a', '#ffe3b0'),
  cool: backdrop('#25476e', '#9cc8dc', '#e2f4ff'),
  pastel: backdrop('#b9a2d0', '#fbe3ea', '#fffbe8'),
  vivid: backdrop('#1c4fae', '#37c3c8', '#ffe25c'),
  mono: backdrop('#2c2d30', '#b9babd', '#f4f4f4'),
  neon: backdrop('#150a3a', '#6d1fa0', '#2ff3ff'),
  gold: backdrop('#4a3010', '#dcae58', '#ffeaa6'),
  rose: backdrop('#7c2f50', '#f0b2c2', '#ffe6ea'),
  jade: backdrop('#0f4a42', '#86c8ac', '#e4ffe9'),
}

const TIME_FILTER: Readonly<Record<SceneSpec['time'], Pigment>> = {
  dawn: [262, 240, 246],
  day: [262, 262, 258],
  sunset: [262, 212, 178],
  night: [88, 98, 150],
}

/** The colours as the time of day and a named palette change them. */
export function backdropFor(natural: BackdropColours, { palette, time }: SceneSpec): BackdropColours {
  const { deep, heart, spot } = palette === 'natural' ? natural : BY_PALETTE[palette]
  const filter = TIME_FILTER[time]
  return {
    deep: filtered(deep, filter),
    heart: filtered(heart, filter),
    spot: time === 'night' ? blend(spot, [255, 206, 130], 0.5) : spot,
  }
}

export const studioColours = (spec: SceneSpec, { random }: PaintContext) =>
  backdropFor(pick(random, BY_SEASON[spec.season]), spec)

/** Paints a ground of light out of focus: a glow about a point (shares of the frame) and discs of light. */
export function paintBackdrop(
  layer: Layer,
  { deep, heart, spot }: BackdropColours,
  glowAt: readonly [number, number],
  discs: number,
  { random, noise }: PaintContext,
): void {
  const { brush, across, down, width, height } = layer
  const glow = brush.createRadialGradient(
    glowAt[0] * across,
    glowAt[1] * down,
    0,
    glowAt[0] * across,
    glowAt[1] * down,
    Math.hypot(across, down) * 0.62,
  )
  glow.addColorStop(0, css(blend(heart, [255, 255, 255], 0.18)))
  glow.addColorStop(0.4, css(heart))
  glow.addColorStop(1, css(deep))
  brush.fillStyle = glow
  brush.fillRect(0, 0, across, down)

  const masses = createLayer(width, height)
  for (let k = 0; k < 34; k++) {
    const [x, y] = [random() * across, random() * down]
    const tone = noise.fbm((x / across) * 2, (y / down) * 2, 2)
    masses.brush.fillStyle = css(tone > 0 ? blend(heart, spot, 0.4) : shade(deep, 0.8), 0.1 + 0.22 * random())
    masses.brush.beginPath()
    masses.brush.ellipse(x, y, 60 + 200 * random(), 40 + 130 * random(), random() * Math.PI, 0, 2 * Math.PI)
    masses.brush.fill()
  }
  lay(layer, masses, { sigma: 46 })

  for (const [sigma, share] of [
    [9, 0.6],
    [2.2, 0.4],
  ] as const) {
    const lights = createLayer(width, height)
    for (let k = 0; k < discs * share; k++) {
      const [x, y, r] = [random() * across, random() * down, 14 + 66 * random() * random()]
      const strength = 0.06 + 0.24 * random() * random()
      const disc = lights.brush.createRadialGradient(x, y, 0, x, y, r)
      disc.addColorStop(0, css(spot, strength * 0.65))
      disc.addColorStop(0.8, css(spot, strength))
      disc.addColorStop(0.94, css(spot, strength * 1.5))
      disc.addColorStop(1, css(spot, 0))
      lights.brush.fillStyle = disc
      lights.brush.beginPath()
      lights.brush.arc(x, y, r, 0, 2 * Math.PI)
      lights.brush.fill()
    }
    lay(layer, lights, { sigma, mode: 'lighter' })
  }
}

/** Darkens towards the edges, and warms from the upper left. */
export function finishLight({ brush, across, down }: Layer, vignette: number, warmth: Pigment): void {
  const reach = Math.hypot(across, down)
  const edge = brush.createRadialGradient(across / 2, down / 2, reach * 0.28, across / 2, down / 2, reach * 0.56)
  edge.addColorStop(0, css([8, 10, 20], 0))
  edge.addColorStop(1, css([8, 10, 20], vignette))
  brush.fillStyle = edge
  brush.fillRect(0, 0, across, down)
  brush.save()
  brush.globalCompositeOperation = 'soft-light'
  const light = brush.createRadialGradient(across * 0.22, down * 0.1, 0, across * 0.22, down * 0.1, reach * 0.75)
  light.addColorStop(0, css(warmth, 0.6))
  light.addColorStop(1, css(warmth, 0))
  brush.fillStyle = light
  brush.fillRect(0, 0, across, down)
  brush.restore()
}
