import { useHydrated, useLocation } from '@tanstack/react-router'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'

const CoachCard = lazyPart(() => import('./coach-card.tsx'), 'CoachCard', { whenFails: 'quiet' })

/** Where the tutorial walks along, on addresses that end in '#coach'; nothing of it is fetched on others. */
export function CoachPlace() {
  const asked = useLocation({ select: ({ hash }) => hash === 'coach' })
  // The server is not told what stands behind the '#'.
  return useHydrated() && asked && <CoachCard />
}
