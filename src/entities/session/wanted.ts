import { useEffect, useEffectEvent } from 'react'
import { tabStorage } from '~/shared/lib/safe-storage.ts'
import { useSessionField } from './session-store.ts'

const KEY = 'inkling-wanted'
/** Who logs in later than that has turned to something else. */
const KEPT_MS = 15 * 60_000

/** Runs what only a logged-in person may do; with a name, `like:<work>`, it is done when a visitor comes back from the login page. */
export type Ask = (action: () => void, wanted?: string) => void

/** Notes what a visitor wanted, before they are led to log in; one wish at a time. */
export function keepWanted(wanted: string): void {
  tabStorage.write(KEY, `${Date.now()} ${wanted}`)
}

function takeWanted(wanted: string): boolean {
  const [at, kept] = (tabStorage.read(KEY) ?? '').split(' ')
  if (kept !== wanted) return false
  tabStorage.remove(KEY)
  return Date.now() - Number(at) < KEPT_MS
}

/** Calls `act` once where the person is here who, as a visitor, was led to log in for what has this name. */
export function useWanted(wanted: string, act: () => void): void {
  const auth = useSessionField('auth')
  const fulfil = useEffectEvent((name: string) => {
    if (takeWanted(name)) act()
  })
  useEffect(() => {
    if (auth) fulfil(wanted)
  }, [auth, wanted])
}
