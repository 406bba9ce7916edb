import { useEffect, useState, type ReactNode } from 'react'
import { createSessionStore } from './create-session-store.ts'
import { SessionStoreContext } from './session-store.ts'

/** Holds the session store of one app. */
export function SessionStoreProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createSessionStore)
  useEffect(() => store.start(), [store])
  return <SessionStoreContext value={store}>{children}</SessionStoreContext>
}
