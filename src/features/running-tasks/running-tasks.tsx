import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Task } from '#contract/entities.ts'
import { useUnread } from '~/entities/message/use-unread.ts'
import { isFinal, taskListQuery } from '~/entities/task/task.queries.ts'
import { useTaskStream } from '~/entities/task/use-task-stream.ts'
import { refreshOwnWorks } from '~/entities/work/work.queries.ts'
import { ProgressRing } from '~/shared/ui/progress/progress-ring.tsx'
import { toast } from '~/shared/ui/toast/toast.ts'
import styles from './running-tasks.module.css'

/** Follows the person's creations wherever they are in the app, and tells when one is finished. */
export function RunningTasks({ onSucceeded }: { onSucceeded: (task: Task) => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const pathname = useLocation({ select: (location) => location.pathname })
  const tell = useRef(async (_task: Task) => {})
  useEffect(() => {
    tell.current = async (task) => {
      void refreshOwnWorks(queryClient)
      void queryClient.invalidateQueries({ queryKey: ['user'] })
      const [work] = task.works
      if (work) onSucceeded(task)
      // On the generator's own page the picture itself is the news. Pages on which nothing ends need not know them all.
      const path = await import('#contract/generators/generators.ts').then(
        ({ findGenerator }) => findGenerator(task.generator)?.path,
        () => undefined,
      )
      if (path === pathname) return
      if (work)
        toast({
          text: work.kind === 'video' ? t`影片做好了` : t`画好了`,
          tone: 'success',
          durationMs: 6000,
          action: { label: t`去看看`, onPress: () => void navigate({ to: '/functionList/draw/show', search: { id: work.id } }) },
        })
      else if (task.failure) toast({ text: task.failure.message, tone: 'error', durationMs: 6000 })
    }
  })
  const [onFinished] = useState(() => (task: Task) => void tell.current(task))
  useTaskStream(true, onFinished)
  useUnread()
  const { data: tasks = [] } = useQuery(taskListQuery)
  // News may come before this part of the page is hydrated: it begins with nothing, as on the server.
  const active = useHydrated() ? tasks.filter((task) => !isFinal(task)) : []
  if (active.length === 0) return null
  return (
    <ul className={styles.tasks} aria-label={t`进行中的创作`}>
      {active.map((task) => (
        <li key={task.id}>
          <Link to="/functionList/draw/history" className={styles.task} aria-label={t`进行中的创作`}>
            <ProgressRing label={t`进度`} value={task.state === 'queued' ? null : task.progress} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
