import sharp from 'sharp'
import { sniffPicture } from '../../platform/sniff-picture.ts'

const PREVIEW_SIDE = 512
const MAX_PIXELS = 2048 * 2048

/** Hands on a server's previews, packed anew by us. While one is being packed the next are left out: the one after them is as good. */
export function createPreviews(onPreview: (bytes: Uint8Array) => void) {
  let packing = false
  return (bytes: Uint8Array) => {
    if (packing || (sniffPicture(bytes) !== 'jpeg' && sniffPicture(bytes) !== 'png')) return
    packing = true
    sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 70, effort: 0 })
      .toBuffer()
      // A broken preview is no reason to stop.
      .then(onPreview, () => {})
      .finally(() => (packing = false))
  }
}
