import { useHydrated, useLocation } from '@tanstack/react-router'
import { usePrivacyConsent } from '~/entities/session/session-store.ts'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'

const ConsentCard = lazyPart(() => import('./consent-card.tsx'), 'ConsentCard', { whenFails: 'quiet' })

/** Where nobody is asked: on the way in, where the answer is given by a switch, and over what is to be read about it. */
const quietPages = /^\/functionSquare\/(about|login|set)\//

/** Asks once whether use may be recorded. */
export function Consent() {
  const hydrated = useHydrated()
  const [consent, setConsent] = usePrivacyConsent()
  const quiet = useLocation({ select: ({ pathname }) => quietPages.test(pathname) })
  if (!hydrated || consent !== undefined || quiet) return null
  return <ConsentCard onAnswer={setConsent} />
}
