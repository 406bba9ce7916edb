import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { textIn } from '~/shared/lib/search.ts'
import type { DeskSearch } from './desk-search.ts'

const route = getRouteApi('/admin/$')

interface Change {
  /** Instead of the entry in the history: while something is typed. */
  replace?: boolean
}

/**
 * What a section keeps in its address: filters, the page of a list, so that back, a new tab and a sent link show the same.
 * Any change but of the page itself leads to the first one.
 */
export function useDeskSearch() {
  const search: DeskSearch = route.useSearch()
  const navigate = useNavigate()
  return {
    text: (name: keyof DeskSearch) => textIn(search[name]) ?? '',
    change(values: { [name in keyof DeskSearch]?: string | undefined }, { replace = false }: Change = {}) {
      const { cursor: _, page: _page, ...kept } = search
      const next = Object.entries({ ...kept, ...values }).filter(([, value]) => value !== undefined && value !== '')
      void navigate({ to: '.', search: Object.fromEntries(next), replace })
    },
  }
}
