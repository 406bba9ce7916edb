import { clamp } from '../../pixels/colour.ts'
import type { Region, Size } from '../../pixels/raster.ts'

/** Room beside the frame that is kept where the photo has it, as a share of the frame's side: for the camera to move into. */
const ROOM = 0.2

export interface Crop {
  /** The part of the photo that goes on the stage. */
  stage: Region
  /** The part of the photo that fills the frame with the camera at rest. */
  window: Region
}

/** The largest part of a photo with a film's proportions, about what is to be seen; and what lies beside it. */
export function cropFor(photo: Size, ratio: number, subject: Region | undefined): Crop {
  const width = Math.min(photo.width, photo.height * ratio)
  const height = Math.min(photo.height, photo.width / ratio)
  const left = clamp((subject ? subject.left + subject.width / 2 : photo.width / 2) - width / 2, 0, photo.width - width)
  const top = clamp(topFor(photo, height, subject), 0, photo.height - height)
  const [roomX, roomY] = [ROOM * width, ROOM * height]
  const stage = {
    left: Math.round(Math.max(0, left - roomX)),
    top: Math.round(Math.max(0, top - roomY)),
    width: 0,
    height: 0,
  }
  stage.width = Math.round(Math.min(photo.width, left + width + roomX)) - stage.left
  stage.height = Math.round(Math.min(photo.height, top + height + roomY)) - stage.top
  return { stage, window: { left, top, width, height } }
}

/** A subject too tall for the frame keeps its head. */
function topFor(photo: Size, height: number, subject: Region | undefined): number {
  if (!subject) return (photo.height - height) / 2
  if (subject.height > height * 0.9) return subject.top - 0.08 * height
  return subject.top + subject.height / 2 - height / 2
}
