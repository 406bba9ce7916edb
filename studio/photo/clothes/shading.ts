import { clamp, smoothstep } from '../../pixels/colour.ts'
import { mapToBytes } from '../../pixels/map-values.ts'
import { boxBlur, type Colours, gaussianBlur, type Plane, sumOf } from '../../pixels/plane.ts'
import type { Size } from '../../pixels/raster.ts'
import type { Watch } from '../../vision/watch.ts'
import { clothLight } from './cloth-light.ts'
import { integrate, type Gradients } from './retinex.ts'

export interface Shading extends Size {
  /** Logarithm of how much light falls on the cloth, 0 at its usual, within some -1.6..1. */
  light: Plane
  /** How far the cloth bulges towards the viewer, in pixels. */
  relief: Plane
  /** Where the old garment's pattern, seams and badges lay, 0..1: fine detail there belongs to it. */
  drawing: Plane
}

/** Keeps the logarithm of black finite, in linear light. */
const FLOOR = 0.006
/** Steps of the logarithm between neighbours that no fold makes: they are drawn or sewn on. */
const DRAWN_LIGHT = 0.28
const DRAWN_HUE = 0.035

/**
 * The light on a garment. One of a single colour keeps all that was photographed, with its seams and lapels; of a patterned
 * one steep steps of lightness or hue are the cloth's own, gentle ones its folds (colour Retinex: Grosse et al., 'Ground
 * truth dataset and baseline evaluations for intrinsic image algorithms', ICCV 2009). What shows no folds, being too dark,
 * is given the roundness of its outline instead.
 */
export function garmentShading(colours: Colours, mask: Plane, size: Size, watch: Watch): Shading {
  const { width, height } = size
  const inside = mapToBytes(mask, (value) => (value > 0.5 ? 1 : 0))
  const light = logLight(colours)
  watch.checkCancelled()
  const lines = drawnLines(light, huesOf(colours), size)
  watch.checkCancelled()
  const patterned = smoothstep(...PATTERNED, lineShare(light, mask, size))
  const volume = roundness(mask, size, 20)
  const broadVolume = roundness(mask, size, 9)
  const out = new Float32Array(width * height)
  const add = (shades: Plane, share: number, widest: number, round = 0) => {
    const { usual, spread } = spreadOf(shades, inside)
    const gain = clamp(USUAL_SPREAD / Math.max(0.12, spread), 0.45, widest)
    const flat = smoothstep(0.9, 0.25, spread * gain)
    for (let i = 0; i < out.length; i++) {
      const bulge = (0.15 + 0.5 * flat) * (volume[i]! - 0.75) + round * (broadVolume[i]! - 0.75)
      if (inside[i]) out[i]! += share * (softLimit((shades[i]! - usual) * gain) + bulge)
    }
  }
  if (patterned > 0) add(integrate(foldGradients(light, lines, size), inside, size, watch), patterned, 2, BULGE_OF_PATTERNED)
  watch.checkCancelled()
  if (patterned < 1) {
    const { shades, dark } = clothLight(logLight(colours, DEEPEST), mask, size, watch)
    add(shades, 1 - patterned, 3 - 1.8 * dark, BULGE_OF_DARK * dark)
  }
  watch.checkCancelled()
  const drawing = boxBlur(lines, width, height, 1).map((value) => patterned * Math.min(1, value * 3))
  return { ...size, light: out, relief: reliefOf(out, volume, inside, size), drawing }
}

/** Light in the dark is told apart down to this much, of 1. */
const DEEPEST = 0.002
/** How strongly cloth too dark to show its folds takes the roundness of its outline. */
const BULGE_OF_DARK = 0.8
/** The same for what a pattern hides. */
const BULGE_OF_PATTERNED = 0.45

/** Share of lines on a cloth of one colour, whose seams and lapels are kept, and on a patterned one. */
const PATTERNED = [0.12, 0.2] as const

/** Share of the cloth where its light steps as no fold does. */
function lineShare(light: Plane, mask: Plane, { width }: Size): number {
  let [sum, count] = [0, 1e-6]
  for (let i = 0; i < light.length - width; i++) {
    if (mask[i]! < 0.98) continue
    const rise = Math.max(Math.abs(light[i + 1]! - light[i]!), Math.abs(light[i + width]! - light[i]!))
    sum += smoothstep(DRAWN_LIGHT * 0.7, DRAWN_LIGHT * 1.6, rise)
    count++
  }
  return sum / count
}

