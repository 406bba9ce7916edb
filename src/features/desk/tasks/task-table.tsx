import { useLingui as useRuntime } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { RotateCw, Square } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DeskTask } from '#contract/endpoints/desk/people.ts'
import { useGeneratorWords } from '~/entities/generator/use-generator-words.ts'
import { Badge } from '~/shared/ui/badge/badge.tsx'
import { DeskAction } from '../action/desk-action.tsx'
import { CopiedId } from '../parts/copied-id.tsx'
import { PersonChip } from '../parts/person-chip.tsx'
import { When } from '../parts/when.tsx'
import { DataTable, type Column } from '../table/data-table.tsx'
import styles from './tasks.module.css'

interface TaskTableProps {
  label: string
  query: UseQueryResult<{ rows: DeskTask[]; next?: string | undefined }>
  empty: ReactNode
}

/** Creations of people: what became of them, and what can be done about it. */
export function TaskTable({ label, query, empty }: TaskTableProps) {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  const wordsOf = useGeneratorWords(null)
  const columns: Column<DeskTask>[] = [
    { id: 'generator', head: t`创作`, cell: ({ generator }) => i18n._(wordsOf(generator).name) },
    { id: 'state', head: t`状态`, grow: true, cell: (task) => <State task={task} /> },
    { id: 'owner', head: t`用户`, cell: ({ owner }) => <PersonChip person={owner} /> },
    { id: 'engine', head: t`引擎`, cell: ({ engine, model }) => (model ? `${engine} · ${model}` : engine) },
    { id: 'id', head: t`编号`, cell: ({ id }) => <CopiedId id={id} /> },
    { id: 'at', head: t`时间`, align: 'end', cell: ({ createdAt, startedAt, finishedAt }) => <When at={finishedAt ?? startedAt ?? createdAt} /> },
    { id: 'do', head: '', align: 'end', cell: (task) => <TaskActions task={task} /> },
  ]
  return <DataTable label={label} columns={columns} query={query} keyOf={({ id }) => id} empty={empty} />
}

function State({ task: { state, progress, failure } }: { task: DeskTask }) {
  const { t } = useLingui()
  if (failure) {
    return (
      <span className={styles.failure}>
        <span>{failure.message}</span>
        <code>{failure.reason} · {failure.code}</code>
      </span>
    )
  }
  if (state === 'running') return <Badge tone="accent">{t`进行中 ${Math.round(progress * 100)}%`}</Badge>
  return <Badge>{t`排队中`}</Badge>
}

function TaskActions({ task: { id, state, failure } }: { task: DeskTask }) {
  const { t } = useLingui()
  if (failure?.mayRetry) {
    return (
      <DeskAction
        name="deskTaskRetry"
        permission="queue.change"
        label={t`重试`}
        icon={RotateCw}
        title={t`免费重新创作这一次？`}
        description={t`不向本人收取灵感值，本人会收到消息。`}
        needsReason={false}
        request={{ id }}
      />
    )
  }
  if (state !== 'queued' && state !== 'running') return null
  return (
    <DeskAction
      name="deskTaskStop"
      permission="queue.change"
      label={t`停止`}
      icon={Square}
      title={t`停止这次创作？`}
      description={t`灵感值立即退回，本人会收到消息。`}
      danger
      needsReason={false}
      request={{ id }}
    />
  )
}
