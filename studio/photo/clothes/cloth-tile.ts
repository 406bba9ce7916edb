import { createCanvas } from '@napi-rs/canvas'
import type { Colours, Plane } from '../../pixels/plane.ts'
import type { Size } from '../../pixels/raster.ts'
import { clothPalette } from './cloth-palette.ts'
import { patterns, type ClothPattern } from './patterns.ts'

/** A piece of cloth, in linear light, at the size that it has in the photo. */
export interface ClothTile extends Size {
  planes: Colours
  /** How it goes on past its edges: again from the start, or by its border, to and fro. */
  edge: 'repeated' | 'mirrored'
  /** The point of it that lies between the shoulders, in pixels from its left and its upper edge. */
  middle: number
  collar: number
}

/** The cloth's colour at a place (pixels across and down from between the shoulders), bilinear. */
export function sampleCloth({ width, height, edge, middle, collar }: ClothTile, plane: Plane, u: number, v: number): number {
  const fu = within(u + middle, width, edge)
  const fv = within(v + collar, height, edge)
  const [x0, y0] = [fu | 0, fv | 0]
  const x1 = x0 + 1 < width ? x0 + 1 : edge === 'repeated' ? 0 : x0
  const y1 = y0 + 1 < height ? y0 + 1 : edge === 'repeated' ? 0 : y0
  const [p, q] = [fu - x0, fv - y0]
  const upper = plane[y0 * width + x0]! * (1 - p) + plane[y0 * width + x1]! * p
  return upper * (1 - q) + (plane[y1 * width + x0]! * (1 - p) + plane[y1 * width + x1]! * p) * q
}

function within(at: number, length: number, edge: ClothTile['edge']): number {
  if (edge === 'repeated') return Math.min(length - 1e-3, at - Math.floor(at / length) * length)
  const band = EDGE_BAND * length
  const beyond = at < 0 ? -at : at - length
  if (beyond <= 0) return Math.min(length - 1e-3, at)
  const turn = beyond - Math.floor(beyond / (2 * band)) * 2 * band
  const inwards = turn < band ? turn : 2 * band - turn
  return at < 0 ? inwards : Math.min(length - 1e-3, length - inwards)
}

/** Share of a mirrored cloth that goes on past its edge, to and fro, so that a print on its middle is not seen twice. */
const EDGE_BAND = 0.09

/** Draws one repeat of a pattern at the size it has in the photo; `faceHeight` in pixels. */
export function clothTile(pattern: ClothPattern, colour: string | undefined, faceHeight: number): ClothTile {
  const design = patterns[pattern]
  const palette = clothPalette(colour ?? design.colour)
  const side = Math.max(8, Math.min(1600, Math.round(design.repeat * faceHeight)))
  const canvas = createCanvas(side, side)
  const g = canvas.getContext('2d')
  g.scale(side, side)
  g.fillStyle = palette.base
  g.fillRect(0, 0, 1, 1)
  design.draw(g, palette)
  const { data } = g.getImageData(0, 0, side, side)
  const plane = (c: number) => Float32Array.from({ length: side * side }, (_, i) => Math.pow(data[i * 4 + c]! / 255, 2.2))
  return { width: side, height: side, planes: [plane(0), plane(1), plane(2)], edge: 'repeated', middle: 0, collar: 0 }
}
