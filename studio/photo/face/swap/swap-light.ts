import { clamp } from '../../../pixels/colour.ts'
import { boxBlur, type Colours, type Plane, resizePlane } from '../../../pixels/plane.ts'
import { fitWithin, type Size } from '../../../pixels/raster.ts'
import type { Watch } from '../../../vision/watch.ts'
import { blur } from '../blur.ts'

/** Longest side at which light is compared; it changes slowly. */
const LIGHT_SIDE = 220
/** Reaches over which light is spread to where it is not known, in face widths, from the widest. */
const REACHES = [0.6, 0.3, 0.15, 0.07]

/** Brightened, odds change by no more than this: beyond, the noise of deep shadows would show. */
const MOST_ODDS = 9
/** Darkened, light falls to no less than this share. */
const LEAST_GAIN = 0.35
/** Of the darkening, what texture and features follow. */
const DETAIL_DOWN = 0.8

/**
 * What makes the source's colours those of the target's skin and light: `relit(value, odds) · gain + offset`, planes of
 * `size`. To brighten, the odds v/(1 - v) are multiplied, so that whites do not glare and pupils stay dark; to darken,
 * the value, for the odds of what is nearly white are noise.
 */
export interface LightMatch extends Size {
  odds: Plane[]
  gains: Plane[]
  offsets: Plane[]
}

/** The value whose odds are those of `value` (0..1) times `odds`. */
export const relit = (value: number, odds: number): number => (odds * value) / (1 + (odds - 1) * value)

export interface LightInput extends Size {
  /** Face width in pixels. */
  unit: number
  source: Colours
  target: Colours
  /** Where both show bare skin, 0..1: features, hair and frames say nothing of the light. */
  skin: Plane
  /** Eyes and brows, 0..1: they take on little of the skin's change. */
  features: Plane
  /** Where the edge of the swap runs, 0..1: there the two must meet. */
  seam: Plane
}

/**
 * The ratio of the slow changes of light on the two skins (quotient image: Shashua, Riklin-Raviv 2001), then what is
 * left along the seam spread over the face, as Poisson cloning does (Pérez, Gangnet, Blake 2003) but heeding only skin.
 */
export function matchLight({ unit, source, target, skin, features, seam, ...size }: LightInput, { checkCancelled }: Watch): LightMatch {
  const small = fitWithin(size, LIGHT_SIDE)
  const shrink = (plane: Plane) => {
    const blurred = boxBlur(plane, size.width, size.height, Math.round((0.5 * size.width) / small.width))
    return resizePlane(blurred, size.width, size.height, small.width, small.height)
  }
  const share = (unit * small.width) / size.width
  const weight = shrink(skin)
  const edge = shrink(seam.map((value, i) => value * skin[i]!))
  const match: LightMatch = { ...small, odds: [], gains: [], offsets: [] }
  for (const c of [0, 1, 2] as const) {
    checkCancelled()
    const [from, to] = [shrink(source[c]), shrink(target[c])]
    const [lowFrom, lowTo] = [spread(from, weight, small, share), spread(to, weight, small, share)]
    const odds = lowFrom.map((value, i) => clamp(oddsOf(lowTo[i]!) / oddsOf(value), 1, MOST_ODDS))
    const ratio = lowFrom.map((value, i) => clamp((lowTo[i]! + 0.01) / (value + 0.01), LEAST_GAIN, 1))
    const gain = ratio.map((value) => Math.pow(value, DETAIL_DOWN))
    const offset = gain.map((value, i) => lowFrom[i]! * (ratio[i]! - value))
    const left = to.map((value, i) => clamp(value - relit(from[i]!, odds[i]!) * gain[i]! - offset[i]!, -0.15, 0.15))
    const seamless = spread(left, edge, small, share)
    match.odds.push(odds)
    match.gains.push(gain)
    match.offsets.push(offset.map((value, i) => value + seamless[i]!))
  }
  spare(match, shrink(features))
  return match
}

/** Of the skin's change, what eyes and brows follow, and of its colour. */
const FOLLOWED = 0.65
const FOLLOWED_COLOUR = 0.55

/** Where the features are, tempers the change, in place: what is dark would else show its tint before the skin does. */
function spare({ odds, gains, offsets }: LightMatch, features: Plane): void {
  for (const [planes, none] of [[odds, 1], [gains, 1], [offsets, 0]] as const) {
    for (let i = 0; i < features.length; i++) {
      const share = features[i]!
      if (share < 0.01) continue
      const mean = (planes[0]![i]! + planes[1]![i]! + planes[2]![i]!) / 3
      for (const plane of planes) {
        const tempered = none + FOLLOWED * (mean - none) + FOLLOWED_COLOUR * (plane[i]! - mean)
        plane[i]! += share * (tempered - plane[i]!)
      }
    }
  }
}

const oddsOf = (value: number) => (value + 0.01) / (1.01 - value)

/** Weighted values made known everywhere: widely where there are none near, closely where there are. */
function spread(values: Plane, weight: Plane, size: Size, unit: number): Plane {
  let total = 1e-6
  let sum = 0
  for (let i = 0; i < values.length; i++) {
    total += weight[i]!
    sum += values[i]! * weight[i]!
  }
  const known: Plane = new Float32Array(values.length).fill(sum / total)
  const weighted = values.map((value, i) => value * weight[i]!)
  for (const reach of REACHES) {
    const sigma = reach * unit
    const [near, belief] = [blur(weighted, size, sigma), blur(weight, size, sigma)]
    for (let i = 0; i < known.length; i++) {
      const believed = clamp(belief[i]! * 4)
      known[i]! += believed * (near[i]! / (belief[i]! + 1e-6) - known[i]!)
    }
  }
  return known
}
