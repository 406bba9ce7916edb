import { hex } from '../../pixels/colour.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { takeGlassesOff } from '../face/take-glasses-off.ts'
import { smallLook } from '../small-look.ts'
import { dressingRoom } from './dressing-room.ts'
import type { ItemDesign } from './item.ts'
import { itemNames, items, type ItemName } from './items.ts'
import { wear } from './wear.ts'

export interface WornItem {
  item: ItemName
  /** '#rrggbb'; the item's own when left out. */
  colour?: string | undefined
}

export interface DressUpOptions {
  items: readonly WornItem[]
  who: 'everyone' | 'largest'
}

export interface DressedUp {
  picture: RasterImage
  /** 'cut-off' when something is not wholly in the picture, as a hat on a head at its upper edge. */
  notes: string[]
}

/** Of an item's outline, or it is worth a word. */
const LEAST_SEEN = 0.6

const designOf = (item: ItemName): ItemDesign => items[item]

/** Puts things on the people in a photo. Throws 'no-face', and 'face-too-small' or 'face-turned' when nobody can wear them. */
export async function dressUp(
  photo: RasterImage,
  { items: chosen, who }: DressUpOptions,
  context: Pick<TaskContext, 'progress' | 'preview' | 'checkCancelled'>,
): Promise<DressedUp> {
  const room = await dressingRoom(photo, context)
  context.progress(0.2)
  const people = who === 'largest' ? room.faces.slice(0, 1) : room.faces
  const picture: RasterImage = { width: photo.width, height: photo.height, channels: 3, data: Uint8Array.from(photo.data) }
  const order = chosen.toSorted((a, b) => itemNames.indexOf(a.item) - itemNames.indexOf(b.item))
  let cutOff = false
  for (const [i, face] of people.entries()) {
    context.checkCancelled()
    const { head, light, around, withHair } = await room.fit(face)
    if (order.some(({ item }) => designOf(item).insteadOfGlasses)) await takeGlassesOff(picture, face, context)
    const underHair = order.some(({ item }) => designOf(item).underHair) ? await withHair() : around
    for (const [k, { item, colour }] of order.entries()) {
      context.checkCancelled()
      context.progress(0.3 + (0.7 * (i + k / order.length)) / people.length)
      const design = designOf(item)
      const parts = design.make({ head, light, colour: hex(colour ?? design.colour) })
      const seen = wear(picture, design, parts, { head, light, around: design.underHair ? underHair : around }, context)
      context.preview(smallLook(picture))
      cutOff ||= seen < LEAST_SEEN
    }
  }
  return { picture, notes: cutOff ? ['cut-off'] : [] }
}