function spreadOf(shades: Plane, inside: Uint8Array): { usual: number; spread: number } {
  const values: number[] = []
  for (let i = 0; i < inside.length; i += 3) if (inside[i]) values.push(shades[i]!)
  values.sort((a, b) => a - b)
  const at = (share: number) => values[Math.floor(share * (values.length - 1))] ?? 0
  return { usual: at(0.6), spread: at(0.94) - at(0.08) }
}

/** How far the logarithm of light usually spreads over a lit garment. */
const USUAL_SPREAD = 0.95

const softLimit = (value: number) => (value > 0 ? 0.8 * Math.tanh(value / 0.8) : 1.5 * Math.tanh(value / 1.5))

function logLight([red, green, blue]: Colours, floor = FLOOR): Plane {
  return red.map((r, i) => Math.log(floor + 0.2126 * r ** 2.2 + 0.7152 * green[i]! ** 2.2 + 0.0722 * blue[i]! ** 2.2))
}

/** Shares of red and blue, which light leaves alone; in the dark they are noise and are drawn to grey. */
function huesOf([red, green, blue]: Colours): readonly [Plane, Plane] {
  const share = (plane: Plane) => plane.map((value, i) => (value + 0.06) / (red[i]! + green[i]! + blue[i]! + 0.18))
  return [share(red), share(blue)]
}

/** How surely each pixel lies on a line that is drawn or sewn on the cloth, 0..1. */
function drawnLines(light: Plane, [red, blue]: readonly [Plane, Plane], { width, height }: Size): Plane {
  const drawn = new Float32Array(width * height)
  const steep = new Float32Array(width * height)
  const mark = (i: number, to: number) => {
    const rise = Math.abs(light[to]! - light[i]!)
    const hue = Math.abs(red[to]! - red[i]!) + Math.abs(blue[to]! - blue[i]!)
    drawn[i] = Math.max(
      drawn[i]!,
      smoothstep(DRAWN_LIGHT * 0.7, DRAWN_LIGHT * 1.6, rise),
      smoothstep(DRAWN_HUE * 0.4, DRAWN_HUE, hue),
    )
    steep[i] = Math.max(steep[i]!, smoothstep(0.6, 1, rise))
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if (x < width - 1) mark(i, i + 1)
      if (y < height - 1) mark(i, i + width)
    }
  }
  // The steepest lines are the soft edges of something else: their slopes go with them.
  const around = boxBlur(steep, width, height, 2)
  return drawn.map((value, i) => Math.max(value, smoothstep(0.03, 0.15, around[i]!)))
}

/** Steps between neighbours that folds may have made: not on drawn lines, nor on their soft edges. */
function foldGradients(light: Plane, drawn: Plane, { width, height }: Size): Gradients {
  const step = (i: number, to: number): number => {
    // Every noise counts as a step in the dark.
    const sure = smoothstep(-4.6, -2.6, Math.max(light[i]!, light[to]!))
    return (light[to]! - light[i]!) * (1 - drawn[i]!) * (0.35 + 0.65 * sure)
  }
  const across = new Float32Array(width * height)
  const down = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if (x < width - 1) across[i] = step(i, i + 1)
      if (y < height - 1) down[i] = step(i, i + width)
    }
  }
  return { across, down }
}

/** Side of a square with a garment's area that is rounded as far as one that fills the frame. */
const FILLS = 0.55

/** 0 at the outline, 1 well inside, as the silhouette's cross-section would be lit; a small garment is no darker for its size. */
function roundness(mask: Plane, { width, height }: Size, fineness: number): Plane {
  const sigma = Math.min(Math.max(width, height), Math.sqrt(sumOf(mask)) / FILLS) / fineness
  return gaussianBlur(mask, width, height, sigma).map((value) => Math.sqrt(smoothstep(0.42, 1, value)))
}

function reliefOf(light: Plane, volume: Plane, inside: Uint8Array, { width, height }: Size): Plane {
  const longest = Math.max(width, height)
  const folds = gaussianBlur(light, width, height, longest / 220)
  return folds.map((value, i) => (inside[i] ? longest * (0.014 * value + 0.017 * volume[i]!) : 0))
}
