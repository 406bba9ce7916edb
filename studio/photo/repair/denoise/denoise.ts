import { boxBlur, type Colours, type Plane, resizePlane } from '../../../pixels/plane.ts'
import type { Size } from '../../../pixels/raster.ts'
import { blockingLevel } from './blocking.ts'
import { collaborativeFilter } from './collaborative-filter.ts'
import { createGuide } from './groups.ts'
import { cropToSize, evenSize, halfSize, halve, padToEven } from './lattice.ts'
import { colourNoise, noiseCurve, stabiliser, type NoiseCurve } from './noise-curve.ts'
import { LIGHTS, surveyNoise } from './noise-level.ts'
import { fromOpponent, toOpponent, WHITE } from './opponent.ts'

type Step = (fraction: number) => void

/** Standard deviations of the noise: in brightness at each of its levels, and in the two colours at half the size. */
export interface ColourNoise {
  brightness: NoiseCurve
  colours: readonly [number, number]
}

export interface MeasuredNoise extends ColourNoise {
  /** There is noise for sure, which texture is not; there are JPEG's blocks to be seen. */
  grain: boolean
  blocks: boolean
}

/** Less noise than this is not seen; taking it away would only cost detail. */
export const SEEN_NOISE = 1.2 / 255
/** Larger planes are filtered at half the size, and their finest detail by its strength alone: 2 s a megapixel add up. */
const MOST_PIXELS = 2.5e6

/** Noise of a photo's sRGB planes (0..1), JPEG's blocks included. Grain that reaches over several pixels shows at half the size. */
export function measureNoise(planes: Colours, size: Size, tick: () => void): MeasuredNoise {
  const even = evenSize(size)
  const half = halfSize(even)
  const survey = (plane: Plane, light: Plane, of: Size) => {
    tick()
    return surveyNoise(plane, light, WHITE, of)
  }
  const [brightness, ...colours] = toOpponent(planes).map((plane) => padToEven(plane, size)) as [Plane, Plane, Plane]
  const halved = halve(brightness, even)
  const quarter = halfSize(evenSize(half))
  const quartered = halve(padToEven(halved, half), evenSize(half))
  const [fine, coarse, coarser] = [survey(brightness, brightness, even), survey(halved, halved, half), survey(quartered, quartered, quarter)]
  const curve = noiseCurve(fine, coarse)
  const [a, b] = colours.map((plane) => {
    const own = halve(plane, even)
    return colourNoise(survey(own, halved, half), survey(halve(padToEven(own, half), evenSize(half)), quartered, quarter))
  }) as [number, number]
  const blocks = blockingLevel(brightness, even)
  return {
    brightness: curve.map((level) => Math.max(level, blocks)),
    colours: [Math.max(a, blocks / 2), Math.max(b, blocks / 2)],
    grain: isGrain([fine.floor, 2 * coarse.floor, 4 * coarser.floor]),
    blocks: blocks > SEEN_BLOCKS,
  }
}

/** Blocks of a file that was kept too small; most photos have weaker ones. */
const SEEN_BLOCKS = 4 / 255
/** Least noise in the plainest blocks that is surely seen: of single pixels, and of grain over several, which a JPEG smooths among neighbours. */
const GRAIN = { fine: 3 / 255, coarse: 6.3 / 255, ofCoarse: 1.7 / 255 }
/** Halving the picture halves noise; of what belongs to the picture more is left: at most so much more. */
const WHITENESS = { fine: 2, coarse: 1.4 }

/** Whether what the plainest blocks hold is noise: at the size of the picture, at half and at a quarter of it, as white noise would be at its own. */
const isGrain = ([fine, coarse, coarser]: readonly [number, number, number]) =>
  (fine > GRAIN.fine && coarse < WHITENESS.fine * fine) || (coarse > GRAIN.coarse && fine > GRAIN.ofCoarse && coarser < WHITENESS.coarse * coarse)

/** White noise of one standard deviation in each channel, as `measureNoise` would find it. */
export const whiteNoise = (sigma: number): ColourNoise => ({ brightness: Array.from({ length: LIGHTS }, () => sigma), colours: [sigma / 2, sigma / 2] })

