import { createFileRoute } from '@tanstack/react-router'
import { homeHead, homeSearch, loadHome } from './-home/home-route.ts'
import { HomePage } from './-home/home-page.tsx'

export const Route = createFileRoute('/')({
  validateSearch: homeSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadHome(context, deps),
  head: ({ match }) => homeHead(match),
  component: HomePage,
})
