import { Suspense, lazy, useEffect } from 'react'
import { usePrivacyConsent } from '~/entities/session/session-store.ts'
import { forgetTracked } from '~/entities/track/track.ts'

/** Fetched by those alone who agreed. */
const Recording = lazy(() => import('./recording.tsx').then((module) => ({ default: module.Recording })))

/** Records that the app was opened, left and shown again, where the person agrees; where not, nothing stays of it. */
export function AppLifecycle() {
  const [consent] = usePrivacyConsent()
  useEffect(() => {
    if (consent !== true) forgetTracked()
  }, [consent])
  return consent === true && <Suspense><Recording /></Suspense>
}
