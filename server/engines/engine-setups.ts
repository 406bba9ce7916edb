import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { ConfigError, readVariables } from '../platform/config.ts'
import type { Variable } from '../platform/variable.ts'
import type { EngineEnvironment, EngineKind } from './engine-kind.ts'
import { engineKinds } from './kinds.ts'

/** One configured engine: what is needed to open it, and nothing has been asked yet. */
export interface EngineSetup {
  id: string
  kind: EngineKind
  entry: unknown
  environment: EngineEnvironment
}

const BUILT_IN = 'studio'

export const engineVariables: Readonly<Record<string, Variable>> = {
  ENGINES_FILE: {
    schema: v.pipe(v.string(), v.nonEmpty('must not be empty')),
    about: 'A JSON file of engines beside those of the variables below, the preferred one first; see `docs/engines.md`.',
  },
}

const EngineList = v.strictObject({
  engines: v.array(
    v.looseObject({
      id: v.pipe(v.string('is needed'), v.regex(/^[a-z][a-z0-9-]{0,30}$/, 'must be a short name of lower-case letters, digits and -')),
      kind: v.string('is needed'),
    }),
  ),
})

/**
 * The engines that an installation configures: those of ENGINES_FILE, then those of the environment's variables. The built-in one is not among them.
 * Throws a ConfigError that names every mistake.
 */
export function loadEngineSetups(environment: EngineEnvironment, kinds: readonly EngineKind[] = engineKinds): EngineSetup[] {
  const problems: string[] = []
  const setups: EngineSetup[] = []
  const add = (id: string, kind: EngineKind, entry: unknown, where: string) => {
    if (id === BUILT_IN) problems.push(`${where}: '${BUILT_IN}' is the name of the built-in engine; choose another.`)
    if (setups.some((other) => other.id === id)) problems.push(`${where}: there is another engine named '${id}'; give one of them another name.`)
    const checked = v.safeParse(kind.entry, entry)
    if (checked.success) setups.push({ id, kind, entry: checked.output, environment })
    else problems.push(...checked.issues.map((issue) => `${where}: ${v.getDotPath(issue) ?? 'the entry'}: ${issue.message}`))
  }

  const { values, problems: wrong } = readVariables(environment, { ...engineVariables, ...variablesOf(kinds) })
  problems.push(...wrong)
  const file = values['ENGINES_FILE'] as string | undefined
  if (file !== undefined) {
    const list = readList(file, problems)
    for (const [place, { id, kind: name, ...entry }] of list.entries()) {
      const where = `ENGINES_FILE ${file}, engine ${place + 1} ('${id}')`
      const kind = kinds.find((known) => known.kind === name)
      if (kind) add(id, kind, entry, where)
      else problems.push(`${where}: kind '${name}' is not known; it is one of ${kinds.map((known) => known.kind).join(', ')}.`)
    }
  }
  for (const kind of kinds) {
    const own = Object.fromEntries(Object.keys(kind.variables).map((name) => [name, environment[name] || undefined]))
    const entry = kind.fromEnvironment(own)
    if (entry !== undefined) add(kind.kind, kind, entry, Object.keys(own).filter((name) => own[name]).join(', '))
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return setups
}

/** The variables of all kinds; two kinds may share one. */
export const variablesOf = (kinds: readonly EngineKind[]): Record<string, Variable> => Object.assign({}, ...kinds.map(({ variables }) => variables))

function readList(file: string, problems: string[]): v.InferOutput<typeof EngineList>['engines'] {
  try {
    const checked = v.safeParse(EngineList, JSON.parse(readFileSync(file, 'utf8')))
    if (checked.success) return checked.output.engines
    problems.push(...checked.issues.map((issue) => `ENGINES_FILE ${file}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`))
  } catch (error) {
    problems.push(`ENGINES_FILE ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  return []
}
