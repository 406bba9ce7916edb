import { smoothstep } from '../../pixels/colour.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import type { BodyFrame } from '../../vision/body-frame.ts'
import { findPersonView } from '../../vision/find-person.ts'
import { clothingEvidence } from '../../vision/clothing-evidence.ts'
import type { Face } from '../../vision/faces.ts'
import { loadOpenCv } from '../../vision/opencv.ts'
import type { Watch } from '../../vision/watch.ts'
import { holdingHand } from './holding-hand.ts'

/** Reach of a hand from its middle, in heights of the face. */
const REACH = 0.55

/** How likely the fingers of the hand that holds something are at a place of the photo (its pixels), 0..1. */
export async function fingersBefore(photo: RasterImage, face: Face, body: BodyFrame, watch: Watch): Promise<(x: number, y: number) => number> {
  const hand = holdingHand(body)
  if (!hand) return () => 0
  const { cv } = await loadOpenCv()
  const view = await findPersonView(cv, photo, face, [], watch)
  const { skin } = clothingEvidence(view, watch)
  const scale = view.width / photo.width
  return (x, y) => {
    const column = Math.min(view.width - 1, Math.floor(x * scale))
    const row = Math.min(view.height - 1, Math.floor(y * scale))
    const away = Math.hypot(x - hand[0], y - hand[1]) / body.faceHeight
    return smoothstep(0.4, 0.7, skin[row * view.width + column]!) * smoothstep(REACH, REACH * 0.7, away)
  }
}
