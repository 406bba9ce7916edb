import { useHydrated, useLocation } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { usePrivacyConsent } from '~/entities/session/session-store.ts'

const ConsentCard = lazy(() => import('./consent-card.tsx').then((module) => ({ default: module.ConsentCard })))

/** Where nobody is asked: on the way in, and where the answer is given by a switch. */
const quietPages = /^\/functionSquare\/(login|set)\//

/** Asks once whether use may be recorded. */
export function Consent() {
  const hydrated = useHydrated()
  const [consent, setConsent] = usePrivacyConsent()
  const quiet = useLocation({ select: ({ pathname }) => quietPages.test(pathname) })
  if (!hydrated || consent !== undefined || quiet) return null
  return <Suspense><ConsentCard onAnswer={setConsent} /></Suspense>
}
