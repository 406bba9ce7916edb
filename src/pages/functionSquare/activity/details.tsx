import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { entrySorts } from '#contract/activity-rules.ts'
import { activityQuery, entriesQuery } from '~/entities/activity/activity.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { orNotFound } from '~/shared/lib/or-not-found.ts'
import { loadedHead, shareCardOf } from '~/shared/lib/page-head.ts'
import { oneOf, textIn, type Search } from '~/shared/lib/search.ts'
import { ActivityPage } from './-details/activity-page.tsx'

export const Route = createFileRoute('/functionSquare/activity/details')({
  // Which orders there are is the page's to know: this part of it is on every page.
  validateSearch: ({ id, order }: Search): { id: string; order?: string } => ({ id: textIn(id) ?? '', order: textIn(order) }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, i18n }, deps: { id, order } }) => {
    const activity = await queryClient.ensureQueryData(activityQuery(id)).catch(orNotFound)
    const [entries] = await Promise.all([queryClient.ensureInfiniteQueryData(entriesQuery(id, oneOf(entrySorts, order) ?? 'votes')), queryClient.ensureQueryData(userQuery)])
    const best = entries.pages[0]?.entries[0]?.work
    return { head: { title: activity.title, description: `${activity.summary} ${i18n._(msg`来 Inkling 参加活动`)}`, image: best && shareCardOf(best.id), search: `?id=${id}` } }
  },
  head: loadedHead,
  component: ActivityPage,
})
