import { clamp } from '../pixels/colour.ts'
import type { RasterImage } from '../pixels/linear-image.ts'

/** Mean of a photo's values, 0..1, below which it is dark, and about what it becomes; a stronger gamma than the last shows grain more than things. */
const DARK = 0.2
const WANTED = 0.4
const MOST = 2.4

/** A dark photo with its shadows raised (a gamma curve), for networks that were trained on photos by day; any other is handed back as it is. */
export function lightened(photo: RasterImage): RasterImage {
  const { data, channels } = photo
  let sum = 0
  for (let at = 0; at < data.length; at += channels) sum += data[at]! + data[at + 1]! + data[at + 2]!
  const mean = sum / (3 * 255 * photo.width * photo.height)
  if (mean >= DARK || mean === 0) return photo
  const gamma = Math.min(MOST, Math.log(mean) / Math.log(WANTED))
  const curve = Uint8Array.from({ length: 256 }, (_, value) => Math.round(255 * clamp(Math.pow(value / 255, 1 / gamma))))
  const raised = Uint8Array.from(data)
  for (let at = 0; at < raised.length; at += channels) for (let c = at; c < at + 3; c++) raised[c] = curve[data[c]!]!
  return { ...photo, data: raised }
}
