import sharp from 'sharp'
import { smoothstep } from '../../pixels/colour.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import type { Plane } from '../../pixels/plane.ts'
import type { Region, Size } from '../../pixels/raster.ts'
import type { Watch } from '../../vision/watch.ts'
import type { Sitter } from './read-sitter.ts'
import { cutsOf, type Placing } from './seat.ts'

/** The people as they sit in the picture: its size, its pixels. */
export interface Seated {
  colours: RasterImage
  alpha: Plane
  heads: readonly Region[]
  /** Somebody who is seen down to the ground: middle, lowest point and half the width. */
  feet?: { x: number; y: number; half: number } | undefined
  /** Face meshes; z on the same scale. */
  meshes: readonly (readonly (readonly [x: number, y: number, z: number])[])[]
}

/** Where the photo ends within the picture, people dissolve over this share of the picture's height. */
const FADE = 0.1
const LOWEST_FEET = 0.985
/** Enlarged photos are sharpened: sigma in picture pixels. */
const SHARPEN = { sigma: 1.2, m1: 0.4, m2: 1.6 }

/** `fading`: people dissolve where the photo itself ends within the picture. */
export async function placeSitter(sitter: Sitter, placing: Placing, size: Size, fading: boolean, watch: Watch): Promise<Seated> {
  const { foreground, alpha } = sitter.cut
  const { scale, left, top } = placing
  const from = {
    left: Math.max(0, Math.floor(-left / scale)),
    top: Math.max(0, Math.floor(-top / scale)),
    right: Math.min(foreground.width, Math.ceil((size.width - left) / scale)),
    bottom: Math.min(foreground.height, Math.ceil((size.height - top) / scale)),
  }
  const region = { left: from.left, top: from.top, width: from.right - from.left, height: from.bottom - from.top }
  const to = { width: Math.max(1, Math.round(region.width * scale)), height: Math.max(1, Math.round(region.height * scale)) }
  const at = { x: Math.round(left + region.left * scale), y: Math.round(top + region.top * scale) }
  const opacity = new Uint8Array(alpha.length)
  for (let i = 0; i < opacity.length; i++) opacity[i] = alpha[i]! * 255 + 0.5
  watch.checkCancelled()
  const [colours, shape] = await Promise.all([
    resampled(foreground.data, 3, foreground, region, to, scale > 1.15),
    resampled(opacity, 1, foreground, region, to, false),
  ])
  const out = new Uint8Array(size.width * size.height * 3)
  const seated = new Float32Array(size.width * size.height)
  const cuts = fading ? cutsOf(sitter) : undefined
  const reach = FADE * size.height
  const end = { left, right: left + foreground.width * scale, bottom: top + foreground.height * scale }
  const aside = Float32Array.from({ length: size.width }, (_, x) => {
    const onLeft = cuts?.left && end.left > 1 ? smoothstep(0, reach, x - end.left) : 1
    const onRight = cuts?.right && end.right < size.width - 1 ? smoothstep(0, reach, end.right - x) : 1
    return onLeft * onRight
  })
  for (let y = Math.max(0, at.y); y < Math.min(size.height, at.y + to.height); y++) {
    if (y % 128 === 0) watch.checkCancelled()
    const below = cuts?.bottom && end.bottom < size.height - 1 ? smoothstep(0, reach, end.bottom - y) : 1
    for (let x = Math.max(0, at.x); x < Math.min(size.width, at.x + to.width); x++) {
      const source = (y - at.y) * to.width + x - at.x
      const i = y * size.width + x
      seated[i] = (shape[source]! / 255) * below * aside[x]!
      out[i * 3] = colours[source * 3]!
      out[i * 3 + 1] = colours[source * 3 + 1]!
      out[i * 3 + 2] = colours[source * 3 + 2]!
    }
  }
  const move = ({ left: x, top: y, width, height }: Region): Region => ({
    left: left + x * scale,
    top: top + y * scale,
    width: width * scale,
    height: height * scale,
  })
  return {
    colours: { ...size, channels: 3, data: out },
    alpha: seated,
    heads: sitter.heads.map(move),
    feet: feetOf(move(sitter.bounds), size),
    meshes: sitter.faces.map(({ mesh }) => mesh.map(([x, y, z]) => [left + x * scale, top + y * scale, z * scale] as const)),
  }
}

function feetOf({ left, top, width, height }: Region, picture: Size): Seated['feet'] {
  const bottom = top + height
  return bottom < picture.height * LOWEST_FEET ? { x: left + width / 2, y: bottom, half: width / 2 } : undefined
}

function resampled(data: Uint8Array, channels: 1 | 3, { width, height }: Size, region: Region, to: Size, sharpen: boolean): Promise<Buffer> {
  const image = sharp(data, { raw: { width, height, channels } })
    .extract(region)
    .resize(to.width, to.height, { fit: 'fill', kernel: 'lanczos3' })
  return (sharpen ? image.sharpen(SHARPEN) : image).toColourspace(channels === 1 ? 'b-w' : 'srgb').raw().toBuffer()
}
