import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/api.ts'
import { orNotFound } from '~/shared/lib/or-not-found.ts'

/** A payment at the test cashier. */
export const cashierQuery = (id: string) =>
  queryOptions({
    queryKey: ['cashier', id],
    queryFn: ({ signal }) => api('cashierDetail', { id }, { signal, quiet: true }).catch(orNotFound),
  })
