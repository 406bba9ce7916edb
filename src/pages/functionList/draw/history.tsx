import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { taskListQuery } from '~/entities/task/task.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { libraryQuery } from '~/entities/work/work.queries.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { oneOf, textIn, type Search } from '~/shared/lib/search.ts'
import { HistoryPage } from './-history/history-page.tsx'

const historyViews = ['all', 'bin'] as const

interface HistorySearch {
  view?: (typeof historyViews)[number]
  generator?: string
}

export const Route = createFileRoute('/functionList/draw/history')({
  validateSearch: ({ view, generator }: Search): HistorySearch => ({ view: oneOf(historyViews, view), generator: textIn(generator) }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, i18n }, deps }) => {
    const person = await queryClient.ensureQueryData(userQuery)
    const [tasks] = person
      ? await Promise.all([
          queryClient.ensureQueryData(taskListQuery),
          queryClient.ensureInfiniteQueryData(libraryQuery({ bin: deps.view === 'bin', generator: deps.generator })),
        ])
      : []
    return { tasks, head: { title: i18n._(msg`我的创作`), description: i18n._(msg`所有作品和正在进行的创作`), hidden: true } }
  },
  head: loadedHead,
  component: HistoryPage,
})
