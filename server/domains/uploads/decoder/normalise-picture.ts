import sharp, { type Sharp } from 'sharp'
import { appConfig } from '#config'
import { badFile, BusinessError } from '../../../business-error.ts'
import { withHeic } from './heic.ts'
import { KEPT_SIDE, type KeptPicture } from './kept-picture.ts'
import { memoryToDecode, NeedsMemory, type Size } from './memory-to-decode.ts'
import { sniffPicture } from '../../../platform/sniff-picture.ts'

const { imageMaxPixels, imageMinSidePx, imageMaxRatio } = appConfig.uploads
/** Told before a picture is unpacked how many bytes of memory that takes; what it throws stops it. */
export type CheckMemory = (bytes: number) => void

/** A picture as it is kept: upright, sRGB, no metadata, at most 4096 pixels long. Refuses what is no still picture. */
export async function normalisePicture(bytes: Uint8Array, checkMemory: CheckMemory = () => {}): Promise<KeptPicture> {
  if (bytes.byteLength === 0) throw badFile('file-empty')
  const kind = sniffPicture(bytes)
  if (!kind) throw badFile('file-wrong-kind')
  try {
    if (kind === 'heic') return await keepHeic(bytes, checkMemory)
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: false, autoOrient: true })
    const about = await picture.metadata()
    if ((about.pages ?? 1) > 1) throw badFile('file-animated')
    checkSize(about.autoOrient)
    checkMemory(memoryToDecode(kind, about.autoOrient))
    return await keep(picture)
  } catch (error) {
    if (error instanceof BusinessError || error instanceof NeedsMemory || isShortOfMemory(error)) throw error
    throw Object.assign(badFile('file-broken'), { cause: error })
  }
}

const keepHeic = (bytes: Uint8Array, checkMemory: CheckMemory) =>
  withHeic(bytes, async ({ width, height, unpack }) => {
    checkSize({ width, height })
    checkMemory(memoryToDecode('heic', { width, height }))
    return keep(sharp(await unpack(), { raw: { width, height, channels: 4 } }))
  })

async function keep(picture: Sharp): Promise<KeptPicture> {
  const upright = await picture
    .resize(KEPT_SIDE, KEPT_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = upright.info
  const plain = () => sharp(upright.data, { raw: { width, height, channels } })
  const opaque = channels === 3 || channels === 1 || (await plain().stats()).isOpaque
  if (!opaque) return { bytes: await plain().png().toBuffer(), contentType: 'image/png', extension: 'png', width, height }
  const bytes = await plain().removeAlpha().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
  return { bytes, contentType: 'image/jpeg', extension: 'jpg', width, height }
}

function checkSize({ width, height }: Size): void {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  if (width * height > imageMaxPixels) {
    throw badFile('file-too-many-pixels', { width, height, megapixels: Math.round(imageMaxPixels / 1_000_000) })
  }
  if (short < imageMinSidePx) throw badFile('file-too-small', { width, height, side: imageMinSidePx })
  if (long > short * imageMaxRatio) throw badFile('file-too-long', { width, height, ratio: imageMaxRatio })
}

/** What the decoders say when there was no memory: that is no fault of the picture. */
const noMemory = /out of memory|unable to allocate|allocation failed|enlarge memory|\bOOM\b/i
const isShortOfMemory = (error: unknown) => error instanceof RangeError || (error instanceof Error && noMemory.test(error.message))
