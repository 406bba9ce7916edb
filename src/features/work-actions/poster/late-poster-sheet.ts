import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'

/** Fetched when a poster is first asked for. */
export const PosterSheet = lazyPart(() => import('./poster-sheet.tsx'), 'PosterSheet', { whenFails: 'over' })
