import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { Answer } from '~/features/desk/parts/answer.tsx'
import { DeskTitle } from '~/features/desk/parts/desk-title.tsx'
import { Panel, Stack } from '~/features/desk/parts/stack.tsx'
import { TaskTable } from '~/features/desk/tasks/task-table.tsx'
import { useDeskSearch } from '~/features/desk/use-desk-search.ts'
import { useList } from '~/features/desk/use-list.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { queueQuery } from './engine.queries.ts'
import { Lanes } from './lanes.tsx'

/** What waits, what runs and what failed. */
export function Queue() {
  const { t } = useLingui()
  const { text, change } = useDeskSearch()
  const engine = text('engine') || undefined
  // Further pages are of the failures alone.
  const isWhole = !engine && text('page') === ''
  const queue = useQuery(queueQuery)
  const running = useQuery({ ...queueQuery, select: (data) => ({ rows: data.running }) })
  const failures = useList('deskFailures', { engine })
  return (
    <Stack>
      <DeskTitle title={t`队列`} note={t`每 5 秒更新；日志里用创作的编号（taskId）可以找到它的全部经过`} />
      {isWhole && (
        <>
          <Answer query={queue}>{({ lanes }) => <Lanes lanes={lanes} />}</Answer>
          <Panel title={t`正在进行`}>
            <TaskTable label={t`正在进行`} query={running} empty={t`现在没有正在进行的创作`} />
          </Panel>
        </>
      )}
      <Panel
        title={engine ? t`${engine} 失败的创作` : t`最近失败`}
        aside={engine && <Button size="small" icon={X} onClick={() => change({ engine: undefined })}>{t`看所有引擎`}</Button>}
      >
        <TaskTable label={t`最近失败`} query={failures} empty={t`没有失败的创作，很好`} />
      </Panel>
    </Stack>
  )
}
