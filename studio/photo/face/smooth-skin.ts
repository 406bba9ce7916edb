import { smoothstep } from '../../pixels/colour.ts'
import { double, halve } from '../../pixels/half-size.ts'
import { boxBlur, type Plane } from '../../pixels/plane.ts'
import type { Size } from '../../pixels/raster.ts'
import { luma } from '../../style/display-image.ts'
import type { Watch } from '../../vision/watch.ts'
import { blur } from './blur.ts'
import type { Complexion } from './complexion.ts'
import type { FaceView } from './face-view.ts'

/** Variance of light below which the base is flattened: blotches go, folds and the form of the face stay. */
const FLATTENED = 0.0032

/**
 * Smooths skin in place by frequency separation: pimples are filled from around them, unevenness between pores and
 * form is taken out, pores stay. `amount` 0..1.
 */
export function smoothSkin(view: FaceView, { bare }: Complexion, amount: number, watch: Watch): void {
  if (amount === 0) return
  const { planes, unit } = view
  heal(view, bare, Math.min(1, amount * 1.6), watch)
  const coarse = planes.map((plane) => blur(plane, view, unit * 0.0055)) as [Plane, Plane, Plane]
  watch.checkCancelled()
  const bases = flattened(coarse, view, Math.max(2, unit * 0.035), watch)
  const poresKept = 1 - 0.45 * amount
  const evening = Math.min(1, amount * 1.35)
  planes.forEach((plane, c) => {
    watch.checkCancelled()
    for (let i = 0; i < plane.length; i++) {
      const share = bare[i]!
      if (share < 0.004) continue
      const low = coarse[c]![i]!
      plane[i]! += share * (low + (bases[c]![i]! - low) * evening + (plane[i]! - low) * poresKept - plane[i]!)
    }
  })
}

/** Guided filter of each channel by light (He, Sun, Tang 2013), its model found at half size. */
function flattened(planes: FaceView['planes'], size: Size, radius: number, { checkCancelled }: Watch): Plane[] {
  const half = { width: (size.width + 1) >> 1, height: (size.height + 1) >> 1 }
  const small = (plane: Plane) => halve(plane, size, half)
  const mean = (plane: Plane) => boxBlur(plane, half.width, half.height, Math.max(1, Math.round(radius / 2)))
  const large = (plane: Plane) => double(mean(plane), half, size)
  const light = luma({ planes })
  const guide = small(light)
  const meanGuide = mean(guide)
  const variance = mean(guide.map((value) => value * value)).map((value, i) => value - meanGuide[i]! * meanGuide[i]!)
  return planes.map((plane) => {
    checkCancelled()
    const target = small(plane)
    const meanTarget = mean(target)
    const slope = mean(target.map((value, i) => value * guide[i]!)).map(
      (value, i) => (value - meanGuide[i]! * meanTarget[i]!) / (variance[i]! + FLATTENED),
    )
    const offset = large(meanTarget.map((value, i) => value - slope[i]! * meanGuide[i]!))
    const gain = large(slope)
    return offset.map((value, i) => value + gain[i]! * light[i]!)
  })
}

/** Spots of some hundredth of the face's width: dark or red on all sides, so no fold is one; not so dark as a mole. */
function heal(view: FaceView, bare: Plane, amount: number, { checkCancelled }: Watch): void {
  const { planes, unit } = view
  const soften = (plane: Plane, share: number) => blur(plane, view, unit * share)
  const light = luma({ planes })
  // Redness makes a spot as darkness does; green shows both.
  const shade = light.map((value, i) => 0.4 * value + 0.6 * planes[1][i]!)
  checkCancelled()
  const dark = blobs(soften(shade, 0.009), view, Math.max(1, Math.round(unit * 0.012)))
  const spots = soften(dark.map((value, i) => smoothstep(0.012, 0.035, value) * smoothstep(0.3, 0.16, value) * smoothstep(0.4, 0.9, bare[i]!)), 0.008)
  for (let i = 0; i < spots.length; i++) spots[i] = Math.min(1, spots[i]! * 2.2)
  checkCancelled()
  const weight = spots.map((value, i) => (1 - value) * (bare[i]! + 0.02))
  const total = soften(weight, 0.022)
  for (const plane of planes) {
    checkCancelled()
    const around = soften(plane.map((value, i) => value * weight[i]!), 0.022)
    const coarse = soften(plane, 0.0055)
    for (let i = 0; i < plane.length; i++) {
      const share = spots[i]! * amount
      if (share > 0.004) plane[i]! += share * (around[i]! / (total[i]! + 1e-4) - coarse[i]!)
    }
  }
}

/** The lesser curvature of light over `step` pixels: large in the middle of a dark spot, none along a dark line. */
function blobs(light: Plane, { width, height }: Size, step: number): Plane {
  const out = new Float32Array(light.length)
  for (let y = step; y < height - step; y++) {
    for (let x = step, i = y * width + step; x < width - step; x++, i++) {
      const middle = 2 * light[i]!
      const across = light[i - step]! + light[i + step]! - middle
      const down = light[i - step * width]! + light[i + step * width]! - middle
      const up = step * width
      const both = (light[i - up - step]! + light[i + up + step]! - light[i - up + step]! - light[i + up - step]!) / 4
      const mean = (across + down) / 2
      out[i] = Math.max(0, mean - Math.hypot((across - down) / 2, both))
    }
  }
  return out
}
