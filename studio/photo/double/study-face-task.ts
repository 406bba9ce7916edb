import { decodeImage } from '../../pixels/codec.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { MAX_PHOTO_SIDE } from '../photo-input.ts'
import { faceDescriptor } from './face-descriptor.ts'
import { studyFace, type FaceFault, type FaceStudy } from './study-face.ts'

export interface StudiedPhoto {
  /** Why it is of no use for a double; absent: it is. */
  fault?: FaceFault
  /** Where there is a face. */
  study?: FaceStudy
  /** Whose face it is, where there is no fault: 1024 numbers of unit length. */
  descriptor?: number[]
}

/** What an encoded, upright photo is worth for a double of whoever is on it. */
export async function run({ photo: bytes }: { photo: Uint8Array }, context: TaskContext): Promise<StudiedPhoto> {
  const photo = await decodeImage(bytes, { maxSide: MAX_PHOTO_SIDE })
  const { face, study, fault } = await studyFace(photo, context)
  context.checkCancelled()
  if (!face || fault) return { ...(study && { study }), ...(fault && { fault }) }
  return { ...(study && { study }), descriptor: await faceDescriptor(photo, face) }
}
