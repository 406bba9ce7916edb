import { useEffect, useState } from 'react'
import { readKept, removeKept, writeKept } from './draft.ts'

type Fields = Record<string, string | readonly unknown[]>

/** Of what was kept, what fits the fields that a form has now. */
function restored<F extends Fields>(empty: F, kept: string | undefined): Partial<F> {
  const before = kept === undefined ? {} : (JSON.parse(kept) as Record<string, unknown>)
  const fits = ([name, value]: [string, unknown]) => typeof value === typeof empty[name] && Array.isArray(value) === Array.isArray(empty[name])
  return Object.fromEntries(Object.entries(before).filter(fits)) as Partial<F>
}

const isSame = (a: Fields, b: Fields) => Object.keys(b).every((name) => a[name] === b[name] || (a[name]?.length === 0 && b[name]?.length === 0))

/**
 * The fields of a form as they are written, kept on this device until `forget`, so that a reload, a login or a lost connection
 * takes nothing. What was kept comes once the page is alive, as the server does not know it; `begun` goes before it. `empty`
 * must be the same each time.
 */
export function useKeptFields<F extends Fields>(name: string, empty: F, begun: Partial<F> = {}) {
  const [fields, setFields] = useState<F>({ ...empty, ...begun })
  const [alive, setAlive] = useState(false)
  useEffect(() => {
    setFields((now) => ({ ...now, ...restored(empty, readKept(name)), ...begun }))
    setAlive(true)
    // Once, when the page opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useEffect(() => {
    if (!alive) return
    if (isSame(fields, empty)) removeKept(name)
    else writeKept(name, fields)
  }, [alive, empty, fields, name])
  return {
    fields,
    set: (change: Partial<F> | ((fields: F) => Partial<F>)) =>
      setFields((now) => ({ ...now, ...(typeof change === 'function' ? change(now) : change) })),
    forget: () => setFields(empty),
  }
}
