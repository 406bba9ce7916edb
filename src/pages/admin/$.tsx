import { createFileRoute } from '@tanstack/react-router'
import type { DeskSearch } from '~/features/desk/desk-search.ts'
import type { Search } from '~/shared/lib/search.ts'
import { DeskPage } from './-desk/desk-page.tsx'
import { openDesk } from './-desk/open-desk.ts'

/** All of the operator's desk: its sections are a list of their own, so that no other page carries their routes. */
export const Route = createFileRoute('/admin/$')({
  // Each section reads what it knows of them.
  validateSearch: (search: Search): DeskSearch => search,
  loader: ({ context, params: { _splat: path = '' } }) => openDesk(context, path),
  // A page that there is not says no more than its words do.
  head: ({ loaderData }) => ({ meta: loaderData && [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] }),
  component: DeskPage,
})
