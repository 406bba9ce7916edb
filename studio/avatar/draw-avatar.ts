import { clamp, smoothstep } from '../pixels/colour.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { gaussianBlur, type Plane } from '../pixels/plane.ts'
import type { Region, Size } from '../pixels/raster.ts'
import type { TaskContext } from '../pool/task-context.ts'
import { portraitOf, previewDrawing, type Portrait } from '../comic/portrait.ts'
import { glimpse, lookCloser, outlinePeople } from '../comic/sight.ts'
import { settingOf, type Setting } from '../comic/setting.ts'
import { toRaster, type DisplayImage } from '../style/display-image.ts'
import { pixelArt } from '../style/pixel-art.ts'
import type { StyleContext } from '../style/style-pass.ts'
import { moveFace } from '../vision/face-geometry.ts'
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
/** Hands that draw: even, bold and bright, light and pale, rich with large eyes; neighbouring seeds have different ones. */
const HANDS = [
  { lines: 0.5, colour: 0.5, eyes: 0.5 },
  { lines: 0.75, colour: 0.7, eyes: 0.35 },
  { lines: 0.35, colour: 0.32, eyes: 0.6 },
  { lines: 0.5, colour: 0.85, eyes: 0.75 },
] as const
const handOf = (seed: number) => HANDS[seed % HANDS.length]!
/** The look of which little is left without a pen: the others paint features as the photo shows them. */
const PENNED: AvatarLook = 'line'
/** Width of a sticker's white rim, of the avatar's side. */
const RIM = 0.018

/** Head and shoulders of the largest face as a drawn square before another ground. Throws 'no-face', 'face-too-small' and 'face-turned'. */
export async function drawAvatar(photo: RasterImage, options: AvatarOptions, context: TaskContext): Promise<RasterImage> {
  const found = await findFaces(photo)
  const head = frameHead(found, photo)
  context.checkCancelled()
  const bust = crop(photo, head)
  const faces = found.map((face) => moveFace(face, head, bust)).filter(({ box }) => isWithin(box, bust))
  const size = { width: SIDE, height: SIDE }
  const checkCancelled = () => context.checkCancelled()
  const sketch = (draft: Portrait) => drawn(draft, options, { checkCancelled, progress() {} })
  const first = await glimpse(bust, context)
  await previewDrawing(first, size, context, sketch)
  const features = options.look === PENNED ? 'drawn' : 'kept'
  const sight = await lookCloser(await outlinePeople(first, context), { features, eyes: handOf(options.seed).eyes }, context, faces)
  await previewDrawing(sight, size, context, sketch)
  const portrait = await portraitOf(sight, size, context)
  context.progress(0.3)
  return drawn(portrait, options, { checkCancelled, progress: (at) => context.progress(0.3 + 0.6 * at) })
}

/** Of a neighbour's face at the frame's edge no more is drawn than of his coat. */
const isWithin = ({ left, top, width, height }: Region, frame: Size) =>
  left + width / 2 > 0 && left + width / 2 < frame.width && top + height / 2 > 0 && top + height / 2 < frame.height

function drawn(portrait: Portrait, { look, backdrop, seed }: AvatarOptions, context: StyleContext): RasterImage {
  const background = backdrop === 'keep' ? 'simplify' : 'none'
  const paint = avatarLooks[look](portrait, { ...handOf(seed), background, seed }, context)
  context.checkCancelled()
  const picture =
    backdrop === 'keep'
      ? paint
      : setBefore(paint, portrait.person, backdrop, look === 'sticker', settingOf(portrait, seed, context))
  context.checkCancelled()
  return toRaster(look === 'pixel' ? pixelArt(picture, { seed, context }) : picture)
}

function setBefore(
  paint: DisplayImage,
  person: Plane,
  backdrop: keyof typeof avatarBackdrops,
  sticker: boolean,
  setting: Setting,
): DisplayImage {
  const side = paint.width
  const cover = backdrop === 'ring' ? person.map((value, i) => value * insideRing(i, side)) : person
  const ground = avatarBackdrops[backdrop]({ ...setting, hidden: cover })
  const rim = sticker ? stickerRim(cover, side) : undefined
  setting.checkCancelled()
  const shadow = gaussianBlur(rim ?? cover, side, side, side / 70)
  const drop = Math.round(side / 110)
  const strength = sticker ? 0.34 : 0.16
  for (let c = 0; c < 3; c++) {
    setting.checkCancelled()
    const [plane, behind] = [paint.planes[c]!, ground.planes[c]!]
    for (let i = 0; i < plane.length; i++) {
      const shade = 1 - strength * shadow[Math.max(0, i - drop * side)]!
      const under = behind[i]! * shade
      const lined = rim ? under + (1 - under) * rim[i]! : under
      plane[i] = lined + (plane[i]! - lined) * cover[i]!
    }
  }
  return paint
}

/** The bust ends at the ring's lower rim, the head may rise above it. */
function insideRing(i: number, side: number): number {
  const [x, y] = [(i % side) / side, Math.floor(i / side) / side]
  if (y < RING.y) return 1
  const far = Math.hypot(x - RING.x, y - RING.y)
  return 1 - smoothstep(RING.radius - 0.0015, RING.radius + 0.0015, far)
}

function stickerRim(cover: Plane, side: number): Plane {
  const spread = gaussianBlur(cover.map((value) => (value > 0.4 ? 1 : 0)), side, side, RIM * side * 0.75)
  return spread.map((value) => clamp((value - 0.1) * 22))
}
