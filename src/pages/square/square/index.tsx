import { createFileRoute } from '@tanstack/react-router'
import { homeHead, loadHome } from '~/pages/-home/home-route.ts'
import { HomePage } from '~/pages/-home/home-page.tsx'

export const Route = createFileRoute('/square/square/index')({
  loader: async ({ context }) => void (await loadHome(context)),
  head: ({ match }) => homeHead(match),
  component: HomePage,
})
