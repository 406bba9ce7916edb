import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { storeWork } from '~/entities/work/work.queries.ts'
import { api } from '~/shared/api/api.ts'

/** Why a work of the person's is held or hidden. */
export const workStandingQuery = (id: string) =>
  queryOptions({
    queryKey: ['work-standing', id],
    queryFn: ({ signal }) => api('workStanding', { id }, { signal, quiet: true }),
  })

export function useAppeal(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (words: string) => api('workAppeal', { id, words }, { quiet: true }),
    onSuccess({ work, ...standing }) {
      queryClient.setQueryData(workStandingQuery(id).queryKey, standing)
      storeWork(queryClient, work)
    },
    // Another tab may have appealed meanwhile.
    onError: () => queryClient.invalidateQueries({ queryKey: workStandingQuery(id).queryKey }),
  })
}
