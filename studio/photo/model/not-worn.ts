import type { RasterImage } from '../../pixels/linear-image.ts'
import { findThings } from '../../vision/things/find-things.ts'
import type { ThingName } from '../../vision/things/thing-names.ts'
import type { Watch } from '../../vision/watch.ts'

/** What nobody carries. */
const TOO_LARGE: readonly ThingName[] = [
  'bicycle', 'car', 'motorcycle', 'airplane', 'bus', 'train', 'truck', 'boat', 'traffic-light', 'fire-hydrant', 'stop-sign', 'parking-meter', 'bench',
  'horse', 'sheep', 'cow', 'elephant', 'bear', 'zebra', 'giraffe', 'animal', 'chair', 'couch', 'bed', 'dining-table', 'toilet', 'tv', 'microwave', 'oven',
  'sink', 'refrigerator',
]

/** What is held in a hand and worn nowhere. */
const HELD_ALONE: readonly ThingName[] = [
  'bird', 'cat', 'dog', 'bottle', 'wine-glass', 'cup', 'fork', 'knife', 'spoon', 'bowl', 'banana', 'apple', 'sandwich', 'orange', 'broccoli', 'carrot',
  'hot-dog', 'pizza', 'donut', 'cake', 'potted-plant', 'laptop', 'mouse', 'remote', 'keyboard', 'cell-phone', 'toaster', 'book', 'vase', 'scissors',
  'teddy-bear', 'hair-drier', 'toothbrush', 'umbrella', 'suitcase',
]

/** Share of the photo that the product takes up at least: what is smaller stands beside it. */
const LEAST_SHARE = 0.1

/** The name of a product that cannot be worn, or not even held; undefined when nothing speaks against it. */
export async function notWorn(photo: RasterImage, held: boolean, watch: Watch): Promise<ThingName | undefined> {
  const names = held ? TOO_LARGE : [...TOO_LARGE, ...HELD_ALONE]
  const { sure } = await findThings(photo, watch)
  return sure.find(({ name, box }) => names.includes(name) && box.width * box.height > LEAST_SHARE * photo.width * photo.height)?.name
}
