import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/api.ts'

export const feedbackQuery = (id: string) =>
  queryOptions({
    queryKey: ['desk', 'deskFeedback', id],
    queryFn: ({ signal }) => api('deskFeedback', { id }, { signal, quiet: true }),
  })
