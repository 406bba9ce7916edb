import * as v from 'valibot'
import type { Variable } from '../../platform/variable.ts'
import type { EngineEnvironment } from '../engine-kind.ts'

const text = v.pipe(v.string('must be a text'), v.nonEmpty('must not be empty'))
const address = v.pipe(text, v.regex(/^https?:\/\/[^/\s]+/, 'must be an http(s) address'), v.url('must be an http(s) address'))
const number = (from: number, to: number) =>
  v.pipe(v.number('must be a number'), v.minValue(from, `must be at least ${from}`), v.maxValue(to, `must be at most ${to}`))
const whole = (from: number, to: number) => v.pipe(number(from, to), v.integer('must be a whole number'))

const fields = v.strictObject({
  /** Of a server that runs by itself. */
  url: v.optional(address),
  /** The sd-server program, for a server that we start and watch, with its model and further arguments. */
  bin: v.optional(text),
  model: v.optional(text),
  args: v.optional(v.array(text), []),
  /** As people know the model; its file's name by default. */
  name: v.optional(text),
  about: v.optional(text),
  licence: v.optional(text),
  homepage: v.optional(address),
  steps: v.optional(whole(1, 100)),
  cfg: v.optional(number(0, 30)),
  sampler: v.optional(text),
  scheduler: v.optional(text),
  /** Side in pixels of the largest square picture; other proportions have as many pixels. */
  side: v.optional(whole(64, 4096)),
  /** Takes prompts in English alone; absent: as the model's name tells. */
  english: v.optional(v.boolean('must be true or false')),
  timeLimitMinutes: v.optional(whole(1, 110), 60),
  /** Whether the server stands on a machine of this installation; told by its address where it is left out. */
  stays: v.optional(v.boolean('must be true or false')),
})

export const sdcppEntry = v.pipe(
  fields,
  v.check(({ url, bin }) => (url === undefined) !== (bin === undefined), 'needs either `url` (SDCPP_URL) or `bin` and `model` (SDCPP_BIN, SDCPP_MODEL)'),
  v.check(({ bin, model }) => (bin === undefined) === (model === undefined), '`bin` and `model` (SDCPP_BIN and SDCPP_MODEL) go together'),
)
export type SdcppEntry = v.InferOutput<typeof sdcppEntry>

const digits = v.pipe(v.string(), v.regex(/^\d+$/, 'must be a whole number'))

export const sdcppVariables = {
  SDCPP_URL: { schema: address, about: 'Address of a stable-diffusion.cpp server (`sd-server`) that makes pictures.' },
  SDCPP_BIN: { schema: text, about: 'Path of the `sd-server` program, to have one started and watched on this machine; with SDCPP_MODEL.' },
  SDCPP_MODEL: { schema: text, about: 'Model file for SDCPP_BIN.' },
  SDCPP_ARGS: { schema: text, about: 'Further arguments for SDCPP_BIN, separated by spaces, such as `--threads 4 --vae-tiling`.' },
  SDCPP_STEPS: { schema: digits, about: 'Steps for a picture; absent: by the kind of model, few enough for a machine without a graphics card.' },
  SDCPP_CFG: { schema: v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/, 'must be a number')), about: 'Guidance; absent: by the kind of model. 1 takes half the time.' },
  SDCPP_SAMPLER: { schema: text, about: "Sampler, such as `euler_a` or `lcm`; absent: the server's own." },
  SDCPP_SIDE: { schema: digits, about: 'Side in pixels of the largest square picture; absent: 512, or 768 for larger kinds of model.' },
} satisfies Record<string, Variable>

export function sdcppFromEnvironment(values: EngineEnvironment): v.InferInput<typeof sdcppEntry> | undefined {
  const { SDCPP_URL: url, SDCPP_BIN: bin, SDCPP_MODEL: model, SDCPP_ARGS: args, SDCPP_SAMPLER: sampler } = values
  if (url === undefined && bin === undefined && model === undefined) return undefined
  const numberOf = (name: string) => (values[name] === undefined ? {} : { [name.slice('SDCPP_'.length).toLowerCase()]: Number(values[name]) })
  return {
    ...(url !== undefined && { url }),
    ...(bin !== undefined && { bin }),
    ...(model !== undefined && { model }),
    ...(args !== undefined && { args: args.trim().split(/\s+/) }),
    ...(sampler !== undefined && { sampler }),
    ...numberOf('SDCPP_STEPS'),
    ...numberOf('SDCPP_CFG'),
    ...numberOf('SDCPP_SIDE'),
  }
}
