import { clamp } from '../../../pixels/colour.ts'
import { boxBlur, resizePlane, type Plane } from '../../../pixels/plane.ts'
import { fitWithin, type Size } from '../../../pixels/raster.ts'
import { blur } from '../blur.ts'

type Colours = readonly [Plane, Plane, Plane]

/** Longest side at which light is compared; it changes slowly. */
const LIGHT_SIDE = 220
/** Reaches over which light is spread to where it is not known, in face widths, from the widest. */
const REACHES = [0.6, 0.3, 0.15, 0.07]

/** Of the change of light, what texture and features follow: brightened in full, pores and shine of deep skin would glare. */
const DETAIL_UP = 0.45
const DETAIL_DOWN = 0.8

/** What makes the source's colours those of the target's skin and light: value · gain + offset, planes of `size`. */
export interface LightMatch extends Size {
  gains: Plane[]
  offsets: Plane[]
}

export interface LightInput extends Size {
  /** Face width in pixels. */
  unit: number
  source: Colours
  target: Colours
  /** Where both show bare skin, 0..1: features, hair and frames say nothing of the light. */
  skin: Plane
  /** Where the edge of the swap runs, 0..1: there the two must meet. */
  seam: Plane
}

/**
 * The ratio of the slow changes of light on the two skins (quotient image: Shashua, Riklin-Raviv 2001), then what is
 * left along the seam spread over the face, as Poisson cloning does (Pérez, Gangnet, Blake 2003) but heeding only skin.
 */
export function matchLight({ unit, source, target, skin, seam, ...size }: LightInput): LightMatch {
  const small = fitWithin(size, LIGHT_SIDE)
  const shrink = (plane: Plane) => {
    const blurred = boxBlur(plane, size.width, size.height, Math.round((0.5 * size.width) / small.width))
    return resizePlane(blurred, size.width, size.height, small.width, small.height)
  }
  const share = (unit * small.width) / size.width
  const weight = shrink(skin)
  const edge = shrink(seam.map((value, i) => value * skin[i]!))
  const gains: Plane[] = []
  const offsets: Plane[] = []
  for (const c of [0, 1, 2] as const) {
    const [from, to] = [shrink(source[c]), shrink(target[c])]
    const [lowFrom, lowTo] = [spread(from, weight, small, share), spread(to, weight, small, share)]
    const ratio = lowFrom.map((value, i) => clamp((lowTo[i]! + 0.01) / (value + 0.01), 0.35, 2.8))
    const gain = ratio.map((value) => Math.pow(value, value > 1 ? DETAIL_UP : DETAIL_DOWN))
    const offset = gain.map((value, i) => lowFrom[i]! * (ratio[i]! - value))
    const left = to.map((value, i) => clamp(value - from[i]! * gain[i]! - offset[i]!, -0.15, 0.15))
    const seamless = spread(left, edge, small, share)
    gains.push(gain)
    offsets.push(offset.map((value, i) => value + seamless[i]!))
  }
  return { ...small, gains, offsets }
}

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
