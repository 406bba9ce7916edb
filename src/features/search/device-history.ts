import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { appConfig } from '#config'
import { readKept, removeKept, subscribeKept, writeKept } from '~/shared/lib/draft.ts'

const NAME = 'searches'
const Searches = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), [])

const searchesIn = (kept: string | undefined): string[] => v.parse(Searches, kept ?? '[]')

/** Searches that this device keeps, the newest first. */
export const deviceHistory = {
  add: (query: string) => writeKept(NAME, [query, ...searchesIn(readKept(NAME)).filter((other) => other !== query)].slice(0, appConfig.search.historyMost)),
  remove: (query: string) => writeKept(NAME, searchesIn(readKept(NAME)).filter((other) => other !== query)),
  clear: () => removeKept(NAME),
}

/** The same, and renders again when it changes; nothing until the page has hydrated. */
export function useDeviceHistory(): string[] {
  const kept = useSyncExternalStore(subscribeKept, () => readKept(NAME), () => undefined)
  return useMemo(() => searchesIn(kept), [kept])
}
