import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { TriangleAlert, X } from 'lucide-react'
import type { Task } from '#contract/entities.ts'
import { doubleWorksQuery } from '~/entities/double/double.queries.ts'
import { useGeneratorWords } from '~/entities/generator/use-generator-words.ts'
import { isFinal, storeTask, taskListQuery } from '~/entities/task/task.queries.ts'
import { setBalance, userQuery } from '~/entities/user/user.queries.ts'
import { api } from '~/shared/api/api.ts'
import { LinkedText } from '~/shared/navigation/linked-text.tsx'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { ProgressBar } from '~/shared/ui/progress/progress-bar.tsx'
import { showCallError } from '~/shared/ui/toast/call-error.ts'
import styles from './tiles.module.css'

/** A creation of the double that is under way, or why it failed. */
export function MakingCard({ task: known, doubleId }: { task: Task; doubleId: string }) {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const queryClient = useQueryClient()
  const { data: user } = useQuery(userQuery)
  // The stream knows it sooner than the list of the double.
  const { data: live } = useQuery(taskListQuery)
  const task = live?.find(({ id }) => id === known.id) ?? known
  const name = i18n._(useGeneratorWords(user)(task.generator).name)
  const cancel = useMutation({
    mutationFn: () => api('taskCancel', { id: task.id }, { quiet: true }),
    onSuccess: ({ task: cancelled, coin }) => {
      setBalance(queryClient, coin)
      storeTask(queryClient, cancelled)
      return queryClient.invalidateQueries(doubleWorksQuery(doubleId))
    },
    onError: (error) => showCallError(error, i18n),
  })
  const failed = task.state === 'failed'
  return (
    <li className={styles.tile} data-bad={failed || undefined} data-making>
      {task.preview && <img src={task.preview} alt={name} />}
      {!isFinal(task) && <IconButton className={styles.remove} tone="glass" icon={X} label={t`取消`} disabled={cancel.isPending} onClick={() => cancel.mutate()} />}
      <div className={styles.verdict}>
        {failed && <TriangleAlert aria-hidden />}
        <span>
          {name}
          <br />
          {failed ? task.failure && <LinkedText text={task.failure.message} /> : task.stage}
        </span>
        {!isFinal(task) && <ProgressBar label={t`进度`} value={task.state === 'queued' ? null : task.progress} />}
      </div>
    </li>
  )
}
