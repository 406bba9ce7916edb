import type { RasterImage } from '../../../pixels/linear-image.ts'
import type { Plane } from '../../../pixels/plane.ts'
import { colourPlanes, fitWithin, type Size } from '../../../pixels/raster.ts'
import { luma, percentiles } from '../../../style/display-image.ts'
import { withOwned, type OpenCv } from '../../../vision/opencv.ts'
import { scaledFace, type CarefulFace } from './careful-places.ts'
import { haveSuffered } from './evidence.ts'
import { markFilmScratches } from './film-scratches.ts'
import { isScratch, isSpeck, type Damage } from './judge.ts'
import { Surveyor } from './survey.ts'
import { byDirection, findThinThings, piecesOf, type Pieces, type Wanted } from './thin-things.ts'
import { traceScratch } from './trace.ts'

/** Longest side at which damage is looked for. */
const WORKING_SIDE = 896
/** Shares of the longest side: width of a scratch, side of a speck, and what is looked at around either. */
const SCRATCH_WIDTH = 0.009
const SPECK_SIDE = 0.012
const SURROUNDINGS = 0.012
/** Pixels at the working size. */
const WIDEST = 5
/** Gap in pixels over which a scratch goes on. */
const GAP = 5
/** A scratch of this share of the longest side says that the photo has suffered, and that specks are dust. */
const LONG_SCRATCH = 0.25
/** How much more then passes for damage. */
const SUFFERED_TOLERANCE = 1.6
const USUAL_STRENGTH = 0.5
/** From this strength on specks are taken away in any photo. */
const SPECKS_ALONE = 0.75

/**
 * Scratches and dust in a photo: 1 where damaged, at the photo's size; undefined where nothing is.
 * `wanted` is the strength, 0..1; without it nothing counts unless what is found is surely damage, or the photo has
 * suffered otherwise (`isOld`). `tick` is called every now and then, and may throw.
 */
export function findScratches(
  cv: OpenCv,
  photo: RasterImage,
  faces: readonly CarefulFace[],
  wanted: number | undefined,
  isOld: boolean,
  tick: () => void,
): Uint8Array | undefined {
  const strength = wanted ?? USUAL_STRENGTH
  const size = fitWithin(photo, WORKING_SIDE)
  const longest = Math.max(size.width, size.height)
  const scale = size.width / photo.width
  const brightness = luma({ planes: colourPlanes(photo, size) })
  tick()
  const damage: Omit<Damage, 'tolerance'> = {
    length: longest * (0.16 - 0.12 * strength),
    width: Math.min(WIDEST, Math.max(3, SCRATCH_WIDTH * longest)),
    speck: Math.max(4, SPECK_SIDE * longest),
    light: percentiles(brightness, [0.75])[0]!,
    dark: percentiles(brightness, [0.2])[0]!,
    faces: faces.map((face) => scaledFace(face, scale)),
  }
  const least = 0.12 - 0.08 * strength
  const candidates = [true, false].map((bright) => findCandidates(cv, brightness, size, { bright, width: 2 * damage.width, least }, tick))
  const damaged = new Uint8Array(size.width * size.height)
  const traceAll = (tolerance: number) =>
    candidates.flatMap(({ bright, contrast, lines }) =>
      lines.flatMap(({ pieces, labels, surveyor }) => {
        tick()
        const scratches = pieces.filter((piece) => isScratch(piece, bright, { ...damage, tolerance }, surveyor))
        for (const scratch of scratches) traceScratch(scratch, labels, contrast, least, size, damaged)
        return scratches
      }),
    )
  const suffered = traceAll(1).some(({ box }) => Math.hypot(box.width, box.height) > LONG_SCRATCH * longest)
  if (suffered) traceAll(SUFFERED_TOLERANCE)
  // What is looked for with less contrast runs into other things: a stronger search finds not all that the usual one does.
  for (const each of new Set([Math.min(strength, USUAL_STRENGTH), strength])) {
    markFilmScratches({ brightness, size, faces: damage.faces, strength: each, tick }, damaged)
  }
  if (suffered || strength >= SPECKS_ALONE) {
    for (const { bright, specks: { pieces, labels, surveyor } } of candidates) {
      const tolerance = suffered ? SUFFERED_TOLERANCE : 1
      const found = pieces.filter((piece) => isSpeck(piece, bright, { ...damage, tolerance }, surveyor))
      const specks = new Set(found.map(({ label }) => label))
      labels.forEach((label, i) => { if (specks.has(label)) damaged[i] = 1 })
    }
  }
  if (wanted === undefined && !isOld && !haveSuffered(cv, damaged, brightness, size)) return undefined
  return damaged.includes(1) ? enlargedMask(cv, damaged, size, photo) : undefined
}

interface Surveyed extends Pieces {
  surveyor: Surveyor
}

interface Candidates {
  bright: boolean
  contrast: Plane
  /** Pieces that run in each direction. */
  lines: readonly Surveyed[]
  specks: Surveyed
}

function findCandidates(cv: OpenCv, brightness: Plane, size: Size, wanted: Wanted, tick: () => void): Candidates {
  tick()
  const { contrast, mask } = findThinThings(cv, brightness, size, wanted)
  tick()
  const reach = Math.max(3, Math.round(SURROUNDINGS * Math.max(size.width, size.height)))
  const surveyed = (part: Uint8Array, gap: number): Surveyed => {
    tick()
    const found = piecesOf(cv, part, size, gap)
    return { ...found, surveyor: new Surveyor(found.labels, contrast, brightness, size, reach) }
  }
  const lines = byDirection(contrast, mask, size).map((part) => surveyed(part, GAP))
  return { bright: wanted.bright, contrast, lines, specks: surveyed(mask, 1) }
}

/** The mask at another size, grown by the soft rim that damage has. */
function enlargedMask(cv: OpenCv, mask: Uint8Array, from: Size, to: Size): Uint8Array {
  return withOwned(cv, (own) => {
    const small = own(new cv.Mat(from.height, from.width, cv.CV_8UC1))
    small.data.set(mask)
    const large = own(new cv.Mat())
    cv.resize(small, large, new cv.Size(to.width, to.height), 0, 0, cv.INTER_NEAREST)
    const rim = 2 * Math.ceil(to.width / from.width) + 1
    cv.dilate(large, large, own(cv.getStructuringElement(cv.MORPH_ELLIPSE, new cv.Size(rim, rim))))
    return new Uint8Array(large.data)
  })
}
