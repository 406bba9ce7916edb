import type { Plane } from '../../../pixels/plane.ts'
import type { Region, Size } from '../../../pixels/raster.ts'
import { PATCH_AREA } from './dct.ts'
import { GROUP, groupPatches, REACH, type Guide } from './groups.ts'
import { latticeOf } from './lattice.ts'
import { addPatches, spectraOf } from './spectra.ts'
import { createShrunk, hardThreshold, scatter, wiener } from './shrink.ts'

/** Lattice steps along a tile's side: its spectra stay within some megabytes. */
const TILE = 64

export interface NoisyPlane {
  noisy: Plane
  /** A cleaner version to tell picture from noise by; without it the spectrum is thresholded. */
  pilot?: Plane
  /** Standard deviation of the noise. */
  sigma: number
}

/**
 * One stage of BM3D (Dabov, Foi, Katkovnik, Egiazarian 2007) over planes of one (even) size that share the groups
 * found in `guide`. Patches lie on a lattice of every second pixel, so that a patch is
 * transformed once for all of its groups, and their results are summed before they are transformed back, once.
 */
export function collaborativeFilter(
  planes: readonly NoisyPlane[],
  guide: Guide,
  size: Size,
  step: (fraction: number) => void,
): Plane[] {
  const lattice = latticeOf(size)
  const sums = planes.map(() => new Float32Array(size.width * size.height))
  const weights = planes.map(() => new Float32Array(size.width * size.height))
  const tiles = tilesOf(lattice)
  tiles.forEach((tile, index) => {
    const groups = groupPatches(guide, size, tile)
    step((index + 0.3) / tiles.length)
    planes.forEach((plane, c) => {
      filterTile(plane, size, grown(tile, lattice), groups, sums[c]!, weights[c]!)
      step((index + 0.3 + (0.7 * (c + 1)) / planes.length) / tiles.length)
    })
  })
  sums.forEach((sum, c) => {
    const weight = weights[c]!
    for (let i = 0; i < sum.length; i++) sum[i]! /= weight[i]!
  })
  return sums
}

function filterTile({ noisy, pilot, sigma }: NoisyPlane, size: Size, part: Region, groups: Int32Array, sums: Plane, weights: Plane): void {
  const starts = spectraStarts(groups, size, part)
  const resultWeights = new Float32Array(part.width * part.height)
  const wanted = new Uint8Array(part.width * part.height)
  for (const start of starts) wanted[start / PATCH_AREA] = 1
  const spectra = spectraOf(noisy, size, part, wanted)
  const pilotSpectra = pilot && spectraOf(pilot, size, part, wanted)
  const results = new Float32Array(spectra.length)
  const shrunk = createShrunk()
  for (let first = 0; first < starts.length; first += GROUP) {
    if (pilotSpectra) wiener(spectra, pilotSpectra, starts, first, sigma, shrunk)
    else hardThreshold(spectra, starts, first, sigma, shrunk)
    scatter(shrunk, starts, first, results)
    for (let k = first; k < first + GROUP; k++) resultWeights[starts[k]! / PATCH_AREA]! += shrunk.weight
  }
  addPatches({ spectra: results, weights: resultWeights }, size, part, sums, weights)
}

/** Where in a part's spectra those of the groups' patches begin. */
function spectraStarts(groups: Int32Array, size: Size, part: Region): Int32Array {
  const latticeWidth = latticeOf(size).width
  return groups.map((position) => {
    const row = Math.floor(position / latticeWidth)
    return PATCH_AREA * ((row - part.top) * part.width + position - row * latticeWidth - part.left)
  })
}

function tilesOf(lattice: Size): Region[] {
  const tiles: Region[] = []
  for (let top = 0; top < lattice.height; top += TILE) {
    for (let left = 0; left < lattice.width; left += TILE) {
      tiles.push({ left, top, width: Math.min(TILE, lattice.width - left), height: Math.min(TILE, lattice.height - top) })
    }
  }
  return tiles
}

/** The tile with all that its groups can reach. */
function grown({ left, top, width, height }: Region, lattice: Size): Region {
  const [x, y] = [Math.max(0, left - REACH), Math.max(0, top - REACH)]
  return {
    left: x,
    top: y,
    width: Math.min(lattice.width, left + width + REACH) - x,
    height: Math.min(lattice.height, top + height + REACH) - y,
  }
}
