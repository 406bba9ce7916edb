import { createCanvas } from '@napi-rs/canvas'
import { clamp, smoothstep } from '../../pixels/colour.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import type { Layer } from '../brush/layer.ts'
import { blend, pigment, shade, type Pigment } from '../brush/pigment.ts'
import type { PaintContext } from '../painter.ts'
import type { Caustics } from './caustics.ts'

/** The colours of a body of water from the surface down, and of the light that falls into it. */
export interface Water {
  surface: Pigment
  upper: Pigment
  middle: Pigment
  deep: Pigment
  beam: Pigment
  /** Strength of the light, 0..1. */
  light: number
}

const water = (surface: string, upper: string, middle: string, deep: string, beam: string, light: number): Water => ({
  surface: pigment(surface), upper: pigment(upper), middle: pigment(middle), deep: pigment(deep), beam: pigment(beam), light,
})

const BY_TIME: Readonly<Record<SceneSpec['time'], Water>> = {
  dawn: water('#ffe9d2', '#6cc9cf', '#2a86ab', '#123f6e', '#ffe6cf', 0.75),
  day: water('#e2fff6', '#49c9de', '#1283bd', '#083f7c', '#e6fff8', 1),
  sunset: water('#ffd79a', '#e59a6a', '#3f7d98', '#173a66', '#ffd08a', 0.85),
  night: water('#3f86b4', '#154d84', '#0a2a5c', '#030d2a', '#9fd8ff', 0.35),
}
const ABYSS = water('#123a66', '#0a2450', '#061638', '#01060f', '#7fc4ff', 0.12)

/** Dark and deep: where the light of the living is all there is. */
export const isAbyss = ({ time, mood, subjects }: SceneSpec) =>
  mood === 'mysterious' || (time === 'night' && subjects.some(({ kind }) => kind === 'jellyfish'))

/** What grows in the water in a season, and how far it colours it. */
const PLANKTON: Readonly<Record<SceneSpec['season'], readonly [Pigment, number]>> = {
  spring: [pigment('#5fc48a'), 0.26], summer: [pigment('#1283bd'), 0], autumn: [pigment('#a8a04e'), 0.24], winter: [pigment('#2a5f9e'), 0.3],
}
/** How much of the light a sky lets through, and how grey the water is under it. */
const SKIES: Readonly<Record<SceneSpec['weather'], readonly [light: number, grey: number]>> = {
  clear: [1, 0], cloudy: [0.62, 0.22], mist: [0.72, 0.4], rain: [0.5, 0.34], snow: [0.62, 0.2], aurora: [0.9, 0],
}
const MURK: Pigment = pigment('#8ba6ac')

export function waterOf(spec: SceneSpec): Water {
  if (isAbyss(spec)) return ABYSS
  const own = BY_TIME[spec.time]
  const [living, share] = PLANKTON[spec.season]
  const [through, grey] = SKIES[spec.weather]
  const dim = spec.time === 'night' ? 0.35 : 1
  const mixed = (colour: Pigment, weight: number) => blend(blend(colour, shade(living, dim), share * weight), shade(MURK, (0.45 + 0.55 * weight) * dim), grey * weight)
  return { ...own, surface: mixed(own.surface, 0.5), upper: mixed(own.upper, 1), middle: mixed(own.middle, 1), deep: mixed(own.deep, 0.7), light: own.light * through }
}

/** The colour of the water itself at a height, 0 (top) .. 1 (bottom). */
export function waterAt({ upper, middle, deep }: Water, height: number): Pigment {
  return height < 0.5 ? blend(upper, middle, height * 2) : blend(middle, deep, height * 2 - 1)
}

/** Fills the layer with open water: brightest under the sun, the surface seen from below along its upper edge. */
export function paintWater(layer: Layer, colours: Water, sun: number, caustics: Caustics, { noise, checkCancelled }: PaintContext): void {
  const [width, height] = [Math.ceil(layer.width / 2), Math.ceil(layer.height / 2)]
  const canvas = createCanvas(width, height)
  const brush = canvas.getContext('2d')
  const image = brush.createImageData(width, height)
  const side = Math.min(width, height)
  for (let y = 0, i = 0; y < height; y++) {
    if ((y & 31) === 0) checkCancelled()
    const v = y / height
    const own = waterAt(colours, v)
    // Waves overhead, foreshortened towards the distance.
    const far = 0.16 / (0.19 - Math.min(v, 0.18))
    const band = smoothstep(0.19, 0.02, v)
    for (let x = 0; x < width; x++, i += 4) {
      const u = x / side
      const away = Math.hypot((x / width - sun) * (width / height) * 0.85, v + 0.06)
      let glow = Math.exp(-away * away * 5.2) * 0.85
      const drift = noise.fbm(u * 2.2, v * 3.4, 2) * 0.07
      if (band > 0) glow += band * (0.25 + 0.75 * glow) * caustics.at((u - sun) * 0.55 * Math.sqrt(far) + 0.5, far * 0.16) * 0.75
      const k = clamp((glow + drift) * (0.35 + 0.65 * colours.light))
      for (let c = 0; c < 3; c++) image.data[i + c] = own[c]! + (colours.surface[c]! - own[c]!) * k + drift * 40
      image.data[i + 3] = 255
    }
  }
  brush.putImageData(image, 0, 0)
  layer.brush.imageSmoothingQuality = 'high'
  layer.brush.drawImage(canvas, 0, 0, layer.across, layer.down)
}

/** Shafts of light that fan out from the sun above and fade with depth, added to what is there. */
export function paintShafts(layer: Layer, { beam, light }: Water, sun: number, { noise }: PaintContext): void {
  const [width, height] = [Math.ceil(layer.width / 4), Math.ceil(layer.height / 4)]
  const canvas = createCanvas(width, height)
  const brush = canvas.getContext('2d')
  const image = brush.createImageData(width, height)
  for (let y = 0, i = 0; y < height; y++) {
    const v = y / height
    const fade = Math.exp(-v * 1.9) * smoothstep(1.05, 0.5, v)
    for (let x = 0; x < width; x++, i += 4) {
      const angle = (x / width - sun) * (width / height) / (v + 0.42)
      const n = noise.at(angle * 5.5, 3.1) * 0.6 + noise.at(angle * 14, 7.7 + v * 0.5) * 0.4
      const ray = smoothstep(0.02, 0.5, n) * smoothstep(1.5, 0.1, Math.abs(angle))
      image.data[i] = beam[0]
      image.data[i + 1] = beam[1]
      image.data[i + 2] = beam[2]
      image.data[i + 3] = 255 * ray * fade * 0.5 * light
    }
  }
  brush.putImageData(image, 0, 0)
  layer.brush.save()
  layer.brush.globalCompositeOperation = 'screen'
  layer.brush.drawImage(canvas, 0, 0, layer.across, layer.down)
  layer.brush.restore()
}
