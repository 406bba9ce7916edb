import { workerSettings } from '../../pool/worker-settings.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { recentAnswers } from '../recent-answers.ts'
import { lookForThings, viewOf } from './look-for-things.ts'
import { peaksOf, type Peak } from './peaks.ts'

const answers = recentAnswers<readonly Peak[]>(16)

/** What of each name the model of things sees in a photo, the likeliest first; nothing where it is switched off. */
export async function peaksInPhoto(photo: RasterImage, checkCancelled: () => void): Promise<readonly Peak[]> {
  if (!workerSettings().namesThings) return []
  const view = viewOf(photo)
  return answers.ask([view.pixels, Int32Array.of(photo.width, photo.height)], async () => peaksOf(await lookForThings(view, checkCancelled), photo))
}
