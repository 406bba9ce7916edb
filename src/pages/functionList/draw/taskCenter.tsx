import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { taskCenterQuery } from '~/entities/task-center/task-center.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { pageHead } from '~/shared/lib/page-head.ts'
import { TaskCenterPage } from './-taskCenter/task-center-page.tsx'

export const Route = createFileRoute('/functionList/draw/taskCenter')({
  // What the loader needs comes with the page, and not with every page.
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([queryClient.ensureQueryData(userQuery), queryClient.ensureQueryData(taskCenterQuery)])
  },
  head: ({ match }) =>
    pageHead({
      title: match.context.i18n._(msg`任务中心`),
      description: match.context.i18n._(msg`创作、发布、分享都能领灵感值`),
      path: match.pathname,
    }),
  component: TaskCenterPage,
})
