import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { StartError } from '../../platform/start-error.ts'
import type { Template, Values } from './templates/template.ts'
import type { InputValue, Workflow } from './workflow.ts'

const Input = v.union([v.string(), v.number(), v.boolean(), v.tuple([v.string(), v.number()])])
const File = v.record(v.string(), v.object({ class_type: v.string(), inputs: v.record(v.string(), Input) }))

const PLACEHOLDER = /\{([a-z]+)\}/g
const names = ['prompt', 'negative', 'seed', 'steps', 'cfg', 'sampler', 'scheduler', 'width', 'height', 'denoise', 'photo', 'seconds', 'frames', 'prefix'] as const
type Name = (typeof names)[number]

/** An operator's own workflow as a template. A value that is a placeholder and nothing else gets its type: '{seed}' becomes a number. */
export async function readWorkflowFile(path: string): Promise<Template> {
  const workflow = await parseFile(path)
  const unknown = Object.values(workflow).flatMap(({ inputs }) => Object.values(inputs)).flatMap(placeholdersIn).find((name) => !isName(name))
  if (unknown !== undefined) throw new StartError(`${path}: {${unknown}} is no placeholder. There are: ${names.map((name) => `{${name}}`).join(' ')}`)
  return (_model, values) => fill(workflow, values)
}

async function parseFile(path: string): Promise<Workflow> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new StartError(`The workflow file ${path} cannot be read: ${String(error)}`)
  })
  try {
    return v.parse(File, JSON.parse(text))
  } catch {
    throw new StartError(`${path} is no workflow in API format (in ComfyUI: Workflow, Export (API)).`)
  }
}

const placeholdersIn = (value: InputValue) => (typeof value === 'string' ? [...value.matchAll(PLACEHOLDER)].map(([, name]) => name!) : [])
const isName = (name: string): name is Name => (names as readonly string[]).includes(name)

function fill(workflow: Workflow, values: Values): Workflow {
  const { prompt, negative, seed, width, height, denoise, photo, seconds = 0, frames = 0, prefix, sampling: { steps, cfg, sampler, scheduler } } = values
  const known: Record<Name, string | number> = { prompt, negative, seed, steps, cfg, sampler, scheduler, width, height, denoise, photo, seconds, frames, prefix }
  const filled = (value: InputValue): InputValue => {
    if (typeof value !== 'string') return value
    const whole = /^\{([a-z]+)\}$/.exec(value)?.[1]
    if (whole !== undefined && isName(whole)) return known[whole]
    // Once over the text: words of a person's that look like a placeholder stay words.
    return value.replaceAll(PLACEHOLDER, (_, name: Name) => String(known[name]))
  }
  return Object.fromEntries(Object.entries(workflow).map(([id, { class_type: type, inputs }]) => {
    const given = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, filled(value)]))
    return [id, { class_type: type, inputs: 'filename_prefix' in inputs ? { ...given, filename_prefix: prefix } : given }]
  }))
}
