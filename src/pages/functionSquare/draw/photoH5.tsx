import { createFileRoute } from '@tanstack/react-router'
import { introRoute } from '~/pages/-photo-intro/intro-route.ts'
import { IntroPage } from '~/pages/-photo-intro/intro-page.tsx'

/** Opened from a shared link: there is nothing to go back to. */
export const Route = createFileRoute('/functionSquare/draw/photoH5')({
  ...introRoute,
  component: () => <IntroPage />,
})
