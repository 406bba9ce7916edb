import { createContext, useContext, useSyncExternalStore } from 'react'
import { defaultSession, type SessionState, type SessionStore } from './create-session-store.ts'

export const SessionStoreContext = createContext<SessionStore | undefined>(undefined)

/** The store itself: for what happens, rather than for what is shown. */
export function useSessionStore(): SessionStore {
  const store = useContext(SessionStoreContext)
  if (!store) throw new Error('useSessionStore outside the app')
  return store
}

/** One field of the session, as it is by now. */
export function useSessionField<Name extends keyof SessionState>(name: Name): SessionState[Name] {
  const store = useSessionStore()
  return useSyncExternalStore(
    store.subscribe,
    () => store.get()[name],
    () => defaultSession[name],
  )
}

/** Browsers of people who refuse once for all sites say so (Global Privacy Control). */
const refusedForAll = () => (typeof navigator !== 'undefined' && 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true ? false : undefined)

/** Whether use may be recorded, undefined while nobody has said; and the way to say it. */
export function usePrivacyConsent(): [consent: boolean | undefined, setConsent: (consent: boolean) => void] {
  const store = useSessionStore()
  return [useSessionField('privacyConsent') ?? refusedForAll(), (privacyConsent) => store.set({ privacyConsent })]
}
