import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'

/** Of three generators in forty. Its picture stands in its place. */
export const FilmExample = lazyPart(() => import('./film-example.tsx'), 'FilmExample', { whenFails: 'quiet' })
