import { QueryClient } from '@tanstack/react-query'
import { runtimeCodes } from '#contract/codes.ts'
import { ApiError } from '~/shared/api/api.ts'
import { runtimeCode } from '~/shared/api/runtime-error.ts'
import { isOnline } from '~/shared/lib/online.ts'

/** After the first attempt. */
const RETRIES = 2

/** Not what was refused, what took too long, and what nothing can carry. */
const isWorthRetrying = (error: unknown) => !(error instanceof ApiError) && runtimeCode(error) !== runtimeCodes.timeout && isOnline()

/** What the app keeps of the server's data. One for each app: requests must not share it. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Without a network a call fails at once and says so; left to itself the library would wait for one in silence,
        // and send a code or a creation when nobody expects it any more.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
      },
      mutations: { networkMode: 'always' },
    },
  })
