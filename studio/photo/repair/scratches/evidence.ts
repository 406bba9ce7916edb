import type { Plane } from '../../../pixels/plane.ts'
import type { Size } from '../../../pixels/raster.ts'
import type { OpenCv } from '../../../vision/opencv.ts'
import { fitCurve, type Curve } from './curve.ts'
import { piecesOf } from './thin-things.ts'

/** Shares of the longest side: the shortest line that tells anything, and what all that tell must add up to. */
const SHORT = 0.08
const ENOUGH = 0.9
/** A line is followed by its curve for this share of its pixels, and is no wider than this share of the longest side. */
const FITTING = 0.65
const WIDEST = 0.02
/** The ground beside it changes by this on its way: it runs over several things, and so is none of them. */
const CROSSING = 0.2
/** Pixels from its rim to what is beside it. */
const ASIDE = 3

/**
 * Whether what is marked is damage for sure: lines of a length together that run over whatever is there, as no wire, vein or
 * frame does, and bright, since they lay bare what the picture is on. Dark ones tell against it: they are joints and rails.
 */
export function haveSuffered(cv: OpenCv, marked: Uint8Array, brightness: Plane, size: Size): boolean {
  const longest = Math.max(size.width, size.height)
  const { labels, pieces } = piecesOf(cv, marked, size, 1)
  let together = 0
  for (const piece of pieces) {
    if (Math.hypot(piece.box.width, piece.box.height) < SHORT * longest) continue
    const curve = fitCurve(piece, labels, size)
    const length = curve.to - curve.from
    const thickness = Math.max(2, piece.area / (length + 1))
    if (curve.fit < FITTING || thickness > WIDEST * longest) continue
    const { change, stepUp } = alongLine(curve, thickness / 2 + ASIDE, brightness, size)
    if (change >= CROSSING) together += stepUp > 0 ? length : -length
  }
  return together >= ENOUGH * longest
}

/** How much the brightness on both sides of a line changes from its one end to the other, and how much brighter it is than they are. */
function alongLine(curve: Curve, aside: number, brightness: Plane, { width, height }: Size): { change: number; stepUp: number } {
  const ground: number[] = []
  let stepUp = 0
  for (let t = curve.from; t <= curve.to; t += 2) {
    const [[ax, ay], [bx, by], [x, y]] = [curve.at(t, -aside), curve.at(t, aside), curve.at(t, 0)]
    if (Math.min(ax, ay, bx, by) < 0 || Math.max(ax, bx) >= width || Math.max(ay, by) >= height) continue
    const beside = 0.5 * (brightness[ay * width + ax]! + brightness[by * width + bx]!)
    ground.push(beside)
    stepUp += brightness[y * width + x]! - beside
  }
  ground.sort((a, b) => a - b)
  const change = (ground[Math.floor(0.9 * ground.length)] ?? 0) - (ground[Math.floor(0.1 * ground.length)] ?? 0)
  return { change, stepUp: stepUp / Math.max(1, ground.length) }
}
