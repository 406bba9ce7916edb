import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import { refreshComments } from '~/entities/comment/comment.queries.ts'
import { api, ApiError } from '~/shared/api/api.ts'
import { createRequestIds } from '~/shared/lib/request-ids.ts'
import { toast, toastError } from '~/shared/ui/toast/toast.ts'

/** Sends a comment, again under the same name when its answer never came. */
export function useWriteComment(workId: string, parentId: string | undefined) {
  const queryClient = useQueryClient()
  const { t } = useLingui()
  const [ids] = useState(() => createRequestIds(`comment.${parentId ?? workId}`))
  return useMutation({
    mutationFn: (said: Pick<RequestOf<'commentCreate'>, 'text' | 'mentions'>) =>
      api('commentCreate', { ...said, workId, parentId, id: ids.of(said) }, { quiet: true }),
    onSuccess: async ({ held }) => {
      ids.answered()
      if (held) toast({ text: t`已提交，审核通过后大家就能看到`, durationMs: 5000 })
      await refreshComments(queryClient, workId)
    },
    onError: (error) => {
      if (error instanceof ApiError) ids.answered()
    },
  })
}

export function useDeleteComment(workId: string) {
  const queryClient = useQueryClient()
  const { t } = useLingui()
  return useMutation({
    mutationFn: (id: string) => api('commentDelete', { id }),
    onSuccess: () => refreshComments(queryClient, workId),
    onError: (error) => {
      if (!(error instanceof ApiError)) toastError(t`没能删除，请再试一次`)
    },
  })
}
