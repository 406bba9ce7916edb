import { clamp, smoothstep } from '../../pixels/colour.ts'
import { mapToBytes } from '../../pixels/map-values.ts'
import { gaussianBlur, type Plane, sumOf } from '../../pixels/plane.ts'
import type { Region, Size } from '../../pixels/raster.ts'
import { connectedComponents } from '../../vision/components.ts'
import type { OpenCv } from '../../vision/opencv.ts'
import type { Field } from './field.ts'

/** Nearness of what a photo shows, by where it stands: there is no measuring it. */
const SKY = 0.06
const HORIZON = 0.2
const FOREGROUND = 0.72
const WALL = { top: 0.22, bottom: 0.36 }
const CLOSE_BY = 0.86
/** How much of the frame's height somebody fills who is photographed from near. */
const CLOSE_HEIGHT = 0.45
/** How far what is round stands out in the middle. */
const RELIEF = 0.1
/** Where the ground begins in a photo without a sky, from above. */
const USUAL_HORIZON = 0.4

export interface Depths {
  ground: Field
  /** Of the subject; missing where there is none. */
  subject?: Field
}

/**
 * How near everything is: the ground comes nearer towards the lower edge, the sky is far, whoever stands on the ground is as near as their
 * feet, and somebody whom the frame cuts off below is close by. Masks are `size`d.
 */
export function depthsOf(cv: OpenCv, size: Size, subject: Plane | undefined, sky: Plane | undefined, faces: readonly Region[]): Depths {
  const { width, height } = size
  const horizon = sky ? horizonBelow(sky, size) : USUAL_HORIZON
  const pieces = subject ? piecesOf(cv, subject, size) : []
  const isClose = pieces.some(({ bottom, top, area }) => bottom >= 0.97 && (bottom - top > CLOSE_HEIGHT || area > 0.2))
  const groundAt = (y: number) =>
    isClose && !sky ? WALL.top + (WALL.bottom - WALL.top) * y : HORIZON + (FOREGROUND - HORIZON) * smoothstep(0, 1, (y - horizon) / (1.25 - horizon))
  const ground = new Float32Array(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    const level = groundAt((y + 0.5) / height)
    for (let x = 0; x < width; x++, i++) ground[i] = level + (SKY - level) * (sky?.[i] ?? 0)
  }
  const smooth = (plane: Plane, by: number) => gaussianBlur(plane, width, height, by * Math.max(width, height))
  const depths: Depths = { ground: { ...size, data: smooth(ground, 0.035) } }
  if (!subject || pieces.length === 0) return depths

  const [near, weight] = [new Float32Array(width * height), new Float32Array(width * height)]
  for (const { pixels, bottom } of pieces) {
    const level = bottom >= 0.97 ? CLOSE_BY : clamp(groundAt(bottom) + 0.05, 0.4, CLOSE_BY)
    for (const i of pixels) [near[i], weight[i]] = [level, 1]
  }
  const [nearAround, around] = [smooth(near, 0.06), smooth(weight, 0.06)]
  const mean = sumOf(near) / sumOf(weight)
  const relief = smooth(weight, 0.05)
  const bumps = faceBumps(faces, size)
  depths.subject = {
    ...size,
    data: nearAround.map((value, i) => clamp((value + mean * 1e-3) / (around[i]! + 1e-3) + RELIEF * (relief[i]! - 0.7) + bumps[i]!, 0, 1)),
  }
  return depths
}

interface Piece {
  pixels: number[]
  /** As shares of the height. */
  top: number
  bottom: number
  area: number
}

/** What stands apart of a subject; specks belong to nobody. */
function piecesOf(cv: OpenCv, subject: Plane, { width, height }: Size): Piece[] {
  const { labels, areas } = connectedComponents(cv, mapToBytes(subject, (value) => (value > 0.5 ? 1 : 0)), { width, height })
  const pieces = areas.map((area): Piece => ({ pixels: [], top: 1, bottom: 0, area: area / labels.length }))
  labels.forEach((label, i) => {
    const piece = pieces[label]!
    const y = Math.floor(i / width)
    piece.pixels.push(i)
    piece.top = Math.min(piece.top, y / height)
    piece.bottom = Math.max(piece.bottom, (y + 1) / height)
  })
  return pieces.slice(1).filter(({ area }) => area > 0.001)
}

/** Where the sky ends in most columns that have one, as a share of the height. */
function horizonBelow(sky: Plane, { width, height }: Size): number {
  const ends: number[] = []
  for (let x = 0; x < width; x++) {
    let y = 0
    while (y < height && sky[y * width + x]! > 0.5) y++
    if (y > 0) ends.push(y / height)
  }
  ends.sort((a, b) => a - b)
  return clamp(ends[ends.length >> 1] ?? USUAL_HORIZON, 0.1, 0.8)
}

/** Heads are round: their middle stands out. */
function faceBumps(faces: readonly Region[], { width, height }: Size): Plane {
  const bumps = new Float32Array(width * height)
  for (const { left, top, width: across, height: down } of faces) {
    const reach = Math.max(across, down) * 0.55
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        const away = Math.hypot(x - left - across / 2, y - top - down / 2) / reach
        if (away < 2) bumps[i] = Math.max(bumps[i]!, 0.07 * Math.exp(-away * away))
      }
    }
  }
  return bumps
}
