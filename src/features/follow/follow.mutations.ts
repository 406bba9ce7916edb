import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { creatorQuery, storeFollowed } from '~/entities/creator/creator.queries.ts'
import { api, ApiError } from '~/shared/api/api.ts'
import { toast, toastError } from '~/shared/ui/toast/toast.ts'

/** Follows somebody at once in what is seen; a failure takes it back. */
export function useFollow(id: string) {
  const queryClient = useQueryClient()
  const { t } = useLingui()
  return useMutation({
    mutationFn: (on: boolean) => api('userFollow', { id, on }),
    onMutate: (on) => storeFollowed(queryClient, id, on),
    onError: (error, on) => {
      storeFollowed(queryClient, id, !on)
      // A refusal was told by the call.
      if (!(error instanceof ApiError)) toastError(on ? t`没能关注，请再试一次` : t`没能取消关注，请再试一次`)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['people'] }),
  })
}

/** Blocks somebody, or does so no longer; what they have said is out of sight with it. */
export function useBlock(id: string) {
  const queryClient = useQueryClient()
  const { t } = useLingui()
  return useMutation({
    mutationFn: (on: boolean) => api('userBlock', { id, on }),
    onSuccess: async ({ blocked }) => {
      toast({ text: blocked ? t`已屏蔽，你不会再看到 TA 的评论` : t`已取消屏蔽`, tone: 'success' })
      queryClient.setQueryData(creatorQuery(id).queryKey, (creator) => creator && { ...creator, blocked })
      if (blocked) storeFollowed(queryClient, id, false)
      await Promise.all(['comments', 'people', 'creator'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) toastError(t`没能完成，请再试一次`)
    },
  })
}
