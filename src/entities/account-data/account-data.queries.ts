import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/api.ts'

const POLL_MS = 2000

/** The person's last export of their data; asked again and again while it is being made. */
export const dataExportQuery = queryOptions({
  queryKey: ['data-export'],
  queryFn: ({ signal }) => api('dataExportState', {}, { quiet: true, signal }),
  refetchInterval: ({ state: { data } }) => (data?.export?.state === 'waiting' || data?.export?.state === 'running' ? POLL_MS : false),
})

/** What deleting the account would mean, and the request that waits. */
export const deletionQuery = queryOptions({
  queryKey: ['deletion'],
  queryFn: ({ signal }) => api('deletionState', {}, { quiet: true, signal }),
})

/** What came of a request to delete an account. */
export const receiptQuery = (receipt: string) =>
  queryOptions({
    queryKey: ['deletion-receipt', receipt],
    queryFn: ({ signal }) => api('deletionReceipt', { receipt }, { quiet: true, signal }),
  })
