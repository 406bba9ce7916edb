import { createFileRoute } from '@tanstack/react-router'
import { homeHead, loadHome } from './-home/home-route.ts'
import { HomePage } from './-home/home-page.tsx'

export const Route = createFileRoute('/')({
  loader: async ({ context }) => void (await loadHome(context)),
  head: ({ match }) => homeHead(match),
  component: HomePage,
})
