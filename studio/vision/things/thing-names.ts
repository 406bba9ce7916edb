/** What the model of things was taught, in the order of its outputs: the 80 names of COCO (Lin et al. 2014). */
export const thingNames = [
  'person', 'bicycle', 'car', 'motorcycle', 'airplane', 'bus', 'train', 'truck', 'boat', 'traffic-light', 'fire-hydrant', 'stop-sign',
  'parking-meter', 'bench', 'bird', 'cat', 'dog', 'horse', 'sheep', 'cow', 'elephant', 'bear', 'zebra', 'giraffe', 'backpack', 'umbrella',
  'handbag', 'tie', 'suitcase', 'frisbee', 'skis', 'snowboard', 'sports-ball', 'kite', 'baseball-bat', 'baseball-glove', 'skateboard',
  'surfboard', 'tennis-racket', 'bottle', 'wine-glass', 'cup', 'fork', 'knife', 'spoon', 'bowl', 'banana', 'apple', 'sandwich', 'orange',
  'broccoli', 'carrot', 'hot-dog', 'pizza', 'donut', 'cake', 'chair', 'couch', 'potted-plant', 'bed', 'dining-table', 'toilet', 'tv', 'laptop',
  'mouse', 'remote', 'keyboard', 'cell-phone', 'microwave', 'oven', 'toaster', 'sink', 'refrigerator', 'book', 'clock', 'vase', 'scissors',
  'teddy-bear', 'hair-drier', 'toothbrush',
] as const
type TaughtName = (typeof thingNames)[number]

/** Names that are taken for one another, with the word for them all: better that than the wrong one. */
export const kinds = { animal: ['cat', 'dog', 'horse', 'sheep', 'cow', 'elephant', 'bear', 'zebra', 'giraffe'] } as const satisfies Record<string, readonly TaughtName[]>

export type ThingName = TaughtName | keyof typeof kinds

/** How sure the model must be of a name, 0..1: at a first sight, and in the mean with a second one from near. */
export interface Floor {
  once: number
  twice: number
}

/** Of names that have no floor of their own. */
export const USUAL_FLOOR: Floor = { once: 0.55, twice: 0.5 }

const alike = (least: number): Floor => ({ once: least, twice: least })

/** Lower floors of what it is seldom wrong about, as looked at in some 350 photos, and higher ones of what all sorts of round, flat or potbellied things are taken for. */
export const floors: Partial<Record<TaughtName, Floor>> = {
  laptop: { once: 0.4, twice: 0.3 }, cup: { once: 0.42, twice: 0.33 }, 'wine-glass': { once: 0.42, twice: 0.37 }, book: { once: 0.5, twice: 0.33 },
  keyboard: { once: 0.5, twice: 0.36 }, 'dining-table': { once: 0.55, twice: 0.37 }, couch: { once: 0.55, twice: 0.4 },
  chair: { once: 0.55, twice: 0.43 }, 'potted-plant': { once: 0.55, twice: 0.45 }, boat: { once: 0.55, twice: 0.47 },
  'cell-phone': { once: 0.6, twice: 0.5 },
  'sports-ball': alike(0.6), frisbee: alike(0.6), orange: alike(0.6), apple: alike(0.6), donut: alike(0.6), clock: alike(0.6), 'stop-sign': alike(0.6),
  'traffic-light': alike(0.6), kite: alike(0.6), surfboard: alike(0.6), skateboard: alike(0.6), vase: alike(0.65), 'teddy-bear': alike(0.55),
  mouse: alike(0.6), remote: alike(0.6), tie: alike(0.55), bench: alike(0.65),
}
