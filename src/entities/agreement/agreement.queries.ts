import { queryOptions } from '@tanstack/react-query'
import type { AgreementId } from '#contract/agreements.ts'
import { api } from '~/shared/api/api.ts'

export const agreementQuery = (id: AgreementId) =>
  queryOptions({
    queryKey: ['agreement', id],
    queryFn: ({ signal }) => api('agreementRead', { id }, { signal, quiet: true }),
  })

export const agreementListQuery = queryOptions({
  queryKey: ['agreements'],
  queryFn: async ({ signal }) => (await api('agreementList', {}, { signal, quiet: true })).agreements,
})

/** What has changed since the person agreed. */
export const agreementNewsQuery = queryOptions({
  queryKey: ['agreement-news'],
  queryFn: async ({ signal }) => (await api('agreementNews', {}, { signal, quiet: true })).agreements,
})
