import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { User } from '#contract/entities.ts'
import { api, isNotLoggedIn } from '~/shared/api/api.ts'
import { clearToken, readClaims, readToken, saveToken } from '~/shared/session/token.ts'

/** The logged-in person. A new token that comes along replaces the one that asked, unless that is gone meanwhile. */
export async function fetchUser(signal: AbortSignal): Promise<User> {
  const asking = readToken()
  const { token, ...user } = await api('userInfo', {}, { quiet: true, signal })
  // The server that renders for the browser keeps none: the browser's own next call brings another.
  const kept = readToken()
  if (token && typeof window !== 'undefined' && (kept === asking || kept === token)) saveToken(token)
  return user
}

/** The logged-in person, or null for a visitor. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ signal }): Promise<User | null> => {
    if (!readClaims(readToken())) return null
    try {
      return await fetchUser(signal)
    } catch (error) {
      if (!isNotLoggedIn(error)) throw error
      // A token that the server refuses is worth nothing; on the server there is none to clear.
      if (typeof window !== 'undefined') clearToken()
      return null
    }
  },
  staleTime: 60_000,
})

/** Stores who is logged in, over any answer that is still on its way, and tells who was before. */
export function storeUser(queryClient: QueryClient, user: User | null): User | null {
  const before = queryClient.getQueryData(userQuery.queryKey) ?? null
  void queryClient.cancelQueries(userQuery)
  queryClient.setQueryData(userQuery.queryKey, user)
  return before
}

/** The balance as an answer told it, without asking again. A negative one is shown as 0. */
export function setBalance(queryClient: QueryClient, coin: number): void {
  queryClient.setQueryData(userQuery.queryKey, (user) => user && { ...user, coin })
}

export const shownBalance = (user: Pick<User, 'coin'>) => Math.max(0, user.coin)
