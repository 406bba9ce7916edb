import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import { profileEndpoints } from '#contract/endpoints/profile.ts'
import type { User } from '#contract/entities.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { api } from '~/shared/api/api.ts'
import { uploadForm } from '~/shared/api/upload-form.ts'

export type ProfileChanges = RequestOf<'userUpdateInfo'>

interface ProfileUpdate {
  changes: ProfileChanges
  /** A new picture of the person. */
  avatar?: File
  /** Share of the picture sent, 0..1. */
  onProgress: (share: number) => void
}

/** Changes what is given; a picture goes along in the same call, so that nothing is half done. */
export function useUpdateProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ changes, avatar, onProgress }: ProfileUpdate): Promise<User> =>
      avatar
        ? uploadForm(profileEndpoints.userUpdateInfo, { files: { avatar }, formData: changes }, { quiet: true, onProgress })
        : api('userUpdateInfo', changes, { quiet: true }),
    onSuccess: (user) => queryClient.setQueryData(userQuery.queryKey, user),
  })
}
