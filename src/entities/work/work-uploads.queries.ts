import { queryOptions } from '@tanstack/react-query'
import type { Work } from '#contract/entities.ts'
import { findGenerator } from '#contract/generators/generators.ts'
import { uploadsIn } from '#contract/generators/uploads-in.ts'
import { api } from '~/shared/api/api.ts'

/** The person's own photos that a work of theirs was made from, as they were sent. */
export const workUploadsQuery = (work: Work | undefined) =>
  queryOptions({
    queryKey: ['work-uploads', work?.id],
    queryFn: async ({ signal }) => (await api('workUploads', { id: work!.id }, { signal, quiet: true })).uploads,
    enabled: work?.mine === true && namesUploads(work),
    staleTime: Infinity,
  })

function namesUploads({ generator, description }: Work): boolean {
  const known = findGenerator(generator)
  return known !== undefined && description !== undefined && uploadsIn(known, description.input).size > 0
}
