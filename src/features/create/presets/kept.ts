import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { readKept, subscribeKept } from '~/shared/lib/draft.ts'

function parse<Value>(schema: v.GenericSchema<unknown, Value>, text: string | undefined): Value | undefined {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** What this device keeps under a name, where it still has the form it should have. */
export const findKept = <Value>(schema: v.GenericSchema<unknown, Value>, name: string): Value | undefined => parse(schema, readKept(name))

/** The same, and renders again when it changes; nothing on the server and until the page has hydrated. */
export function useKept<Value>(schema: v.GenericSchema<unknown, Value>, name: string): Value | undefined {
  const text = useSyncExternalStore(
    subscribeKept,
    () => readKept(name),
    () => undefined,
  )
  return useMemo(() => parse(schema, text), [schema, text])
}
