import * as v from 'valibot'

export interface Variable {
  schema: v.GenericSchema<string, unknown>
  /** As it would be written in the environment; absent: the variable is not set. */
  fallback?: string
  /** Stands in the table of the README instead of the fallback, where that depends on the machine. */
  fallbackWords?: string
  about: string
}

/** Keeps the exact type, which tells the variables that always have a value. */
export const variable = <const V extends Variable>(entry: V) => entry

/** What the variables of a table are once they have been read. */
export type ValuesOf<Table extends Record<string, Variable>> = {
  [N in keyof Table]: v.InferOutput<Table[N]['schema']> | (Table[N] extends { fallback: string } ? never : undefined)
}

export const text = v.pipe(v.string(), v.nonEmpty('must not be empty'))
export const httpUrl = v.pipe(v.string(), v.regex(/^https?:\/\/[^/\s]+/, 'must be an http(s) address'), v.url('must be an http(s) address'))
/** Addresses are compared and joined with paths, so they are kept without the slash at the end. */
export const address = v.pipe(httpUrl, v.transform((url) => url.replace(/\/+$/, '')))
