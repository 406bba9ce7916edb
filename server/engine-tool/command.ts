import { parseArgs } from 'node:util'
import { UsageError } from '../usage-error.ts'

export type ToolCommand =
  | { name: 'list' }
  | { name: 'check'; engine: string }
  | { name: 'check-model'; place: string; photo?: string; out?: string }
  | { name: 'try'; generator: string; words: string; offer?: string; photo?: string; input: Record<string, unknown>; out?: string }
  | { name: 'help' }

export const usage = `npm run engines -- <command>, with the variables of the server:

  (none)                              Lists the engines and what each offers now.
  check <engine>                      Runs the checks of its kind against the engine's server.
  check-model <folder or description> [photo]
                                      Loads and runs models of your own as MODELS_DIR would have them, and shows what
                                      they do to a photo.
      --out <folder>                  where the pictures go; otherwise here
  try <generator> [words]             Makes one creation and says where it went.
      --offer <id>                    by this offer; otherwise by the preferred one
      --photo <file>                  from this photo
      --input <JSON>                  with further fields of the generator
      --out <file>                    into this file; otherwise inkling-<time>.<png|webp|jpg|mp4|webm>`

/** Reads a command line; throws a UsageError that says what is wrong with it. */
export function readCommand(args: readonly string[]): ToolCommand {
  const { values, positionals } = parse(args)
  const [name, first, ...rest] = positionals
  if (values.help) return { name: 'help' }
  if (name === undefined) return { name: 'list' }
  const needs = needed[name]
  if (first === undefined && needs) throw new UsageError(`'${name}' needs ${needs}.`)
  if (name === 'check') return { name, engine: first! }
  if (name === 'check-model') return { name, place: first!, ...(rest[0] !== undefined && { photo: rest[0] }), ...(values.out && { out: values.out }) }
  if (name === 'try') {
    const { offer, photo, out } = values
    return { name, generator: first!, words: rest.join(' '), input: readInput(values.input), ...(offer && { offer }), ...(photo && { photo }), ...(out && { out }) }
  }
  throw new UsageError(`'${name}' is not a command.`)
}

const needed: Readonly<Record<string, string>> = { check: 'an engine', 'check-model': 'a folder or a description', try: 'a generator' }

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { help: { type: 'boolean', short: 'h' }, offer: text, photo: text, input: text, out: text } })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function readInput(json = '{}'): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  } catch {
    // Said below: whatever is wrong with it.
  }
  throw new UsageError('--input is an object in JSON, such as {"size":"16:9"}.')
}
