/** The query of an address, as the router has read it; each route picks what it knows. */
export type Search = Record<string, unknown>

/** A text. The router reads one of digits as a number. */
export function textIn(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : undefined
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The id of something of ours. */
export const idIn = (value: unknown): string | undefined => (typeof value === 'string' && uuid.test(value) ? value : undefined)

export const oneOf = <const Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((known) => known === value)
