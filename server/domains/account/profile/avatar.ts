import { randomUUID } from 'node:crypto'
import { notFound } from '../../../business-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import { storageKey } from '../../storage-key.ts'
import type { Uploads } from '../../uploads/uploads.ts'
import { squareOf, type Crop } from './square-of.ts'

/** Pixels. */
const SIDE = 512

/** Makes an avatar of a picture that the person has sent: the square that was chosen, or the middle. Answers where the new file lies. */
export function createMakeAvatar({ files, clock }: Platform, uploads: Uploads) {
  return async (uploadId: string, userId: string, crop?: Crop): Promise<string> => {
    const [upload] = await uploads.ownAmong([uploadId], userId)
    if (!upload || upload.film) throw notFound('upload-not-found')
    const avatar = await uploads.square(uploadId, userId, SIDE, crop && squareOf(upload, crop))
    const key = storageKey('avatars', randomUUID(), 'webp', clock.now())
    await files.put(key, avatar, 'image/webp')
    return key
  }
}
