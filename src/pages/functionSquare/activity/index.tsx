import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { activitiesQuery } from '~/entities/activity/activity.queries.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { ActivitiesPage } from './-list/activities-page.tsx'

export const Route = createFileRoute('/functionSquare/activity/index')({
  loader: async ({ context: { queryClient, i18n } }) => {
    await queryClient.ensureInfiniteQueryData(activitiesQuery)
    return { head: { title: i18n._(msg`活动`), description: i18n._(msg`投稿、投票、赢灵感值：和大家一起画同一个主题`) } }
  },
  head: loadedHead,
  component: ActivitiesPage,
})
