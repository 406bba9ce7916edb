import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { optionListQuery } from './option.queries.ts'
import { useSessionStore } from './session-store.ts'

interface Known {
  /** Whether somebody is logged in. */
  auth: boolean
  navigationMenu: readonly string[]
}

/** Writes into the session store what the app's frame knows. */
export function useKeepSession({ auth, navigationMenu }: Known): void {
  const store = useSessionStore()
  // A page that needs the options asks for them; the frame only listens.
  const { data: options } = useQuery({ ...optionListQuery, enabled: false })
  const menu = navigationMenu.join()
  useEffect(() => store.set({ auth }), [auth, store])
  useEffect(() => store.set({ navigationMenu: menu.split(',') }), [menu, store])
  useEffect(() => store.set({ isShowPay: options?.isShowPay ?? false }), [options, store])
}
