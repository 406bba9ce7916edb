import type { Plane } from '../../../pixels/plane.ts'
import type { Region, Size } from '../../../pixels/raster.ts'
import { PATCH, PATCH_AREA, restoreColumns, restoreRow, transformColumns, transformRow } from './dct.ts'
import { LATTICE } from './lattice.ts'

/** Rows of pixels that the patches of a part of the lattice cover. */
const rowsOf = (part: Region) => (part.height - 1) * LATTICE + PATCH

/** 8×8 DCT of the patch at each wanted (1) lattice position of the part. Patches one above the other share their rows' transform. */
export function spectraOf(plane: Plane, size: Size, part: Region, wanted: Uint8Array): Float32Array {
  const stride = part.width * PATCH
  const rows = new Float32Array(rowsOf(part) * stride)
  for (let y = 0, at = 0; y < rowsOf(part); y++) {
    let from = (part.top * LATTICE + y) * size.width + part.left * LATTICE
    for (let i = 0; i < part.width; i++, at += PATCH, from += LATTICE) {
      for (let u = 0; u < PATCH; u++) rows[at + u] = plane[from + u]!
      transformRow(rows, at)
    }
  }
  const spectra = new Float32Array(part.width * part.height * PATCH_AREA)
  for (let j = 0, position = 0; j < part.height; j++) {
    for (let i = 0; i < part.width; i++, position++) {
      if (!wanted[position]) continue
      let from = j * LATTICE * stride + i * PATCH
      const patch = position * PATCH_AREA
      let at = patch
      for (let k = 0; k < PATCH; k++, at += PATCH, from += stride) for (let u = 0; u < PATCH; u++) spectra[at + u] = rows[from + u]!
      transformColumns(spectra, patch)
    }
  }
  return spectra
}

/** Kaiser window of β = 2: the middle of a patch is surer than its rim. */
const WINDOW = Float32Array.of(0.4387, 0.6513, 0.8321, 0.9544, 0.9544, 0.8321, 0.6513, 0.4387)

export interface WeightedSpectra {
  /** Sums of weighted spectra at each lattice position; used up. */
  spectra: Float32Array
  /** Sum of their weights. */
  weights: Float32Array
}

/** Adds the patches to the picture's sums, and their weights to its weights. */
export function addPatches(patches: WeightedSpectra, size: Size, part: Region, sums: Plane, weights: Plane): void {
  const stride = part.width * PATCH
  const rows = new Float32Array(rowsOf(part) * stride)
  const rowWeights = new Float32Array(rowsOf(part) * part.width)
  for (let j = 0, position = 0; j < part.height; j++) {
    for (let i = 0; i < part.width; i++, position++) {
      const weight = patches.weights[position]!
      if (weight === 0) continue
      let from = position * PATCH_AREA
      restoreColumns(patches.spectra, from)
      for (let k = 0, row = j * LATTICE; k < PATCH; k++, row++) {
        const share = WINDOW[k]!
        rowWeights[row * part.width + i]! += share * weight
        for (let to = row * stride + i * PATCH, end = to + PATCH; to < end; to++, from++) rows[to]! += share * patches.spectra[from]!
      }
    }
  }
  for (let y = 0, position = 0; y < rowsOf(part); y++) {
    for (let i = 0; i < part.width; i++, position++) {
      const weight = rowWeights[position]!
      if (weight === 0) continue
      const from = position * PATCH
      restoreRow(rows, from)
      const to = (part.top * LATTICE + y) * size.width + (part.left + i) * LATTICE
      for (let u = 0; u < PATCH; u++) {
        sums[to + u]! += WINDOW[u]! * rows[from + u]!
        weights[to + u]! += WINDOW[u]! * weight
      }
    }
  }
}
