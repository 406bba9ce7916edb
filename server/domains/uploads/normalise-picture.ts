import sharp, { type Sharp } from 'sharp'
import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import { BusinessError } from '../../business-error.ts'
import type { Reason } from '../../words/reasons.ts'
import { decodeHeic } from './heic.ts'
import { sniffPicture } from './sniff.ts'

const { imageMaxPixels, imageMinSidePx } = appConfig.uploads
/** Longest side of what is kept, pixels. */
const KEPT_SIDE = 4096
const DECODE_SECONDS = 30

export interface KeptPicture {
  bytes: Buffer
  contentType: 'image/jpeg' | 'image/png'
  extension: 'jpg' | 'png'
  width: number
  height: number
}

/** A picture as it is kept: upright, sRGB, no metadata, at most 4096 pixels long. Refuses anything that is not a still picture. */
export async function normalisePicture(bytes: Uint8Array): Promise<KeptPicture> {
  if (bytes.byteLength === 0) throw badFile('file-empty')
  const picture = await open(bytes)
  try {
    return await keep(picture)
  } catch (error) {
    throw error instanceof BusinessError ? error : badFile('file-broken', {}, error)
  }
}

async function open(bytes: Uint8Array): Promise<Sharp> {
  const kind = sniffPicture(bytes)
  if (!kind) throw badFile('file-wrong-kind')
  if (kind === 'heic') return openHeic(bytes)
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: false, autoOrient: true })
  const about = await picture.metadata().catch((error: unknown) => {
    throw badFile('file-broken', {}, error)
  })
  if ((about.pages ?? 1) > 1) throw badFile('file-animated')
  checkSize(about.autoOrient)
  return picture
}

async function openHeic(bytes: Uint8Array): Promise<Sharp> {
  const answer = await decodeHeic(bytes, imageMaxPixels)
  if ('broken' in answer) throw badFile('file-broken', {}, answer.broken)
  if ('tooManyPixels' in answer) throw tooManyPixels(answer.tooManyPixels)
  checkSize(answer)
  const { width, height, data } = answer
  return sharp(data, { raw: { width, height, channels: 4 } })
}

async function keep(picture: Sharp): Promise<KeptPicture> {
  const upright = await picture
    .timeout({ seconds: DECODE_SECONDS })
    .resize(KEPT_SIDE, KEPT_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = upright.info
  const plain = () => sharp(upright.data, { raw: { width, height, channels } })
  const opaque = channels === 3 || channels === 1 || (await plain().stats()).isOpaque
  return opaque
    ? { bytes: await plain().removeAlpha().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer(), contentType: 'image/jpeg', extension: 'jpg', width, height }
    : { bytes: await plain().png().toBuffer(), contentType: 'image/png', extension: 'png', width, height }
}

interface Size {
  width: number
  height: number
}

function checkSize({ width, height }: Size): void {
  if (width * height > imageMaxPixels) throw tooManyPixels({ width, height })
  if (Math.min(width, height) < imageMinSidePx) throw badFile('file-too-small', { width, height, side: imageMinSidePx })
}

const tooManyPixels = (size: Size) => badFile('file-too-many-pixels', { ...size, megapixels: Math.round(imageMaxPixels / 1_000_000) })

function badFile(reason: Reason, values: Record<string, string | number> = {}, cause?: unknown): BusinessError {
  const error = new BusinessError(codes.badFile, reason, { field: 'file' }, values)
  error.cause = cause
  return error
}
