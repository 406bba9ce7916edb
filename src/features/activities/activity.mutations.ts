import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { activityQuery, refreshActivity } from '~/entities/activity/activity.queries.ts'
import { api, ApiError } from '~/shared/api/api.ts'
import { toast, toastError } from '~/shared/ui/toast/toast.ts'

type EntryPages = InfiniteData<ResponseOf<'activityEntries'>>

/** A refusal was told by the call; of a change whose answer never came nobody knows whether it was made, so what there is now is shown. */
function useLost(id: string) {
  const queryClient = useQueryClient()
  return (error: unknown, words: string) => {
    if (!(error instanceof ApiError)) toastError(words)
    void refreshActivity(queryClient, id)
  }
}

export function useEnter(id: string) {
  const queryClient = useQueryClient()
  const { t } = useLingui()
  const lost = useLost(id)
  return useMutation({
    mutationFn: (workId: string) => api('activityEnter', { id, workId }),
    onSuccess: async () => {
      toast({ text: t`已参加，祝你好运`, tone: 'success' })
      await refreshActivity(queryClient, id)
    },
    onError: (error) => lost(error, t`没能参加，请再试一次`),
  })
}

export function useWithdraw(id: string) {
  const queryClient = useQueryClient()
  const { t } = useLingui()
  const lost = useLost(id)
  return useMutation({
    mutationFn: (entryId: string) => api('activityWithdraw', { entryId }),
    onSuccess: async () => {
      toast({ text: t`已撤回参赛作品`, tone: 'success' })
      await refreshActivity(queryClient, id)
    },
    onError: (error) => lost(error, t`没能撤回，请再试一次`),
  })
}

/** Votes at once in what is seen; a failure takes it back. */
export function useVote(id: string) {
  const queryClient = useQueryClient()
  const { t } = useLingui()
  const lost = useLost(id)
  const lists = { queryKey: ['activity', id, 'entries'] }
  const show = (entryId: string, change: (votes: number) => { votes: number; voted: boolean }) =>
    queryClient.setQueriesData<EntryPages>(lists, (data) => data && {
      ...data,
      pages: data.pages.map((page) => ({ ...page, entries: page.entries.map((entry) => (entry.id === entryId ? { ...entry, ...change(entry.votes) } : entry)) })),
    })
  return useMutation({
    mutationFn: ({ entryId, on }: { entryId: string; on: boolean }) => api('activityVote', { entryId, on }),
    onMutate: ({ entryId, on }) => show(entryId, (votes) => ({ votes: Math.max(0, votes + (on ? 1 : -1)), voted: on })),
    onSuccess: ({ votes, voted, left }, { entryId }) => {
      show(entryId, () => ({ votes, voted }))
      queryClient.setQueryData(activityQuery(id).queryKey, (activity) => activity?.used && { ...activity, used: { ...activity.used, votes: activity.votesEach - left } })
    },
    onError: (error) => lost(error, t`没能投票，请再试一次`),
  })
}
