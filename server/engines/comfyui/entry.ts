import * as v from 'valibot'
import { type GeneratorId, generatorIds } from '#contract/generators/generators.ts'
import { familyNames } from './families.ts'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'))
const number = (min: number, max: number) => v.pipe(v.number(), v.minValue(min, `must be at least ${min}`), v.maxValue(max, `must be at most ${max}`))
const whole = (min: number, max: number) => v.pipe(number(min, max), v.integer('must be a whole number'))

/** Of a server, without secrets: addresses are logged, and written down with jobs. */
export const ServerAddress = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^/\s?#]+/, 'must be an http(s) address'),
  v.url('must be an http(s) address'),
  v.check((url) => !/^https?:\/\/[^/]*@/.test(url), 'must not hold a name and a password'),
  v.transform((url) => url.replace(/\/+$/, '')),
)

const Sampling = {
  steps: v.optional(whole(1, 200)),
  cfg: v.optional(number(0, 30)),
  sampler: v.optional(text),
  scheduler: v.optional(text),
}

/** How one generator is made with a model, where it differs; `workflow` is a file in API format with placeholders; `fps` the frames of a second that its films have. */
const GeneratorSettings = v.strictObject({ ...Sampling, workflow: v.optional(text), fps: v.optional(whole(1, 60)) })

const Model = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9._-]{0,59}$/, 'must be lower case letters, digits, dots and hyphens')),
  name: text,
  /** What it is good at, for people. */
  about: v.optional(text),
  licence: v.optional(text),
  homepage: v.optional(text),
  family: v.optional(v.picklist(familyNames)),
  /** One file with everything, as the server lists it; or `unet`, `textEncoders` and `vae`. */
  checkpoint: v.optional(text),
  unet: v.optional(text),
  textEncoders: v.optional(v.pipe(v.array(text), v.minLength(1), v.maxLength(2))),
  /** Instead of the one inside the checkpoint. */
  vae: v.optional(text),
  /** A model made for filling masks: it is offered only for what has one. */
  inpaint: v.optional(v.boolean()),
  /** A control net that follows a drawing's lines; sketches are then kept exactly. */
  sketchControl: v.optional(text),
  ...Sampling,
  /** Of Flux models. */
  guidance: v.optional(number(0, 30)),
  /** Side of the square it was trained on; other shapes have as many pixels. */
  side: v.optional(whole(256, 4096)),
  /** The largest side that is made; bigger wishes are not offered. */
  largestSide: v.optional(whole(256, 8192)),
  /** Takes prompts in English alone; absent: as the file's name tells. */
  english: v.optional(v.boolean()),
  /** Added to what people do not want. */
  negative: v.optional(v.string()),
  generators: v.optional(v.record(v.picklist(generatorIds), v.union([v.literal(false), GeneratorSettings]))),
})

const Entry = v.strictObject({
  name: v.optional(text, 'ComfyUI'),
  servers: v.pipe(v.array(ServerAddress), v.minLength(1, 'needs a server'), v.maxLength(32)),
  models: v.optional(v.pipe(v.array(ModelWithFiles()), v.minLength(1), v.maxLength(50))),
  /** Models of which nothing is to be said but their files. Without these and `models`: every checkpoint that the servers have. */
  checkpoints: v.optional(v.pipe(v.array(text), v.minLength(1), v.maxLength(50))),
  /** Makes photos larger, as the servers list it: 'RealESRGAN_x4plus.pth'. */
  upscaler: v.optional(text),
  /** Jobs of ours that one server may have at a time, waiting ones included. */
  jobsPerServer: v.optional(whole(1, 16), 2),
  timeLimitSeconds: v.optional(whole(10, 6600), 900),
  /** Words and photos stay on machines of this installation. Absent: true where all servers have private addresses. */
  stays: v.optional(v.boolean()),
})

function ModelWithFiles() {
  return v.pipe(
    Model,
    v.check(({ checkpoint, unet }) => (checkpoint === undefined) !== (unet === undefined), 'needs either a checkpoint or a unet'),
    v.check(({ unet, textEncoders, vae }) => unet === undefined || (textEncoders !== undefined && vae !== undefined), 'a unet needs textEncoders and a vae'),
  )
}

export const ComfyuiEntry = v.pipe(
  Entry,
  v.check(({ models = [] }) => new Set(models.map(({ id }) => id)).size === models.length, 'two models have the same id'),
)
export type ComfyuiEntry = v.InferOutput<typeof ComfyuiEntry>
export type ModelEntry = v.InferOutput<typeof Model>
export type GeneratorOverrides = Partial<Record<GeneratorId, false | v.InferOutput<typeof GeneratorSettings>>>
