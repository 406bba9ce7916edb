import sharp from 'sharp'
import { appConfig } from '#config'

const QUALITY = 40

/** A picture as webp, as wide as a thumbnail at most and of low quality, with the AI label it carries. Throws for what is no picture. */
export async function lowQuality(bytes: Uint8Array): Promise<Uint8Array> {
  return sharp(bytes, { limitInputPixels: appConfig.uploads.imageMaxPixels })
    .resize({ width: appConfig.layout.thumbnailWidthPx, withoutEnlargement: true })
    .keepExif()
    .keepXmp()
    .webp({ quality: QUALITY })
    .toBuffer()
}
