import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { User } from '#contract/entities.ts'
import { api, isNotLoggedIn } from '~/shared/api/api.ts'
import { clearToken, readClaims, readToken } from '~/shared/session/token.ts'

/** The logged-in person, or null for a visitor. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ signal }): Promise<User | null> => {
    if (!readClaims(readToken())) return null
    try {
      return await api('userInfo', {}, { quiet: true, signal })
    } catch (error) {
      if (!isNotLoggedIn(error)) throw error
      // A token that the server refuses is worth nothing; on the server there is none to clear.
      if (typeof window !== 'undefined') clearToken()
      return null
    }
  },
  staleTime: 60_000,
})

/** The balance as an answer told it, without asking again. A negative one is shown as 0. */
export function setBalance(queryClient: QueryClient, coin: number): void {
  queryClient.setQueryData(userQuery.queryKey, (user) => user && { ...user, coin })
}

export const shownBalance = (user: Pick<User, 'coin'>) => Math.max(0, user.coin)
