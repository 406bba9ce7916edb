import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { api } from '~/shared/api/api.ts'

export type ProfileChanges = RequestOf<'userUpdateInfo'>

/** Changes what is given, in one call, so that nothing is half done. */
export function useUpdateProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (changes: ProfileChanges) => api('userUpdateInfo', changes, { quiet: true }),
    onSuccess: (user) => queryClient.setQueryData(userQuery.queryKey, user),
  })
}
