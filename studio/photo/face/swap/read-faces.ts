import { decodeImage } from '../../../pixels/codec.ts'
import type { RasterImage } from '../../../pixels/linear-image.ts'
import { StudioError } from '../../../studio-error.ts'
import { usableFaces } from '../../../vision/face-usable.ts'
import type { Face } from '../../../vision/faces.ts'
import type { Watch } from '../../../vision/watch.ts'
import { aboutPhoto } from '../../about-photo.ts'
import { MAX_PHOTO_SIDE } from '../../photo-input.ts'
import { laughsInstead, tooFarApart } from './swap-fit.ts'
import { readSwapFace, swapTraits, type SwapFaceTraits, type SwapTraits } from './swap-traits.ts'
import { eyeSharpness, type SwapSource } from './swap-texture.ts'

export interface FaceSwapInput {
  /** Encoded, upright: where the face goes. */
  photo: Uint8Array
  /** Encoded, upright: whose face it is; the largest in it. */
  face: Uint8Array
  who: 'largest' | 'everyone'
}

const LIMITS = { minWidth: 60, maxYaw: 45 }
/** Below this sharpness of the eyes a source is out of focus: healthy photos have 0.44 and more, a blur of 3 % of the face's width leaves 0.36. */
const IN_FOCUS = 0.36

/** Reads whose face it is. Throws what is wrong with it, about the photo 'face'. */
export const readSource = (bytes: Uint8Array, watch: Watch): Promise<SwapSource> =>
  aboutPhoto('face', async () => {
    const photo = await decodeImage(bytes, { maxSide: MAX_PHOTO_SIDE })
    const [face] = (await usableFaces(photo, LIMITS, 1, watch)).faces
    const source = { photo, face: face! }
    const sharpness = eyeSharpness(source)
    if (sharpness < IN_FOCUS) throw new StudioError('face-blurred', `The eyes have a sharpness of ${sharpness.toFixed(2)}; it needs ${IN_FOCUS}`)
    return source
  })

/** The faces of the photo that may be swapped, the largest first. Throws what is wrong, about the photo 'photo'. */
export const readTargets = async (photo: RasterImage, who: FaceSwapInput['who'], watch: Watch): Promise<Face[]> =>
  (await aboutPhoto('photo', () => usableFaces(photo, LIMITS, who === 'largest' ? 1 : Infinity, watch))).faces

/** What covers or lights the source's face. Throws 'face-covered', about the photo 'face', where what lies over the eyes would come along. */
const readSourceTraits = (source: SwapSource, watch: Watch): Promise<SwapFaceTraits> =>
  aboutPhoto('face', async () => {
    const traits = await readSwapFace(source, watch)
    if (traits.eyeCovered || traits.frameUnclear) throw new StudioError('face-covered', 'Something lies over an eye')
    return traits
  })

/** A face whose place another can take, and what covers or lights the two. */
export interface SwapTarget {
  face: Face
  traits: SwapTraits
}

/**
 * The first of the photo's faces that the source's can be set into, at most so many. Throws 'face-covered' where something
 * lies over the source's eyes or glasses over the faces' cannot be made out, 'faces-apart' or 'smiles-apart' where none fits.
 */
export async function fittingTargets(source: SwapSource, photo: RasterImage, faces: readonly Face[], most: number, watch: Watch): Promise<SwapTarget[]> {
  const near = faces.filter((face) => !tooFarApart(source.face, face))
  if (near.length === 0) throw new StudioError('faces-apart', 'The two faces point too far apart')
  const fitting = near.filter((face) => !laughsInstead(source.face, face))
  if (fitting.length === 0) throw new StudioError('smiles-apart', 'One face laughs, the other does not')
  const own = await readSourceTraits(source, watch)
  const targets: SwapTarget[] = []
  for (const face of fitting) {
    if (targets.length === most) break
    watch.checkCancelled()
    const traits = await readSwapFace({ photo, face }, watch)
    if (!traits.frameUnclear) targets.push({ face, traits: swapTraits(own, traits) })
  }
  if (targets.length === 0) throw new StudioError('face-covered', 'Glasses cannot be made out', { photo: 'photo' })
  return targets
}
