import { createFileRoute } from '@tanstack/react-router'
import { homeHead, homeSearch, loadHome } from '~/pages/-home/home-route.ts'
import { HomePage } from '~/pages/-home/home-page.tsx'

export const Route = createFileRoute('/square/square/index')({
  validateSearch: homeSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadHome(context, deps),
  head: ({ match }) => homeHead(match),
  component: HomePage,
})
