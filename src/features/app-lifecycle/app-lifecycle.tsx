import { useEffect } from 'react'
import { usePrivacyConsent } from '~/entities/session/session-store.ts'
import { forgetTracked } from '~/entities/track/track.ts'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'

/** Fetched by those alone who agreed. */
const Recording = lazyPart(() => import('./recording.tsx'), 'Recording', { whenFails: 'quiet' })

/** Records that the app was opened, left and shown again, where the person agrees; where not, nothing stays of it. */
export function AppLifecycle() {
  const [consent] = usePrivacyConsent()
  useEffect(() => {
    if (consent !== true) forgetTracked()
  }, [consent])
  return consent === true && <Recording />
}
