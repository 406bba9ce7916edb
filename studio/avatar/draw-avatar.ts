import { clamp, smoothstep } from '../pixels/colour.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { gaussianBlur, type Plane } from '../pixels/plane.ts'
import type { TaskContext } from '../pool/task-context.ts'
import type { ComicOptions } from '../comic/comic-look.ts'
import { readPortrait } from '../comic/portrait.ts'
import { settingOf } from '../comic/setting.ts'
import { toRaster, type DisplayImage } from '../style/display-image.ts'
import { pixelArt } from '../style/pixel-art.ts'
import { findFaces } from '../vision/faces.ts'
import { avatarBackdrops, RING, type AvatarBackdrop } from './avatar-backdrops.ts'
import { avatarLooks, type AvatarLook } from './avatar-looks.ts'
import { crop, frameHead } from './frame-head.ts'

export interface AvatarOptions {
  look: AvatarLook
  backdrop: AvatarBackdrop
  seed: number
}

const SIDE = 1024
const DRAWN: ComicOptions = { lines: 0.5, colour: 0.5, eyes: 0.5, background: 'simplify', seed: 0 }
/** Width of a sticker's white rim, of the avatar's side. */
const RIM = 0.018

/** Head and shoulders of the largest face as a drawn square before another ground. Throws 'no-face', 'face-too-small'. */
export async function drawAvatar(photo: RasterImage, { look, backdrop, seed }: AvatarOptions, context: TaskContext): Promise<RasterImage> {
  const head = frameHead(await findFaces(photo), photo)
  context.checkCancelled()
  const portrait = await readPortrait(crop(photo, head), context, { width: SIDE, height: SIDE })
  context.progress(0.3)
  const quiet = { checkCancelled: () => context.checkCancelled(), progress: (at: number) => context.progress(0.3 + 0.6 * at) }
  const paint = avatarLooks[look](portrait, { ...DRAWN, seed }, quiet)
  context.checkCancelled()
  const picture = backdrop === 'keep' ? paint : setBefore(paint, portrait.person, backdrop, look === 'sticker', settingOf(portrait, seed))
  return toRaster(look === 'pixel' ? pixelArt(picture, { seed, context: quiet }) : picture)
}

function setBefore(paint: DisplayImage, person: Plane, backdrop: keyof typeof avatarBackdrops, sticker: boolean, setting: ReturnType<typeof settingOf>): DisplayImage {
  const ground = avatarBackdrops[backdrop](setting)
  const cover = backdrop === 'ring' ? person.map((value, i) => value * insideRing(i)) : person
  const rim = sticker ? stickerRim(cover) : undefined
  const shadow = gaussianBlur(rim ?? cover, SIDE, SIDE, SIDE / 70)
  const drop = Math.round(SIDE / 110)
  const strength = sticker ? 0.34 : 0.16
  for (let c = 0; c < 3; c++) {
    const [plane, behind] = [paint.planes[c]!, ground.planes[c]!]
    for (let i = 0; i < plane.length; i++) {
      const shade = 1 - strength * shadow[Math.max(0, i - drop * SIDE)]!
      const under = behind[i]! * shade
      const lined = rim ? under + (1 - under) * rim[i]! : under
      plane[i] = lined + (plane[i]! - lined) * cover[i]!
    }
  }
  return paint
}

/** The bust ends at the ring's lower rim, the head may rise above it. */
function insideRing(i: number): number {
  const [x, y] = [(i % SIDE) / SIDE, Math.floor(i / SIDE) / SIDE]
  if (y < RING.y) return 1
  const far = Math.hypot(x - RING.x, y - RING.y)
  return 1 - smoothstep(RING.radius - 0.0015, RING.radius + 0.0015, far)
}

function stickerRim(cover: Plane): Plane {
  const reach = RIM * SIDE
  const spread = gaussianBlur(cover.map((value) => (value > 0.4 ? 1 : 0)), SIDE, SIDE, reach * 0.75)
  return spread.map((value) => clamp((value - 0.1) * 22))
}
