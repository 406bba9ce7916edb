import { createRandom } from '../../pixels/random.ts'
import type { Person, SceneSpec } from '../../scene/scene-spec.ts'
import { createLayer, lay, settle, type Layer } from '../brush/layer.ts'
import { blend, css, pigment, shade, type Pigment } from '../brush/pigment.ts'
import { paintLights } from './lights.ts'
import { nearGrounds } from './near-ground.ts'
import type { Place, Tone } from './place.ts'
import { places } from './places.ts'
import { glow } from './shape.ts'

type Hues = readonly [above: Pigment, below: Pigment, shape: Pigment, floor: Pigment]

const hues = (...codes: readonly [string, string, string, string]): Hues => codes.map(pigment) as unknown as Hues
const HUES: Readonly<Record<NonNullable<Person['place']>, Hues>> = {
  studio: hues('#e0d8cf', '#c9bdb0', '#f4efe8', '#b3a598'),
  warm: hues('#efcba2', '#dc9f74', '#f8e3bf', '#c57d58'),
  blue: hues('#b0c7de', '#7fa2c4', '#d9e6f1', '#6080a7'),
  city: hues('#cfe0ee', '#f2dcc8', '#9aa3b4', '#a09c9c'),
  garden: hues('#f2f7d8', '#d6e8b0', '#6f9a58', '#86ae62'),
  beach: hues('#8cc6e4', '#f2ecd8', '#3f9ab0', '#ecd3a6'),
  clinic: hues('#e3eef2', '#c4dae2', '#f6fbfc', '#b4c8d0'),
  classroom: hues('#ece2cf', '#d8c6a8', '#2f5a4a', '#a9825c'),
  kitchen: hues('#f0ddc4', '#d9b58c', '#8a5f40', '#a87850'),
  hall: hues('#cdb389', '#8f6a48', '#e8d3a6', '#7c4f3c'),
  night: hues('#26244c', '#4a3f78', '#1b1a34', '#2a2844'),
  heaven: hues('#8fbdea', '#f6e6d2', '#ffffff', '#f4eee8'),
  mesa: hues('#8fb8d8', '#f4dcb4', '#b5633c', '#d3965c'),
  snow: hues('#c4d6ea', '#eef3f8', '#9db4cc', '#eef3f9'),
}
const DARK: Pigment = [16, 20, 52]
const GLOWS: Readonly<Record<SceneSpec['time'], readonly [Pigment, number]>> = {
  dawn: [[255, 196, 190], 0.26], day: [[255, 255, 255], 0], sunset: [[255, 132, 74], 0.38], night: [DARK, 0.76],
}
const GRADES: Partial<Record<SceneSpec['palette'], readonly [Pigment, number]>> = {
  warm: [[240, 170, 110], 0.25], cool: [[120, 160, 210], 0.28], pastel: [[252, 236, 240], 0.35], gold: [[226, 182, 92], 0.4],
  rose: [[244, 176, 194], 0.42], jade: [[120, 186, 160], 0.4], neon: [[160, 70, 220], 0.45], mono: [[170, 170, 170], 0.9],
}
/** The open sky's own colours, above and at the horizon, where the hour gives it some. */
const SKIES: Partial<Record<SceneSpec['time'], readonly [Pigment, Pigment]>> = {
  dawn: [[142, 164, 214], [255, 208, 196]], sunset: [[98, 100, 168], [255, 168, 102]], night: [[10, 15, 42], [44, 56, 104]],
}
const OPEN: readonly Person['place'][] = ['city', 'garden', 'beach', 'snow', 'heaven', 'mesa']
const DUSK: Readonly<Record<SceneSpec['time'], number>> = { dawn: 0.25, day: 0, sunset: 0.5, night: 1 }

const light = (spec: SceneSpec): Tone => (colour, shining = false) => {
  const [hue, share] = GLOWS[spec.time]
  const [grade, much] = GRADES[spec.palette] ?? [colour, 0]
  return blend(blend(colour, grade, much), hue, shining ? share * 0.2 : share)
}

/** What a person stands before, out of focus; `floor` is where the ground meets it, as a share of the height. */
export function paintBackdrop(layer: Layer, spec: SceneSpec, floor: number, checkCancelled: () => void): void {
  const { across, down } = layer
  const where = spec.person?.place ?? 'studio'
  const tone = light(spec)
  const [plainAbove, plainBelow, shape, ground] = HUES[where].map((hue) => tone(hue)) as unknown as Hues
  const [above, below] = (OPEN.includes(where) && SKIES[spec.time]) || [plainAbove, plainBelow]
  const far = createLayer(layer.width, layer.height)
  const { brush } = far
  const y = down * floor
  const sky = brush.createLinearGradient(0, 0, 0, y)
  sky.addColorStop(0, css(above))
  sky.addColorStop(1, css(below))
  brush.fillStyle = sky
  brush.fillRect(0, 0, across, down)
  const place: Place = { layer: far, random: createRandom(spec.seed ^ 0x2545f491), floor: y, shape, ground, tone, dusk: DUSK[spec.time] }
  const { paint, blur } = places[where]
  const land = brush.createLinearGradient(0, y, 0, down)
  land.addColorStop(0, css(blend(ground, below, 0.35)))
  land.addColorStop(1, css(shade(ground, 0.92)))
  brush.fillStyle = land
  brush.fillRect(0, y, across, down - y)
  const pause = (of: Layer) => {
    settle(of.brush)
    checkCancelled()
  }
  paint(place)
  pause(far)
  // The nearer the person, the softer what is behind; the blur fades at the frame, so a wider one lies under it.
  const sigma = blur * (spec.framing === 'wide' ? 1 : spec.framing === 'medium' ? 1.4 : 1.9)
  lay(layer, far)
  layer.brush.save()
  layer.brush.translate(-across * 0.05, -down * 0.05)
  layer.brush.scale(1.1, 1.1)
  lay(layer, far, { sigma })
  layer.brush.restore()
  pause(layer)
  lay(layer, far, { sigma })
  pause(layer)
  if (spec.framing === 'wide') nearGrounds[where]?.({ ...place, layer })
  paintLights({ ...place, layer }, where)
  glow(layer.brush, [across * 0.3, down * 0.24], Math.max(across, down) * 0.7, tone([255, 250, 232], true), spec.time === 'night' ? 0.1 : 0.2)
}
