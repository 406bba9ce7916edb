import { facePose } from '../../../vision/face-pose.ts'
import { faceTraits, WEARS_GLASSES } from '../../../vision/face-traits.ts'
import { loadOpenCv } from '../../../vision/opencv.ts'
import { showsBeard, type Beard } from '../../../vision/shows-beard.ts'
import { findSunglasses } from '../../../vision/sunglasses.ts'
import type { Watch } from '../../../vision/watch.ts'
import { viewFace } from '../face-view.ts'
import { glassesFrame } from './glasses-frame.ts'
import { STUDY_WIDTH } from './study-width.ts'
import type { SwapSource } from './swap-texture.ts'

/** What covers or lights one of the two faces of a swap. */
export interface SwapFaceTraits {
  beard: Beard
  glasses: boolean
  /** Hair lies over the forehead. */
  fringe: boolean
  /** Hair or something else lies over an eye, or dark lenses over both. */
  eyeCovered: boolean
  /** Glasses are worn whose frame cannot be told from the face: part of it would come along, or be lost. */
  frameUnclear: boolean
  /** Logarithm of the light on the left cheek over that on the right. */
  sideLight: number
}

/** What covers or lights two faces, of which one is to be set into the place of the other. */
export interface SwapTraits {
  /** The source has a beard, the target less of one. */
  beard: boolean
  /** The light comes from different sides. */
  lightApart: boolean
  glasses: { source: boolean; target: boolean }
  /** Hair lies over the forehead. */
  fringe: { source: boolean; target: boolean }
}

/** Of `FaceTraits`: from here on hair lies over the forehead. */
const FRINGE = 0.18
/**
 * Of `FaceTraits.belowEyes`: something lies over both eyes where even the smoother side is so rough, and over one that is
 * so many times rougher than the other, where the face is turned no further than `aside`, degrees. Of 121 faces three with
 * hair over an eye and one behind coins were found, and none falsely: free eyes had up to 0.057 and 2.6.
 */
const COVERED = { both: 0.065, times: 3.5, aside: 30 }
/**
 * Of `FaceTraits.glasses`: from here on somebody who is turned no further than `aside`, degrees, and has no hair on the
 * forehead surely wears some. Of some 60 such faces all did; of three the frame was not found, thick and light or small.
 */
const SURELY_GLASSES = { least: 0.4, aside: 30 }
/** Difference of `sideLight` from which on two faces are lit from different sides. */
const LIGHTS = 0.55

/** Roughness of skin without any. */
const EVEN = 0.002

/** Measures what covers or lights one face of a photo. */
export async function readSwapFace({ photo, face }: SwapSource, { checkCancelled }: Watch): Promise<SwapFaceTraits> {
  const { cv } = await loadOpenCv()
  const traits = faceTraits(photo, face)
  checkCancelled()
  const { yaw } = facePose(face)
  const mayWearGlasses = traits.glasses > WEARS_GLASSES
  const [rougher, other] = traits.belowEyes
  // A shadow over the bridge of the nose may look like the bridge of a frame, but has no rims.
  const glasses = mayWearGlasses && glassesFrame(cv, viewFace(photo, face, STUDY_WIDTH)) !== undefined
  // Rims are as rough as strands are.
  const strands = !mayWearGlasses && Math.abs(yaw) < COVERED.aside && (other > COVERED.both || rougher > COVERED.times * (other + EVEN))
  const fringe = traits.fringe > FRINGE
  return {
    beard: showsBeard(photo, face),
    glasses,
    fringe,
    eyeCovered: strands || findSunglasses(photo, face) !== undefined,
    frameUnclear: !glasses && !fringe && traits.glasses > SURELY_GLASSES.least && Math.abs(yaw) < SURELY_GLASSES.aside,
    sideLight: traits.sideLight,
  }
}

/** From the barest to the fullest. */
const FULLER: readonly Beard[] = ['none', 'some', 'full']

/** Puts the two faces' traits together: what matters for the swap. */
export const swapTraits = (source: SwapFaceTraits, target: SwapFaceTraits): SwapTraits => ({
  beard: FULLER.indexOf(source.beard) > FULLER.indexOf(target.beard),
  lightApart: Math.abs(source.sideLight - target.sideLight) > LIGHTS,
  glasses: { source: source.glasses, target: target.glasses },
  fringe: { source: source.fringe, target: target.fringe },
})
