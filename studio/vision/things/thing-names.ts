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

/** How sure the model must be of a name, 0..1, where all sorts of round, flat or potbellied things are taken for it. */
export const floors: Partial<Record<TaughtName, number>> = {
  'sports-ball': 0.6, frisbee: 0.6, orange: 0.6, apple: 0.6, donut: 0.6, clock: 0.6, 'stop-sign': 0.6, 'traffic-light': 0.6, kite: 0.6,
  surfboard: 0.6, skateboard: 0.6, vase: 0.65, 'teddy-bear': 0.55, mouse: 0.6, remote: 0.6, 'cell-phone': 0.6, tie: 0.55,
}
