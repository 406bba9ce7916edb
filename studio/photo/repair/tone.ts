import { clamp, smoothstep } from '../../pixels/colour.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { isMonochrome } from '../../pixels/monochrome.ts'
import type { Colours } from '../../pixels/plane.ts'
import { colourPlanes, fitWithin, type Size } from '../../pixels/raster.ts'
import { Stretch } from '../../pixels/stretch.ts'
import { luma, percentiles } from '../../style/display-image.ts'
import { guidedModel } from '../../vision/guided-filter.ts'

/** Longest side at which a photo's tones are judged. */
const WORKING_SIDE = 384
/** Shares of pixels that may become black and white. */
const TAILS = [0.004, 0.996] as const
const USUAL_STRENGTH = 0.75
/** How a faded photo's colours are strengthened at most beyond what the contrast gives back. */
const MOST_COLOUR = 0.3

/** An aged print holds none of the deep and none of the light tones, in any of its colours, yet is no plain picture. */
const AGED = { darkest: 0.06, dark: 0.12, bright: 0.97, least: 0.33, most: 0.68 }
/** Toned, or otherwise known to be old, it may hold more. */
const OLD = { darkest: 0.06, dark: 0.08, bright: 0.98, least: 0.33, most: 0.85 }

/** By how much more red than blue the white of an aged colour print is. */
const WARMER = 0.02
/** By how much bluer than red its black may be. */
const COOLER = 0.015
/** By how much more red than blue a print that has turned brown is. */
const BROWN = 0.05

interface Tones {
  /** How much the photo has faded, 0..1: black has become grey, and white dull. */
  faded: number
  /** Black-and-white, toned or not. */
  monochrome: boolean
  /** Black and white of each channel. */
  low: readonly number[]
  high: readonly number[]
}

function readTones(planes: Colours): Tones {
  const brightness = luma({ planes })
  const [low, high] = percentiles(brightness, TAILS) as [number, number]
  const faded = clamp(smoothstep(0.04, 0.16, low) + smoothstep(0.9, 0.72, high))
  const ends = planes.map((plane) => percentiles(plane, TAILS))
  const [lows, highs] = [ends.map(([value]) => value!), ends.map(([, value]) => value!)]
  return { faded, monochrome: isMonochrome(planes, brightness), low: lows, high: highs }
}

const meanOf = (values: ArrayLike<number>) => {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i]!
  return sum / values.length
}

/** Whether a photo's tones say that it has faded; `isOld`, that other things say that it is old. */
function hasFaded({ low, high, monochrome }: Tones, planes: Colours, isOld: boolean): boolean {
  if (isOld || (monochrome && isBrown(planes))) return isWithin({ low, high }, OLD)
  // Paper and its blacks turn yellow or red with age, and never blue: blue shadows were put there.
  return isWithin({ low, high }, AGED) && (monochrome || (high[0]! > high[2]! + WARMER && low[0]! > low[2]! - COOLER))
}

const isBrown = (planes: Colours) => meanOf(planes[0]) - meanOf(planes[2]) > BROWN

/** A photo at the size its tones are judged at, and what they say of its age. */
export interface Print extends Size {
  planes: Colours
  /** Whether the tones are those of a print that is known to be toned. */
  isAged: boolean
  /** Whether it is a print in one tone that has turned brown. */
  isBrown: boolean
}

export function readPrint(photo: RasterImage): Print {
  const size = fitWithin(photo, WORKING_SIDE)
  const planes = colourPlanes(photo, size)
  const tones = readTones(planes)
  const isAged = isWithin(tones, OLD)
  return { ...size, planes, isAged, isBrown: isAged && tones.monochrome && isBrown(planes) }
}

function isWithin({ low, high }: Pick<Tones, 'low' | 'high'>, { darkest, dark, bright, least, most }: typeof AGED | typeof OLD): boolean {
  const range = meanOf(high) - meanOf(low)
  return Math.min(...low) > darkest && meanOf(low) > dark && Math.max(...high) < bright && range > least && range < most
}

/**
 * Gives a faded photo its contrast and colours back. Only as far as black is no longer black are the channels pulled
 * apart one by one (a cast of age), so that a sunset, whose shadows are deep, keeps its glow. Without a strength,
 * undefined unless the photo has faded for sure, of which other damage (`isOld`) is a sign too.
 */
export function restoreTones(photo: RasterImage, wanted: number | undefined, isOld: boolean, tick: () => void): RasterImage | undefined {
  const strength = wanted ?? USUAL_STRENGTH
  const size = fitWithin(photo, WORKING_SIDE)
  const small = colourPlanes(photo, size)
  tick()
  const tones = readTones(small)
  const { faded, monochrome, low, high } = tones
  if (wanted === undefined && !hasFaded(tones, small, isOld)) return undefined
  tick()
  const brightness = luma({ planes: small })
  const [dark, light, middle] = percentiles(brightness, [...TAILS, 0.5]) as [number, number, number]
  const castShare = monochrome ? 0 : 0.85 * faded
  const amount = strength * (0.35 + 0.65 * faded)
  const placed = clamp((middle - dark) / Math.max(0.1, light - dark), 0.05, 0.95)
  const gamma = 1 + 0.6 * faded * strength * (clamp(Math.log(0.44) / Math.log(placed), 0.75, 1.3) - 1)
  const curves = low.map((channelLow, c) => {
    const from = dark + castShare * (channelLow - dark)
    const to = light + castShare * (high[c]! - light)
    return curve(from, Math.max(from + 0.15, to), amount, gamma)
  })
  // Detail above the evened-out brightness, which stops at edges and so leaves no halos.
  const model = guidedModel(small, brightness, size, Math.round(WORKING_SIDE / 20), 0.012)
  tick()
  const stretch = new Stretch(size, photo)
  const clarity = 0.22 * strength * (0.4 + 0.6 * faded)
  // A toned photo keeps its tone: more contrast would make sepia orange.
  const colour = monochrome ? 1 / (1 + amount * (1 / Math.max(0.15, light - dark) - 1)) : 1 + MOST_COLOUR * strength * faded
  const { width, height, data } = photo
  const out = new Uint8Array(data.length)
  for (let y = 0, at = 0; y < height; y++) {
    if (y % 64 === 0) tick()
    stretch.row(y)
    for (let x = 0; x < width; x++, at += 3) {
      const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!]
      const base =
        (stretch.at(model.red, x) * r + stretch.at(model.green, x) * g + stretch.at(model.blue, x) * b) / 255 +
        stretch.at(model.offset, x)
      const detail = clarity * (0.299 * r + 0.587 * g + 0.114 * b - 255 * base)
      const [red, green, blue] = [curves[0]![r]!, curves[1]![g]!, curves[2]![b]!]
      const grey = 0.299 * red + 0.587 * green + 0.114 * blue
      out[at] = clamp(grey + (red - grey) * colour + detail, 0, 255) + 0.5
      out[at + 1] = clamp(grey + (green - grey) * colour + detail, 0, 255) + 0.5
      out[at + 2] = clamp(grey + (blue - grey) * colour + detail, 0, 255) + 0.5
    }
  }
  return { width, height, channels: 3, data: out }
}

/** 0..255 for each byte: `from` becomes black and `to` white, as far as `amount` says. */
function curve(from: number, to: number, amount: number, gamma: number): Float32Array {
  return Float32Array.from({ length: 256 }, (_, byte) => {
    const value = byte / 255
    const stretched = clamp((value - from) / (to - from)) ** gamma
    return 255 * (value + (stretched - value) * amount)
  })
}
