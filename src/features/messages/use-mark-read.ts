import { useLingui } from '@lingui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import { refreshMessages } from '~/entities/message/message.queries.ts'
import { unreadQuery } from '~/entities/message/unread.queries.ts'
import { storeRead } from '~/entities/message/store-read.ts'
import { api } from '~/shared/api/api.ts'
import { showCallError } from '~/shared/ui/toast/call-error.ts'

/** Marks one message as read, all of a kind, or all: in the lists at once, and back when that fails. */
export function useMarkRead() {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (which: RequestOf<'messageRead'>) => api('messageRead', which, { quiet: true }),
    onMutate: (which) => storeRead(queryClient, which),
    onSuccess: ({ unread }) => queryClient.setQueryData(unreadQuery.queryKey, unread.total),
    onError: (error) => showCallError(error, i18n),
    onSettled: () => refreshMessages(queryClient),
  })
}
