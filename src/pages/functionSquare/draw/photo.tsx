import { createFileRoute } from '@tanstack/react-router'
import { introRoute } from '~/pages/-photo-intro/intro-route.ts'
import { IntroPage } from '~/pages/-photo-intro/intro-page.tsx'

export const Route = createFileRoute('/functionSquare/draw/photo')({
  ...introRoute,
  component: () => <IntroPage backTo="/square/draw/agent-square" />,
})
