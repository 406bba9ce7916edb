import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useHydrated } from '@tanstack/react-router'
import { Image, ImageOff, X } from 'lucide-react'
import type { Task } from '#contract/entities.ts'
import { useGeneratorWords } from '~/entities/generator/use-generator-words.ts'
import { isFinal, storeTask, taskListQuery } from '~/entities/task/task.queries.ts'
import { setBalance, userQuery } from '~/entities/user/user.queries.ts'
import { api } from '~/shared/api/api.ts'
import { LinkedText } from '~/shared/navigation/linked-text.tsx'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { ProgressBar } from '~/shared/ui/progress/progress-bar.tsx'
import { showCallError } from '~/shared/ui/toast/call-error.ts'
import styles from './history.module.css'

const route = getRouteApi('/functionList/draw/history')

/** Creations under way, and those that failed lately with what became of their points. */
export function ActiveTasks() {
  const { data: live } = useSuspenseQuery(taskListQuery)
  const { tasks: rendered } = route.useLoaderData()
  // News may come before this part of the page is hydrated: it must begin with what the server rendered.
  const tasks = useHydrated() ? live : (rendered ?? live)
  if (tasks.length === 0) return null
  return (
    <ul className={styles.tasks}>
      {tasks.map((task) => (
        <TaskRow key={task.id} task={task} />
      ))}
    </ul>
  )
}

function TaskRow({ task }: { task: Task }) {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const queryClient = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => api('taskCancel', { id: task.id }, { quiet: true }),
    onSuccess: ({ task: cancelled, coin }) => {
      setBalance(queryClient, coin)
      storeTask(queryClient, cancelled)
    },
    onError: (error) => showCallError(error, i18n),
  })
  const { data: user } = useQuery(userQuery)
  const words = useGeneratorWords(user)(task.generator)
  const failed = task.state === 'failed'
  return (
    <li className={styles.task}>
      <div className={styles.taskPicture}>
        {task.preview ? <img src={task.preview} alt="" /> : failed ? <ImageOff aria-hidden /> : <Image aria-hidden />}
      </div>
      <div className={styles.taskWords}>
        <p className={styles.taskName}>{i18n._(words.name)}</p>
        {failed ? (
          <p className={styles.taskFailure}>
            {task.failure && <LinkedText text={task.failure.message} />}
          </p>
        ) : (
          <>
            <p className={styles.taskStage}>{task.stage}</p>
            <ProgressBar label={t`进度`} value={task.state === 'queued' ? null : task.progress} />
          </>
        )}
      </div>
      {!isFinal(task) && <IconButton icon={X} label={t`取消`} disabled={cancel.isPending} onClick={() => cancel.mutate()} />}
    </li>
  )
}
