import { boxBlur, type Colours, type Plane } from '../pixels/plane.ts'
import type { Size } from '../pixels/raster.ts'

/** The local model alpha = red·r + green·g + blue·b + offset around each pixel. */
export interface LinearModel extends Size {
  red: Plane
  green: Plane
  blue: Plane
  offset: Plane
}

/**
 * Colour guided filter (He, Sun, Tang 2013): the linear model of `target` over the guide's colours (0..1) in
 * windows of `radius` pixels, averaged. Small `epsilon` follows the finest edges of the guide.
 */
export function guidedModel(guide: Colours, target: Plane, size: Size, radius: number, epsilon: number): LinearModel {
  const { width, height } = size
  const mean = (plane: Plane) => boxBlur(plane, width, height, radius)
  const product = new Float32Array(target.length)
  const meanOfProduct = (a: Plane, b: Plane) => {
    for (let i = 0; i < product.length; i++) product[i] = a[i]! * b[i]!
    return mean(product)
  }
  const [r, g, b] = guide
  const [meanR, meanG, meanB] = [mean(r), mean(g), mean(b)]
  const meanT = mean(target)
  const [rr, rg, rb] = [meanOfProduct(r, r), meanOfProduct(r, g), meanOfProduct(r, b)]
  const [gg, gb, bb] = [meanOfProduct(g, g), meanOfProduct(g, b), meanOfProduct(b, b)]
  const [rt, gt, bt] = [meanOfProduct(r, target), meanOfProduct(g, target), meanOfProduct(b, target)]

  // The results take the place of the products, which saves four planes.
  const [red, green, blue, offset] = [rt, gt, bt, bb]
  for (let i = 0; i < target.length; i++) {
    const [x, y, z, t] = [meanR[i]!, meanG[i]!, meanB[i]!, meanT[i]!]
    const covR = rt[i]! - x * t
    const covG = gt[i]! - y * t
    const covB = bt[i]! - z * t
    // Inverse of the symmetric covariance matrix [a b c; b d e; c e f] by cofactors.
    const a = rr[i]! - x * x + epsilon
    const b = rg[i]! - x * y
    const c = rb[i]! - x * z
    const d = gg[i]! - y * y + epsilon
    const e = gb[i]! - y * z
    const f = bb[i]! - z * z + epsilon
    const aa = d * f - e * e
    const ab = c * e - b * f
    const ac = b * e - c * d
    const scale = 1 / (a * aa + b * ab + c * ac || 1e-12)
    red[i] = (aa * covR + ab * covG + ac * covB) * scale
    green[i] = (ab * covR + (a * f - c * c) * covG + (b * c - a * e) * covB) * scale
    blue[i] = (ac * covR + (b * c - a * e) * covG + (a * d - b * b) * covB) * scale
    offset[i] = t - red[i]! * x - green[i]! * y - blue[i]! * z
  }
  return { width, height, red: mean(red), green: mean(green), blue: mean(blue), offset: mean(offset) }
}

/** The model's value at its own size. */
export function applyModel({ red, green, blue, offset }: LinearModel, [r, g, b]: Colours): Plane {
  const out = new Float32Array(offset.length)
  for (let i = 0; i < out.length; i++) out[i] = offset[i]! + red[i]! * r[i]! + green[i]! * g[i]! + blue[i]! * b[i]!
  return out
}
