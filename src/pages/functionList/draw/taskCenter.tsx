import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { taskCenterQuery } from '~/entities/task-center/task-center.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { TaskCenterPage } from './-taskCenter/task-center-page.tsx'

export const Route = createFileRoute('/functionList/draw/taskCenter')({
  loader: async ({ context: { queryClient, i18n } }) => {
    await Promise.all([queryClient.ensureQueryData(userQuery), queryClient.ensureQueryData(taskCenterQuery)])
    return { head: { title: i18n._(msg`任务中心`), description: i18n._(msg`创作、发布、分享都能领灵感值`) } }
  },
  head: loadedHead,
  component: TaskCenterPage,
})
