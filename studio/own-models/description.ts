import * as v from 'valibot'

const whole = (least: number, most: number) =>
  v.pipe(
    v.number('must be a number'),
    v.integer('must be a whole number'),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  )
const side = whole(16, 4096)
const text = v.pipe(v.string('must be text'), v.trim(), v.nonEmpty('must not be empty'))
const OF_COLOURS = 'must be three numbers, of red, green and blue'
const triple = v.pipe(v.array(v.number(OF_COLOURS), OF_COLOURS), v.length(3, OF_COLOURS))
const OF_ENDS = 'must be two numbers, of black and white'
const range = v.pipe(
  v.array(v.number(OF_ENDS), OF_ENDS),
  v.length(2, OF_ENDS),
  v.check(([black, white]) => black !== white, 'must be two different numbers'),
)

const tensor = {
  /** As the file names it; absent: the first that is left. */
  name: v.optional(text),
  /** How the numbers lie: colour planes one after the other, or the colours of each pixel together. */
  layout: v.optional(v.picklist(['nchw', 'nhwc'], 'must be nchw or nhwc'), 'nchw'),
}

/** A picture as numbers: value = (black + (white - black) · share - mean) / std, for each colour's share 0..1. */
const PictureTensor = v.strictObject({
  ...tensor,
  range: v.optional(range, [0, 1]),
  mean: v.optional(triple, [0, 0, 0]),
  std: v.optional(v.pipe(triple, v.check((values) => values.every((value) => value > 0), 'must be above 0')), [1, 1, 1]),
  channels: v.optional(v.picklist(['rgb', 'bgr'], 'must be rgb or bgr'), 'rgb'),
})
export type PictureTensor = v.InferOutput<typeof PictureTensor>

/** How much of the subject each pixel is, as numbers. */
const MaskTensor = v.strictObject({
  ...tensor,
  /** 'sigmoid' for a file that gives logits. */
  activation: v.optional(v.picklist(['none', 'sigmoid'], 'must be none or sigmoid'), 'none'),
  /** Stretches what comes out so that it reaches from 0 to 1. */
  stretch: v.optional(v.boolean(), false),
})
export type MaskTensor = v.InferOutput<typeof MaskTensor>

/** Where something is to be painted, as numbers. */
const HoleTensor = v.strictObject({
  ...tensor,
  hole: v.optional(v.number(), 1),
  known: v.optional(v.number(), 0),
})
export type HoleTensor = v.InferOutput<typeof HoleTensor>

const common = {
  /** Stays: works and waiting creations name it. */
  id: v.pipe(v.string('must be text'), v.regex(/^[a-z][a-z0-9-]{0,40}$/, 'must be a short name of lower-case letters, digits and -')),
  /** As people read it. */
  name: text,
  /** What it is good at, in the operator's own words. */
  about: v.optional(text),
  licence: text,
  homepage: v.optional(v.pipe(v.string(), v.url('must be an address'))),
  /** Relative to the description. */
  file: text,
  sha256: v.pipe(v.string('must be text'), v.toLowerCase(), v.regex(/^[0-9a-f]{64}$/, 'must be the 64 digits that sha256sum prints')),
  /** Processor threads of a run; absent: all cores but one. */
  threads: v.optional(whole(1, 64)),
  /** When a creation is given up. */
  timeLimitMinutes: v.optional(v.pipe(v.number(), v.minValue(0.01), v.maxValue(120)), 10),
}

/** Finds the subject of a photo. */
const CutoutModel = v.strictObject({
  ...common,
  use: v.literal('cutout'),
  /** Side of what it looks at, pixels. */
  size: side,
  /** Whether the photo is squeezed into the square or padded. */
  fit: v.optional(v.picklist(['stretch', 'pad'], 'must be stretch or pad'), 'stretch'),
  input: v.optional(PictureTensor, {}),
  output: v.optional(MaskTensor, {}),
  /** 'refined' draws the outline to the photo's own edges; 'own' takes the file's soft edges as they are. */
  edges: v.optional(v.picklist(['refined', 'own'], 'must be refined or own'), 'refined'),
})

/** Paints a hole in a photo. */
const FillModel = v.strictObject({
  ...common,
  use: v.literal('fill'),
  size: side,
  input: v.optional(PictureTensor, {}),
  mask: v.optional(HoleTensor, {}),
  output: v.optional(PictureTensor, {}),
})

/** Makes a photo larger, tile by tile. */
const EnlargeModel = v.strictObject({
  ...common,
  use: v.literal('enlarge'),
  scale: v.picklist([2, 4], 'must be 2 or 4'),
  /** Side of a tile, pixels. */
  size: v.optional(side, 256),
  /** Pixels on each side of a tile that only help to see the rest. */
  margin: v.optional(whole(4, 128), 16),
  input: v.optional(PictureTensor, {}),
  output: v.optional(PictureTensor, {}),
})

/** Restores a face that fills a square as those of the FFHQ data set do. */
const FacesModel = v.strictObject({
  ...common,
  use: v.literal('faces'),
  size: v.optional(side, 512),
  input: v.optional(PictureTensor, {}),
  output: v.optional(PictureTensor, {}),
  /** How much of the restored face is taken, 0..1. */
  strength: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
})

/** A description file of an operator's own ONNX network. */
export const ModelDescription = v.pipe(
  v.variant('use', [CutoutModel, FillModel, EnlargeModel, FacesModel], 'must be cutout, fill, enlarge or faces'),
  v.check((model) => model.use !== 'enlarge' || model.size > 4 * model.margin, 'needs a size of more than four times its margin'),
)
export type OwnModel = v.InferOutput<typeof ModelDescription>
export type ModelUse = OwnModel['use']
export type OwnModelFor<Use extends ModelUse> = Extract<OwnModel, { use: Use }>
