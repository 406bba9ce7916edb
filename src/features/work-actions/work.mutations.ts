import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import type { Work } from '#contract/entities.ts'
import { track } from '~/entities/track/track.ts'
import { favouritesQuery, refreshWorks, storeWork, workQuery } from '~/entities/work/work.queries.ts'
import { api, ApiError } from '~/shared/api/api.ts'
import { toast, toastError } from '~/shared/ui/toast/toast.ts'

/**
 * What becomes of a change that failed: a refusal was told by the call; of one whose answer never came nobody knows
 * whether it was made, so that is said, and what the server has by now is shown.
 */
function useLost() {
  const queryClient = useQueryClient()
  return (error: unknown, words: string) => {
    if (error instanceof ApiError) return
    toastError(words)
    void refreshWorks(queryClient)
    void queryClient.invalidateQueries({ queryKey: ['work'] })
  }
}

export function usePublish() {
  const queryClient = useQueryClient()
  const { t } = useLingui()
  const lost = useLost()
  return useMutation({
    mutationFn: (change: { id: string; visibility: Work['visibility']; title?: string }) => api('workPublish', change),
    onSuccess: async (work) => {
      storeWork(queryClient, work)
      if (work.visibility === 'public') track('publish', { content: work.id })
      if (work.held) toast({ text: t`已提交，审核通过后公开` })
      else toast({ text: work.visibility === 'public' ? t`已发布到广场` : t`已从广场收回`, tone: 'success' })
      await refreshWorks(queryClient)
    },
    onError: (error, { visibility }) => lost(error, visibility === 'public' ? t`没能发布，请再试一次` : t`没能收回，请再试一次`),
  })
}

export function useHide() {
  const queryClient = useQueryClient()
  const { t } = useLingui()
  const lost = useLost()
  return useMutation({
    mutationFn: (id: string) => api('workHide', { id, hidden: true }),
    onSuccess: async () => {
      toast({ text: t`已从广场撤下`, tone: 'success' })
      await refreshWorks(queryClient)
    },
    onError: (error) => lost(error, t`没能撤下，请再试一次`),
  })
}

/** Likes at once in what is seen; a failure takes it back. */
export function useLike(id: string) {
  const queryClient = useQueryClient()
  const { t } = useLingui()
  const lost = useLost()
  const key = workQuery(id).queryKey
  return useMutation({
    mutationFn: (on: boolean) => api('workLike', { id, on }),
    onMutate: (on) => {
      const before = queryClient.getQueryData(key)
      queryClient.setQueryData(key, (work) => work && { ...work, liked: on, likes: work.likes + (on ? 1 : -1) })
      return { before }
    },
    onError: (error, on, context) => {
      queryClient.setQueryData(key, context?.before)
      lost(error, on ? t`没能点上喜欢，请再试一次` : t`没能取消喜欢，请再试一次`)
    },
    onSuccess: (now) => queryClient.setQueryData(key, (work) => work && { ...work, ...now }),
  })
}

/** Keeps a work among the favourites at once in what is seen; a failure takes it back. */
export function useFavourite(id: string) {
  const queryClient = useQueryClient()
  const { t } = useLingui()
  const lost = useLost()
  const key = workQuery(id).queryKey
  return useMutation({
    mutationFn: (on: boolean) => api('workFavourite', { id, on }),
    onMutate: (on) => {
      const before = queryClient.getQueryData(key)
      queryClient.setQueryData(key, (work) => work && { ...work, favourite: on, favourites: (work.favourites ?? 0) + (on ? 1 : -1) })
      return { before }
    },
    onError: (error, on, context) => {
      queryClient.setQueryData(key, context?.before)
      lost(error, on ? t`没能收藏，请再试一次` : t`没能取消收藏，请再试一次`)
    },
    onSuccess: (now) => {
      queryClient.setQueryData(key, (work) => work && { ...work, ...now })
      return queryClient.invalidateQueries({ queryKey: favouritesQuery.queryKey })
    },
  })
}

/** Changes what the owner says of a work. */
export function useEdit() {
  const queryClient = useQueryClient()
  const { t } = useLingui()
  return useMutation({
    mutationFn: (change: RequestOf<'workEdit'>) => api('workEdit', change, { quiet: true }),
    onSuccess: async (work) => {
      storeWork(queryClient, work)
      toast({ text: t`已保存`, tone: 'success' })
      await refreshWorks(queryClient)
    },
  })
}

/** Puts works into the bin, with the way back in the toast. */
export function useDelete() {
  const queryClient = useQueryClient()
  const { t } = useLingui()
  const lost = useLost()
  const restore = useRestore()
  return useMutation({
    mutationFn: (ids: string[]) => api('workDelete', { ids }),
    onSuccess: async ({ ids }) => {
      toast({
        text: t`已放入回收站，保留 30 天`,
        durationMs: 5000,
        action: { label: t`撤销`, onPress: () => restore.mutate(ids) },
      })
      await refreshWorks(queryClient)
    },
    onError: (error) => lost(error, t`没能删除，请再试一次`),
  })
}

export function useRestore() {
  const queryClient = useQueryClient()
  const { t } = useLingui()
  const lost = useLost()
  return useMutation({
    mutationFn: (ids: string[]) => api('workRestore', { ids }),
    onSuccess: async () => {
      toast({ text: t`已恢复`, tone: 'success' })
      await refreshWorks(queryClient)
    },
    onError: (error) => lost(error, t`没能恢复，请再试一次`),
  })
}
