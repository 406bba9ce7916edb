import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { Locale } from '#config'
import { createSessionStore } from '~/entities/session/create-session-store.ts'
import { SessionStoreContext } from '~/entities/session/session-store.ts'
import { useChangeLocale } from '~/features/settings/use-change-locale.ts'
import { isFrameShown } from '~/shared/lib/frame-only.ts'
import { AppShell } from './app-shell.tsx'
import { useEntries } from './entries.ts'
import { PagePending } from './page-pending.tsx'

/** The frame while nothing is known yet, not even who looks at it. */
export function FramePending() {
  // Its session is read and never started: the app's own begins when the page has come.
  const [store] = useState(createSessionStore)
  // The server renders this beside every page that it makes, and shows it where it makes nothing else.
  return isFrameShown() && (
    <SessionStoreContext value={store}>
      <PendingShell />
    </SessionStoreContext>
  )
}

function PendingShell() {
  const { i18n } = useLingui()
  const changeLocale = useChangeLocale()
  return (
    <AppShell entries={useEntries()} locale={i18n.locale as Locale} onChangeLocale={(locale) => void changeLocale(locale)}>
      <PagePending />
    </AppShell>
  )
}
