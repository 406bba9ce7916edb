import { workerSettings } from '../../pool/worker-settings.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { lookForThings } from './look-for-things.ts'
import { peaksOf, type Peak } from './peaks.ts'

/** What of each name the model of things sees in a photo, the likeliest first; nothing where it is switched off. */
export async function peaksInPhoto(photo: RasterImage, checkCancelled: () => void): Promise<Peak[]> {
  return workerSettings().namesThings ? peaksOf(await lookForThings(photo, checkCancelled), photo) : []
}
