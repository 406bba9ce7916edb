import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { searchHomeQuery } from '~/entities/search/search.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { api } from '~/shared/api/api.ts'
import { deviceHistory, useDeviceHistory } from './device-history.ts'

/** What was searched for, the newest first: the person's, and what this device keeps. */
export function useHistory() {
  const queryClient = useQueryClient()
  const { data: user } = useSuspenseQuery(userQuery)
  const { data: home } = useSuspenseQuery(searchHomeQuery)
  const device = useDeviceHistory()
  const forget = useMutation({
    mutationFn: (query: string | undefined) => api('searchForget', { query }),
    onSuccess: ({ history }) => queryClient.setQueryData(searchHomeQuery.queryKey, (known) => known && { ...known, history }),
  })
  const remove = (query: string | undefined) => {
    if (query === undefined) deviceHistory.clear()
    else deviceHistory.remove(query)
    if (user) forget.mutate(query)
  }
  return { searches: [...new Set([...device, ...home.history])], remove }
}
