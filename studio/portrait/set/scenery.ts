import { createCanvas } from '@napi-rs/canvas'
import { paintScene } from '../../paint/paint-scene.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { keep } from '../../paint/keep.ts'
import type { SetPiece } from '../stage.ts'

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
  /** Painted stroke by stroke, which takes as long at any size: what a small first portrait shows serves the large one too. */
  stroked?: boolean
}

/** A place painted by the scene painters, out of focus. */
export function scenery(place: Place, { sigma = SHARPEST, seed, stroked = false }: SceneryOptions): SetPiece {
  const specFor = keep<object, SceneSpec>()
  const painted = new Map<string, RasterImage>()
  return async ({ layer: { brush, width, height, across, down }, occasion, checkCancelled }) => {
    const longest = Math.min(LONGEST, Math.max(SHORTEST, PIXELS_TIMES_SIGMA / sigma))
    const fitting = longest / Math.max(width, height)
    const scale = stroked ? fitting : Math.min(FINEST, fitting)
    const size = [Math.round(width * scale), Math.round(height * scale)] as const
    // The place is the same in everybody's portrait.
    const known = painted.get(size.join())
    const image = known ?? (await paintScene(specFor(occasion, () => ({ ...PLAIN, ...place, seed })), ...size, { progress() {}, checkCancelled })).image
    if (!known) keepLatest(painted, size.join(), image)
    const canvas = createCanvas(...size)
    const own = canvas.getContext('2d')
    const pixels = own.createImageData(...size)
    for (let i = 0; i < size[0] * size[1]; i++) {
      for (let c = 0; c < 3; c++) pixels.data[i * 4 + c] = image.data[i * image.channels + c]!
      pixels.data[i * 4 + 3] = 255
    }
    own.putImageData(pixels, 0, 0)
    checkCancelled()
    // Put out of focus before it is enlarged, where that is cheap.
    const soft = createCanvas(...size)
    const wash = soft.getContext('2d')
    wash.filter = `blur(${((sigma * Math.min(width, height) * scale) / 1000).toFixed(2)}px)`
    wash.drawImage(canvas, 0, 0)
    brush.save()
    brush.imageSmoothingEnabled = true
    brush.imageSmoothingQuality = 'high'
    brush.drawImage(soft, 0, 0, across, down)
    brush.restore()
  }
}

/** A small first portrait's and a large one's. */
const KEPT = 2

function keepLatest(painted: Map<string, RasterImage>, size: string, image: RasterImage): void {
  const [oldest] = painted.keys()
  if (oldest !== undefined && painted.size >= KEPT) painted.delete(oldest)
  painted.set(size, image)
}
