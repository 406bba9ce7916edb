import { clamp, display } from '../pixels/colour.ts'
import { mapToPlane } from '../pixels/map-values.ts'
import { gaussianBlur, type Plane } from '../pixels/plane.ts'
import type { TaskContext } from '../pool/task-context.ts'
import { luma, type DisplayImage } from '../style/display-image.ts'
import { loadOpenCv } from '../vision/opencv.ts'
import type { Face } from '../vision/faces.ts'
import { chooseColours, isGround, sketchPalettes, type PersonColours, type PlaceColours, type SketchPaletteName } from './choose-colours.ts'
import { lineArt } from './line-art.ts'
import { partsByEyes } from './people-by-eyes.ts'
import { partAtFaces, personParts } from './people.ts'
import { regionFacts } from './region-facts.ts'
import { distanceInside, findRegions, type Regions } from './regions.ts'
import { sketchLooks, type SketchLookName } from './sketch-looks.ts'

export interface SketchOptions {
  look: SketchLookName
  /** Places, as shares of the width and height, with the colour '#rrggbb' wanted there. */
  taps: readonly { x: number; y: number; colour: string }[]
  palette: SketchPaletteName
  /** Colours that are wanted somewhere, '#rrggbb'. */
  wanted: readonly string[]
  places: PlaceColours
  /** Who the drawing is said to be of. */
  of?: 'person' | 'animal' | undefined
  /** Colours that the people in the drawing are to have. */
  person: PersonColours
  /** How strong the light and the lines are, 0..1. */
  shading: number
  lines: number
  seed: number
}

interface RenderedSketch {
  picture: DisplayImage
  /** Whether a person was found in the drawing. */
  showsPerson: boolean
}

/**
 * Colours a line drawing: areas that its lines enclose get colours that go together, or those tapped; people about the
 * given faces (in the drawing's pixels) get the colours of people.
 */
export async function renderSketch(drawing: DisplayImage, faces: readonly Face[], options: SketchOptions, context: TaskContext): Promise<RenderedSketch> {
  const { cv } = await loadOpenCv()
  const { width, height } = drawing
  context.checkCancelled()
  const ink = lineArt(cv, luma(drawing), drawing)
  context.progress(0.2)
  context.checkCancelled()
  const people = options.of === 'animal' ? [] : faces
  const regions = partAtFaces(findRegions(cv, ink, drawing), people, drawing)
  context.progress(0.5)
  context.checkCancelled()
  const facts = regionFacts(regions, drawing)
  const parts = people.length === 0 && options.of === 'person' ? partsByEyes(cv, regions, facts, ink, drawing) : personParts(regions, people, drawing)
  const colours = chooseColours(
    facts,
    sketchPalettes[options.palette],
    { wanted: options.wanted, places: options.places, isAnimal: options.of === 'animal' },
    { parts, colours: options.person },
    options.seed,
  )
  for (const { x, y, colour } of options.taps) {
    const at = Math.min(height - 1, Math.floor(y * height)) * width + Math.min(width - 1, Math.floor(x * width))
    colours[regions.labels[at]!] = display(colour)
  }
  const plane = (c: number) => {
    const out = new Float32Array(width * height)
    for (let i = 0; i < out.length; i++) out[i] = colours[regions.labels[i]!]![c]!
    return out
  }
  const paint: DisplayImage = { width, height, planes: [plane(0), plane(1), plane(2)] }
  const depth = distanceInside(cv, insideOf(regions, drawing), drawing)
  context.checkCancelled()
  // Sky and ground lie flat behind the things.
  const relief = mapToPlane(facts, (region) => (isGround(region) ? 0 : 1))
  const light = cushionLight(depth, regions.labels, relief, drawing)
  context.progress(0.6)
  context.checkCancelled()
  const { shading, lines, seed } = options
  const picture = sketchLooks[options.look]({ paint, ink, light, depth, shading, lines, seed }, {
    checkCancelled: () => context.checkCancelled(),
    progress: (at) => context.progress(0.6 + 0.4 * at),
  })
  return { picture, showsPerson: parts.some((part) => part !== undefined) }
}

/** 255 inside the areas, 0 where two meet. */
function insideOf({ labels }: Regions, { width, height }: DisplayImage): Uint8Array {
  const inside = new Uint8Array(width * height).fill(255)
  for (let y = 0; y < height; y++) {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if ((x + 1 < width && labels[i] !== labels[i + 1]) || (y + 1 < height && labels[i] !== labels[i + width])) inside[i] = 0
    }
  }
  return inside
}

/** Light from the upper left on areas that bulge like cushions (Johnston 2002, 'Lumo'), from their depth in pixels. */
function cushionLight(depth: Plane, labels: Int32Array, relief: Float32Array, { width, height }: DisplayImage): Plane {
  const long = Math.max(width, height)
  const cap = long / 11
  const bulge = depth.map((value, i) => Math.sqrt(Math.min(value, cap) / cap) * cap * relief[labels[i]!]!)
  const soft = gaussianBlur(bulge, width, height, long / 130)
  const light = new Float32Array(width * height)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, i = y * width + 1; x < width - 1; x++, i++) {
      if (!relief[labels[i]!]) continue
      const slope = (soft[i + 1]! - soft[i - 1]!) * 0.6 + (soft[i + width]! - soft[i - width]!) * 0.8
      light[i] = clamp(slope * 0.42, -1, 1)
    }
  }
  return gaussianBlur(light, width, height, long / 500)
}
