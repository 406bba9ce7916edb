import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { keepChannel } from '~/shared/lib/channel.ts'
import { tellTouch } from '~/shared/lib/platform.ts'
import { createSessionStore } from './create-session-store.ts'
import { SessionStoreContext } from './session-store.ts'

/** Holds the session store of one app. */
export function SessionStoreProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createSessionStore)
  // Before any effect of the page: its calls carry what these keep.
  useLayoutEffect(() => {
    keepChannel()
    tellTouch()
  }, [])
  useEffect(() => store.start(), [store])
  return <SessionStoreContext value={store}>{children}</SessionStoreContext>
}