/**
 * Takes the noise out of sRGB planes (0..1): BM3D in opponent colours. The colours are cleaned at half the size, as
 * the eye (and JPEG) sees them, by patches that are alike in the cleaned brightness.
 */
export function denoise(planes: Colours, size: Size, noise: ColourNoise, step: Step): Colours {
  const even = evenSize(size)
  const half = halfSize(even)
  const [brightness, ...colours] = toOpponent(planes).map((plane) => padToEven(plane, size)) as [Plane, Plane, Plane]
  step(0)
  const alike = stabiliser(noise.brightness, WHITE)
  const [spread] = cleaned([alike.spread(brightness)], even, [alike.sigma], undefined, (fraction) => step(0.7 * fraction)) as [Plane]
  const clean = alike.gather(spread)
  const halved = colours.map((plane) => halve(plane, even))
  const cleanColours = cleaned(halved, half, noise.colours, halve(clean, even), (fraction) => step(0.7 + 0.3 * fraction))
  const [a, b] = cleanColours.map((plane) => cropToSize(doubled(plane, half), size)) as [Plane, Plane]
  return fromOpponent([cropToSize(clean, size), a, b])
}

const doubled = (plane: Plane, { width, height }: Size) => resizePlane(plane, width, height, 2 * width, 2 * height)

/** Planes without their noise; `clean`, a clean plane of the same picture, says which patches are alike. */
function cleaned(planes: readonly Plane[], size: Size, sigmas: readonly number[], clean: Plane | undefined, step: Step): Plane[] {
  const even = evenSize(size)
  const whole = planes.map((plane) => padToEven(plane, size))
  const guide = clean && padToEven(clean, size)
  const filter = even.width * even.height > MOST_PIXELS ? filterCoarsely : filterFinely
  return filter(whole, even, sigmas, guide, step).map((plane) => cropToSize(plane, size))
}

/** Lattice steps between the patches that others are compared with; the pilot need not be as good as the result. */
const [WIDE, CLOSE] = [4, 3]

/** Both stages of BM3D: the second is told by the first's result what is picture. Colours, told by the brightness, need one. */
function filterFinely(planes: readonly Plane[], size: Size, sigmas: readonly number[], clean: Plane | undefined, step: Step): Plane[] {
  const noisy = planes.map((plane, c) => ({ noisy: plane, sigma: Math.max(SEEN_NOISE / 4, sigmas[c]!) }))
  if (clean) return collaborativeFilter(noisy, createGuide(clean, size, CLOSE), size, step)
  const first = collaborativeFilter(noisy, createGuide(planes[0]!, size, WIDE), size, (fraction) => step(0.45 * fraction))
  const informed = noisy.map((plane, c) => ({ ...plane, pilot: first[c]! }))
  return collaborativeFilter(informed, createGuide(first[0]!, size, CLOSE), size, (fraction) => step(0.45 + 0.55 * fraction))
}

/** Of white noise, the share that lies in what halving takes away. */
const FINE_SHARE = Math.sqrt(3 / 4)

/** Cleans the planes at half their size, and weighs the detail that this leaves out by its power (local Wiener filter). */
function filterCoarsely(planes: readonly Plane[], size: Size, sigmas: readonly number[], clean: Plane | undefined, step: Step): Plane[] {
  const half = halfSize(size)
  const low = planes.map((plane) => halve(plane, size))
  const cleanLow = cleaned(low, half, sigmas.map((sigma) => sigma / 2), clean && halve(clean, size), step)
  return planes.map((plane, c) => {
    const coarse = doubled(low[c]!, half)
    const out = doubled(cleanLow[c]!, half)
    for (let i = 0; i < coarse.length; i++) coarse[i] = plane[i]! - coarse[i]!
    const power = boxBlur(coarse.map((value) => value * value), size.width, size.height, 2)
    const noise = (1.1 * FINE_SHARE * sigmas[c]!) ** 2
    for (let i = 0; i < out.length; i++) out[i]! += coarse[i]! * Math.max(0, 1 - noise / (power[i]! + 1e-9))
    return out
  })
}
