import { displayTone } from '../../paint/compose/display-tone.ts'
import { layFigure, layShadow } from '../../paint/compose/figure.ts'
import { habits } from '../../paint/compose/habits.ts'
import type { SubjectLayer } from '../../paint/painter.ts'
import { subjectPainters } from '../../paint/subjects/subject-painters.ts'
import type { Rgb } from '../../pixels/colour.ts'
import { toLinear, toneMap, type RasterImage } from '../../pixels/linear-image.ts'
import { Noise } from '../../pixels/noise.ts'
import { createRandom } from '../../pixels/random.ts'
import { wholeOf, type Region } from '../../pixels/raster.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { boundsOf } from '../../vision/bounds.ts'
import { defocus, type Defocused } from '../defocus.ts'
import { subjectGains } from '../subject-gains.ts'

/** Largest side a subject is painted at. */
const LARGEST = 1400
/** Mean brightness (0..1) below which a photo is a night one. */
const NIGHT = 0.2
const MATCH = { colourPull: 0.3, exposureMatch: 0.35 }
const TONE = { exposure: 1, filmic: false }
const NO_TINT: Rgb = [1, 1, 1]

/**
 * Paints the spec's first subject into a photo so that it fills the box, standing on its lower edge (or hanging in it,
 * for what flies), in the light around the box and with a shadow where it stands.
 */
export function placeSubject(photo: RasterImage, box: Region, spec: SceneSpec, checkCancelled: () => void): RasterImage {
  const { kind } = spec.subjects[0]!
  const habit = habits[kind]
  const light = defocus(photo, Math.max(box.width, box.height) / 4)
  const brightness = light.planes.reduce((sum, plane) => sum + plane.reduce((all, value) => all + value, 0) / plane.length, 0) / 3
  const lit: SceneSpec = { ...spec, time: brightness < NIGHT ? 'night' : 'day' }
  const paint = (side: number) => {
    const random = createRandom(spec.seed)
    return subjectPainters[kind](lit, side, { random, noise: new Noise(spec.seed), checkCancelled, progress() {} })
  }
  // A subject leaves room in its square: it is painted as large as makes itself fill the box.
  const trial = paint(128)
  const filled = contentOf(trial)
  const side = Math.min(LARGEST, Math.round(128 * Math.min(box.width / filled.width, box.height / filled.height)))
  const layer = paint(Math.max(24, side))
  const content = contentOf(layer)
  const stands = habit.footing !== 'air'
  const left = Math.round(box.left + box.width / 2 - content.left - content.width / 2)
  const room = box.height - content.height
  const top = Math.round(box.top - content.top + (stands ? room : room / 2))

  const scene = { image: toLinear(photo), tone: TONE }
  if (stands) {
    const foot = { x: left + content.left + content.width / 2, y: top + content.top + content.height * 0.985 }
    layShadow(scene, foot.x, foot.y, content.width * 0.55, content.height * 0.06, 0.55)
  }
  const tint = habit.glows ? NO_TINT : tintFor(layer, light)
  const haze = { colour: NO_TINT, share: 0 }
  layFigure(scene, { layer, left, top, mirrored: false, depth: 0, haze, tint, colourfulness: 1 }, displayTone(TONE))
  return toneMap(scene.image, TONE)
}

const opacityOf = ({ width, height, data }: SubjectLayer) =>
  Float32Array.from({ length: width * height }, (_, i) => data[4 * i + 3]! / 255)

const contentOf = (layer: SubjectLayer): Region => boundsOf(opacityOf(layer), layer, 0.25) ?? wholeOf(layer)

function tintFor(layer: SubjectLayer, light: Defocused): Rgb {
  const { width, height, data } = layer
  const colours = Uint8Array.from({ length: width * height * 3 }, (_, i) => data[4 * Math.floor(i / 3) + (i % 3)]!)
  const [red, green, blue] = subjectGains({ width, height, channels: 3, data: colours }, opacityOf(layer), light, MATCH)
  return [red!, green!, blue!]
}
