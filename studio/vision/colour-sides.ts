import { boxBlur, type Colours, type Plane } from '../pixels/plane.ts'
import type { Size } from '../pixels/raster.ts'
import type { LinearModel } from './guided-filter.ts'

/** A linear model of alpha, and how far the sides lie apart in it: the squared distance of their means in their own spreads. */
export interface ColourSides extends LinearModel {
  apart: Plane
}

/** Variance of a camera's noise. */
const NOISE = 0.0006
/** Least share of the neighbourhood that a side must fill. */
const LEAST = 1e-4

/**
 * Tells subject from ground by the colours around each pixel: Fisher's linear discriminant between the colours weighted by
 * `subject` and those weighted by `ground` (0..1) within some one and a half radii. It is 0 at the ground's mean and 1 at
 * the subject's. Where a side is far away, `apart` is 0; it is small where the sides share colours.
 */
export function colourSides(colours: Colours, subject: Plane, ground: Plane, size: Size, radius: number): ColourSides {
  const near = statistics(colours, subject, size, radius)
  const far = statistics(colours, ground, size, radius)
  const plane = () => new Float32Array(subject.length)
  const [red, green, blue, offset, apart] = [plane(), plane(), plane(), plane(), plane()]
  for (let i = 0; i < apart.length; i++) {
    if (near.weight[i]! <= LEAST || far.weight[i]! <= LEAST) continue
    const spread = (k: number) => 0.5 * (near.spread[k]![i]! + far.spread[k]![i]!)
    // The scatter within the sides [a b c; b d e; c e f], inverted by cofactors.
    const [a, b, c, d, e, f] = [spread(0) + NOISE, spread(1), spread(2), spread(3) + NOISE, spread(4), spread(5) + NOISE]
    const [aa, ab, ac] = [d * f - e * e, c * e - b * f, b * e - c * d]
    const [bb, bc, cc] = [a * f - c * c, b * c - a * e, a * d - b * b]
    const inverse = 1 / (a * aa + b * ab + c * ac)
    const [fromR, fromG, fromB] = [far.mean[0]![i]!, far.mean[1]![i]!, far.mean[2]![i]!]
    const [x, y, z] = [near.mean[0]![i]! - fromR, near.mean[1]![i]! - fromG, near.mean[2]![i]! - fromB]
    const r = (aa * x + ab * y + ac * z) * inverse
    const g = (ab * x + bb * y + bc * z) * inverse
    const w = (ac * x + bc * y + cc * z) * inverse
    const distance = r * x + g * y + w * z
    const scale = 1 / (distance + 1e-4)
    red[i] = r * scale
    green[i] = g * scale
    blue[i] = w * scale
    offset[i] = -(r * fromR + g * fromG + w * fromB) * scale
    apart[i] = distance
  }
  return { ...size, red, green, blue, offset, apart }
}

/** Weight, means, and covariances (rr, rg, rb, gg, gb, bb) of the weighted colours around each pixel. */
function statistics(colours: Colours, weights: Plane, { width, height }: Size, radius: number) {
  const blur = (plane: Plane) => boxBlur(boxBlur(plane, width, height, radius), width, height, Math.max(1, radius >> 1))
  const weight = blur(weights)
  const product = new Float32Array(weights.length)
  const meanOf = (one: Plane, other: Plane) => {
    for (let i = 0; i < product.length; i++) product[i] = one[i]! * other[i]!
    const sums = blur(product)
    for (let i = 0; i < sums.length; i++) sums[i]! /= weight[i]! + 1e-6
    return sums
  }
  const mean = colours.map((plane) => meanOf(plane, weights))
  const spread: Plane[] = []
  for (let k = 0; k < 3; k++) {
    const weighted = colours[k]!.map((value, i) => value * weights[i]!)
    for (let l = k; l < 3; l++) {
      const squares = meanOf(weighted, colours[l]!)
      for (let i = 0; i < squares.length; i++) squares[i]! -= mean[k]![i]! * mean[l]![i]!
      spread.push(squares)
    }
  }
  return { weight, mean, spread }
}
