import type * as v from 'valibot'
import type { Clock } from '../platform/platform.ts'
import type { Variable } from '../platform/variable.ts'
import type { Logger } from '../platform/log.ts'
import type { Engine } from './engine.ts'

/** What an engine of any kind is opened with. */
export interface EngineParts {
  /** The engine's id on this installation. */
  id: string
  log: Logger
  clock: Clock
  /** A folder of its own for files that outlive the process; it may not be there yet. */
  dataDir: string
}

/** The values of the environment that an engine's own variables have; absent ones are not set. */
export type EngineEnvironment = Readonly<Record<string, string | undefined>>

/** A kind of engine that an installation may have one or several of. */
export interface EngineKind<Schema extends v.GenericSchema = v.GenericSchema> {
  /** `kind` of an entry in ENGINES_FILE. */
  kind: string
  /** An entry of ENGINES_FILE without `id` and `kind`. Secrets are given as the name of the environment's variable that holds them. */
  entry: Schema
  /** The variables that configure one engine of this kind, with their words for the table in the README. */
  variables: Readonly<Record<string, Variable>>
  /** The entry that these variables come to; undefined when none is asked for. */
  fromEnvironment(values: EngineEnvironment): v.InferInput<Schema> | undefined
  /** Opens it without asking anything of its server; rejects with a StartError for mistakes that only show here. */
  open(entry: v.InferOutput<Schema>, environment: EngineEnvironment, parts: EngineParts): Promise<Engine>
  /** Runs the checks of its protocol against the server, telling each in a line; rejects with a StartError when one failed. */
  check?(entry: v.InferOutput<Schema>, environment: EngineEnvironment, print: (line: string) => void): Promise<void>
}

export const defineEngineKind = <Schema extends v.GenericSchema>(kind: EngineKind<Schema>): EngineKind<Schema> => kind
