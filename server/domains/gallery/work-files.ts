import sharp, { type Sharp } from 'sharp'
import { appConfig } from '#config'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { storageKey } from '../storage-key.ts'
import { withAiLabel } from './ai-label.ts'
import { cornerMark } from './mark.ts'
import { pictureHash } from './picture-hash.ts'
import type { NewWork } from './works.table.ts'

const PREVIEW_SIDE = 1280

export type WorkFiles = Pick<
  NewWork,
  'originalKey' | 'masterKey' | 'previewKey' | 'thumbnailKey' | 'width' | 'height' | 'colour' | 'transparent' | 'pictureHash'
>

export interface StoreWorkOptions {
  files: FileStore
  workId: string
  now: Date
  /** The picture is the person's own photo, which a text is about: it gets no AI label. */
  unmade?: boolean
  /** Told each key before it is written, so that the caller can take everything back. */
  onKey(key: string): void
}

/** Stores a finished picture with the AI label and without its visible part, its preview (1280 at most) and its thumbnail (608 wide). */
export async function storeWorkFiles(bytes: Uint8Array, { files, workId, now, unmade = false, onKey }: StoreWorkOptions): Promise<WorkFiles> {
  const { width, height, format, hasAlpha } = await sharp(bytes).metadata()
  const transparent = hasAlpha && !(await sharp(bytes).stats()).isOpaque
  // A mark would spoil a cutout that goes into another picture: there the label is in the metadata alone.
  const picture = transparent || unmade ? sharp(bytes) : sharp(bytes).composite([cornerMark({ width, height }, 'bottom-right')])
  const finished = await picture.raw().toBuffer({ resolveWithObject: true })
  const label = (image: Sharp) => (unmade ? image : withAiLabel(image, workId))
  const derive = () => label(sharp(finished.data, { raw: finished.info }))

  const put = async (name: string, extension: string, contentType: string, encoded: Buffer) => {
    const key = storageKey('works', `${workId}-${name}`, extension, now)
    onKey(key)
    await files.put(key, encoded, contentType)
    return key
  }
  const whole = (image: Sharp) => (format === 'png' ? image.png({ compressionLevel: 6 }) : image.webp({ quality: 92 })).toBuffer()
  const preview = () =>
    derive().resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 82 }).toBuffer()
  const thumbnail = () => derive().resize({ width: appConfig.layout.thumbnailWidthPx, withoutEnlargement: true }).webp({ quality: 78 }).toBuffer()

  const extension = format === 'png' ? 'png' : 'webp'
  return {
    originalKey: await put('original', extension, `image/${extension}`, await whole(derive())),
    masterKey: transparent || unmade ? null : await put('master', extension, `image/${extension}`, await whole(label(sharp(bytes)))),
    previewKey: await put('preview', 'webp', 'image/webp', await preview()),
    thumbnailKey: await put('thumbnail', 'webp', 'image/webp', await thumbnail()),
    width,
    height,
    colour: await averageColour(bytes),
    transparent,
    pictureHash: await pictureHash(bytes),
  }
}

async function averageColour(bytes: Uint8Array): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(bytes).resize(1, 1, { fit: 'fill' }).removeAlpha().toColourspace('srgb').raw().toBuffer()
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
