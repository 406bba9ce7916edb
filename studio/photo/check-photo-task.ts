import { sumOf } from '../pixels/plane.ts'
import { frameHead } from '../avatar/frame-head.ts'
import { decodeImage } from '../pixels/codec.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import type { TaskContext } from '../pool/task-context.ts'
import { lineArt } from '../sketch/line-art.ts'
import { DRAWING_SIDE } from '../sketch/sketch-task.ts'
import { StudioError } from '../studio-error.ts'
import { luma, toDisplay } from '../style/display-image.ts'
import { usableFaces } from '../vision/face-usable.ts'
import { findFaces } from '../vision/faces.ts'
import { findSubject } from '../vision/find-subject.ts'
import { loadOpenCv } from '../vision/opencv.ts'
import type { Watch } from '../vision/watch.ts'
import { aboutPhoto } from './about-photo.ts'
import { SMALLEST_SUBJECT } from './cutout.ts'
import { findWearers } from './dress-up/dressing-room.ts'
import { RETOUCHED } from './face/retouch-photo.ts'
import { MAX_PHOTO_SIDE } from './photo-input.ts'

/** What a photo is to be used for. */
export type PhotoUse = 'retouch' | 'wear' | 'avatar' | 'subject' | 'drawing'

interface Use {
  /** Longest side at which it is looked at, as when it is used. */
  maxSide: number
  check(photo: RasterImage, watch: Watch): Promise<unknown>
}

const uses: Record<PhotoUse, Use> = {
  retouch: { maxSide: MAX_PHOTO_SIDE, check: (photo, watch) => usableFaces(photo, RETOUCHED, 0, watch) },
  wear: { maxSide: MAX_PHOTO_SIDE, check: findWearers },
  avatar: { maxSide: MAX_PHOTO_SIDE, check: async (photo) => frameHead(await findFaces(photo), photo) },
  subject: {
    maxSide: MAX_PHOTO_SIDE,
    check: async (photo, watch) => {
      const { mask } = await findSubject((await loadOpenCv()).cv, photo, 'auto', {}, watch)
      // Its soft outline may still fill a little more.
      if (sumOf(mask) < 0.5 * SMALLEST_SUBJECT * mask.length) throw new StudioError('no-subject', 'No subject was found')
    },
  },
  drawing: {
    maxSide: DRAWING_SIDE,
    check: async (drawing) => {
      const display = toDisplay(drawing)
      lineArt((await loadOpenCv()).cv, luma(display), display)
    },
  },
}

export interface CheckPhotoInput {
  /** Encoded, upright. */
  photo: Uint8Array
  use: PhotoUse
}

/** Throws what keeps a photo from being used, about 'photo'. */
export async function run({ photo: bytes, use }: CheckPhotoInput, context: TaskContext): Promise<void> {
  const { maxSide, check } = uses[use]
  await aboutPhoto('photo', async () => {
    const photo = await decodeImage(bytes, { maxSide })
    context.checkCancelled()
    await check(photo, context)
  })
}
