/** What a person in front of the camera should change, the most important first; good: press. */
export type Hint = 'no-light' | 'too-bright' | 'backlit' | 'no-face' | 'several' | 'off-centre' | 'too-far' | 'too-near' | 'moving' | 'good'

/** A small picture of what the camera sees, in grey of 0..255. */
export interface Frame {
  width: number
  height: number
  grey: Uint8Array
}

/** Where a face is, as shares of the frame. */
export interface FacePlace {
  x: number
  y: number
  width: number
  height: number
}

/** The oval that the face belongs into, as shares of the frame's height, around its middle. */
export const OVAL = { width: 0.46, height: 0.62, up: 0.04 }

const DARK = 52
const BRIGHT = 225
/** The face this much darker than what is around it: light from behind. */
const BACKLIT = 0.62
/** Mean difference of two frames, in grey values. */
const MOVING = 7
/** Of the middle of the face from the middle of the oval, as a share of the frame's height. */
const OFF_CENTRE = 0.12

/**
 * What to tell the person. Where the browser finds no faces itself (`faces` undefined), light and motion alone; the
 * server then says the rest of the photo.
 */
export function guide(frame: Frame, previous: Frame | undefined, faces: readonly FacePlace[] | undefined): Hint {
  const { inside, outside } = lightOf(frame)
  if (inside < DARK) return outside > inside / BACKLIT && outside > DARK * 1.6 ? 'backlit' : 'no-light'
  if (inside > BRIGHT) return 'too-bright'
  if (inside < outside * BACKLIT) return 'backlit'
  const placed = faces && placeOf(faces, frame)
  if (placed) return placed
  if (previous && motionOf(frame, previous) > MOVING) return 'moving'
  return 'good'
}

function placeOf(faces: readonly FacePlace[], { width, height }: Frame): Hint | undefined {
  const [face] = faces
  if (!face) return 'no-face'
  if (faces.length > 1) return 'several'
  const across = ((face.x + face.width / 2 - 0.5) * width) / height
  const down = face.y + face.height / 2 - (0.5 - OVAL.up)
  if (Math.hypot(across, down) > OFF_CENTRE) return 'off-centre'
  if (face.height < OVAL.height * 0.5) return 'too-far'
  if (face.height > OVAL.height * 1.15) return 'too-near'
  return undefined
}

/** Mean grey in the oval and around it. */
function lightOf({ width, height, grey }: Frame): { inside: number; outside: number } {
  const sums = [0, 0]
  const counts = [0, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const across = (x + 0.5 - width / 2) / ((OVAL.width / 2) * height)
      const down = ((y + 0.5) / height - (0.5 - OVAL.up)) / (OVAL.height / 2)
      const part = across * across + down * down <= 1 ? 0 : 1
      sums[part]! += grey[y * width + x]!
      counts[part]!++
    }
  return { inside: sums[0]! / Math.max(1, counts[0]!), outside: sums[1]! / Math.max(1, counts[1]!) }
}

function motionOf({ grey }: Frame, { grey: before }: Frame): number {
  let sum = 0
  for (let i = 0; i < grey.length; i++) sum += Math.abs(grey[i]! - before[i]!)
  return sum / grey.length
}
