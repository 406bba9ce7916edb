import { createCanvas } from '@napi-rs/canvas'
import { paintScene } from '../../paint/paint-scene.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { keep } from '../../paint/keep.ts'
import { together, type SetPiece } from '../stage.ts'

type Place = Partial<Omit<SceneSpec, 'version' | 'seed'>> & Pick<SceneSpec, 'scene'>

const PLAIN: Omit<SceneSpec, 'scene' | 'seed'> = {
  version: 1, subjects: [], time: 'day', weather: 'clear', season: 'summer', palette: 'natural', mood: 'calm', style: 'photo',
  framing: 'medium', without: [],
}
/** Behind a sitter nothing is quite sharp, so a painted place needs not all pixels, and fewer the softer it is. */
const LONGEST = 640
const SHORTEST = 400
const PIXELS_TIMES_SIGMA = 1500
/** Of the stage's own pixels: more cannot be told apart behind a small first portrait. */
const FINEST = 0.75
const SHARPEST = 2

export interface SceneryOptions {
  /** How far it is out of focus, points. */
  sigma?: number
  /** Which of the painter's places: 0..1 would follow the person's seed, so it is fixed. */
  seed: number
}

/** A place painted by the scene painters, out of focus. */
export function scenery(place: Place, { sigma = SHARPEST, seed }: SceneryOptions): SetPiece {
  const specFor = keep<object, SceneSpec>()
  return together({ sigma }, async ({ layer: { brush, width, height, across, down }, occasion, checkCancelled }) => {
    const longest = Math.min(LONGEST, Math.max(SHORTEST, PIXELS_TIMES_SIGMA / sigma))
    const scale = Math.min(FINEST, longest / Math.max(width, height))
    const size = [Math.round(width * scale), Math.round(height * scale)] as const
    const { image } = await paintScene(specFor(occasion, () => ({ ...PLAIN, ...place, seed })), ...size, { progress() {}, checkCancelled })
    const canvas = createCanvas(...size)
    const own = canvas.getContext('2d')
    const pixels = own.createImageData(...size)
    for (let i = 0; i < size[0] * size[1]; i++) {
      for (let c = 0; c < 3; c++) pixels.data[i * 4 + c] = image.data[i * image.channels + c]!
      pixels.data[i * 4 + 3] = 255
    }
    own.putImageData(pixels, 0, 0)
    brush.imageSmoothingEnabled = true
    brush.imageSmoothingQuality = 'high'
    brush.drawImage(canvas, 0, 0, across, down)
  })
}
