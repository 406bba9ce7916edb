import sharp from 'sharp'
import { appConfig } from '#config'

const QUALITY = 40
/** Pictures made at once: serving files must leave room for creations. */
const AT_ONCE = 2

type LowQuality = (read: () => Promise<Uint8Array>) => Promise<Uint8Array<ArrayBuffer> | undefined>

/** A webp again, as wide as a thumbnail at most and of low quality, with the AI label it carries; undefined for what is none. */
export function createLowQuality(): LowQuality {
  const waiting: (() => void)[] = []
  let running = 0

  return async (read) => {
    if (running < AT_ONCE) running += 1
    else await new Promise<void>((resume) => waiting.push(resume))
    try {
      return await encode(await read())
    } catch {
      return undefined
    } finally {
      // Whoever waits takes over the place, so the count stays.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

async function encode(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp(bytes, { limitInputPixels: appConfig.uploads.imageMaxPixels })
    .resize({ width: appConfig.layout.thumbnailWidthPx, withoutEnlargement: true })
    .keepExif()
    .keepXmp()
  return new Uint8Array(await picture.webp({ quality: QUALITY }).toBuffer())
}
