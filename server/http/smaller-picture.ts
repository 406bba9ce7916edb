import sharp from 'sharp'
import { appConfig } from '#config'

const { thumbnailWidthPx, smallerWidthsPx } = appConfig.layout

export interface Smaller {
  /** Part of what names the file that is made. */
  name: string
  width: number
  quality: number
}

/** What an address asks for besides the picture itself: `q=low` for old devices, `w` for one of the widths there are. */
export function smallerOf({ q, w }: { q: string | undefined; w: string | undefined }): Smaller | undefined {
  if (q === 'low') return { name: 'q=low', width: thumbnailWidthPx, quality: 40 }
  const width = smallerWidthsPx.find((known) => String(known) === w)
  return width && { name: `w=${width}`, width, quality: 74 }
}

/** A picture as webp, no wider and of no better quality than that, with the AI label it carries. Throws for what is no picture. */
export async function smallerPicture(bytes: Uint8Array, { width, quality }: Smaller): Promise<Uint8Array> {
  return sharp(bytes, { limitInputPixels: appConfig.uploads.imageMaxPixels })
    .resize({ width, withoutEnlargement: true })
    .keepExif()
    .keepXmp()
    .webp({ quality })
    .toBuffer()
}
