import { useQueryClient, type InfiniteData, type QueryKey } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { tabStorage } from '~/shared/lib/safe-storage.ts'

type Works = InfiniteData<ResponseOf<'squareList'>>

interface KeptPlace {
  /** Of which list it is: its query's key. */
  key: string
  /** Milliseconds since 1970. */
  at: number
  scrollY: number
  data: Works
}

const KEY = 'inkling.square'
/** As long as the list stays as it was for somebody who was elsewhere. */
const KEPT_MS = 30 * 60_000
/** More than so many pages are not kept: a store of the browser's has some megabytes. */
const MOST_PAGES = 60

/** The place that was kept of a list when the page was left, unless the person has moved since the page came. */
function takePlace(key: string): KeptPlace | undefined {
  const text = tabStorage.read(KEY)
  tabStorage.remove(KEY)
  if (!text) return undefined
  // Written below.
  const place = JSON.parse(text) as KeptPlace
  // The browser went as far down as the page was long by then.
  const reachable = Math.min(place.scrollY, Math.max(0, document.documentElement.scrollHeight - window.innerHeight))
  const isStill = Math.abs(window.scrollY - reachable) < window.innerHeight
  return place.key === key && Date.now() - place.at < KEPT_MS && isStill ? place : undefined
}

/** After a reload the list is as long as it was, and the person where they were: the server's page has its beginning alone. */
export function useKeptPlace(queryKey: QueryKey, data: Works | undefined): void {
  const queryClient = useQueryClient()
  const key = JSON.stringify(queryKey)
  const scrollY = useRef<number>(undefined)
  const current = useRef({ key, data })

  useLayoutEffect(() => {
    current.current = { key, data }
    if (scrollY.current === undefined || !data || data.pages.length < 2) return
    window.scrollTo(0, scrollY.current)
    scrollY.current = undefined
  })

  useEffect(() => {
    const place = takePlace(current.current.key)
    if (place) {
      scrollY.current = place.scrollY
      const queryKey = JSON.parse(place.key) as QueryKey
      // What is on its way would come over it.
      void queryClient.cancelQueries({ queryKey }).then(() => queryClient.setQueryData<Works>(queryKey, place.data))
    }
    const keep = () => {
      const { key, data } = current.current
      if (!data || data.pages.length < 2 || data.pages.length > MOST_PAGES) return tabStorage.remove(KEY)
      tabStorage.write(KEY, JSON.stringify({ key, at: Date.now(), scrollY: window.scrollY, data } satisfies KeptPlace))
    }
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [queryClient])
}
