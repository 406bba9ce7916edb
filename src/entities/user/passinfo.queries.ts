import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/api.ts'

/** Whether the person has a password, and the number that codes go to. */
export const passinfoQuery = queryOptions({
  queryKey: ['passinfo'],
  queryFn: ({ signal }) => api('changePassinfo', {}, { quiet: true, signal }),
})
