import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'
import { useCoach } from './coach-store.ts'

const CoachCard = lazyPart(() => import('./coach-card.tsx'), 'CoachCard', { whenFails: 'quiet' })

/** The page that the tutorial leads over. */
export const coachPath = '/functionList/draw/textDraw'

/** Where the tutorial walks along, as long as it is on. */
export const CoachPlace = () => useCoach().on && <CoachCard />
