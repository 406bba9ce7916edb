import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import { optionListQuery } from './option.queries.ts'
import { useSessionStore } from './session-store.ts'

/** Writes into the session store what the app's frame knows: `auth`, whether somebody is logged in. */
export function useKeepSession(auth: boolean): void {
  const store = useSessionStore()
  // A page that needs the options asks for them; the frame only listens.
  const { data: options } = useQuery({ ...optionListQuery, enabled: false })
  // Before any effect of a page asks for it.
  useLayoutEffect(() => store.set({ auth }), [auth, store])
  useEffect(() => store.set({ isShowPay: options?.isShowPay ?? false }), [options, store])
}
