import { useSyncExternalStore } from 'react'

/** Why only a reload helps: the server runs another release, or the browser keeps a module's failure. */
export type ReloadNeed = 'release' | 'stuck'

/** Set in the browser only, so no two requests share it. */
let need: ReloadNeed | undefined
const listeners = new Set<() => void>()

/** Told by whoever finds out; the shell offers the reload. Undefined: there is no need any more. */
export function noteReloadNeed(found: ReloadNeed | undefined): void {
  need = found
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useReloadNeed = () => useSyncExternalStore(subscribe, () => need, () => undefined)
