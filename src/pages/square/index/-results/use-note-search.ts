import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { searchHomeQuery } from '~/entities/search/search.queries.ts'
import { deviceHistory } from '~/features/search/device-history.ts'
import { api } from '~/shared/api/api.ts'

/** Keeps a search in the histories of this device and of the person. */
export function useNoteSearch(query: string, found: boolean): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    deviceHistory.add(query)
    // Nobody is told when it fails: nothing that anybody waits for is lost.
    api('searchNote', { query, found }, { quiet: true }).then(
      () => queryClient.invalidateQueries({ queryKey: searchHomeQuery.queryKey }),
      () => {},
    )
  }, [query, found, queryClient])
}
