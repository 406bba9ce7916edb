import { useLingui } from '@lingui/react/macro'
import type { AuditAction, AuditSubject } from '#contract/audit.ts'
import type { AuditEntry } from '#contract/endpoints/desk/audit.ts'
import { CopiedId } from '../parts/copied-id.tsx'
import { Difference } from '../parts/difference.tsx'
import { DeskLink } from '../desk-link.tsx'
import { PersonChip } from '../parts/person-chip.tsx'
import { When } from '../parts/when.tsx'
import { DataTable, type Column } from '../table/data-table.tsx'
import { useList } from '../use-list.ts'
import { useActionNames, useSubjectNames } from './audit.words.ts'
import styles from './audit.module.css'

interface AuditListProps {
  action?: AuditAction
  /** Ids. */
  actor?: string
  subject?: string
}

/** What operators have done: of one kind, by one of them, to one subject. */
export function AuditList({ action, actor, subject = '' }: AuditListProps) {
  const { t } = useLingui()
  const actionName = useActionNames()
  const query = useList('deskAudit', { action, actor, subject })
  const columns: Column<AuditEntry>[] = [
    { id: 'action', head: t`操作`, cell: (entry) => actionName(entry.action) },
    { id: 'subject', head: t`对象`, cell: (entry) => <Subject subject={entry.subject} /> },
    {
      id: 'change',
      head: t`改了什么`,
      grow: true,
      cell: ({ before, after, reason }) => (
        <div className={styles.change}>
          <Difference before={before} after={after} />
          {reason !== '' && <p className={styles.reason}>{reason}</p>}
        </div>
      ),
    },
    { id: 'actor', head: t`操作人`, cell: (entry) => <PersonChip person={entry.actor} /> },
    { id: 'ip', head: t`网络地址`, cell: ({ ip }) => ip },
    { id: 'at', head: t`时间`, align: 'end', cell: ({ createdAt }) => <When at={createdAt} />, sorted: true },
  ]
  return <DataTable label={t`操作记录`} columns={columns} query={query} keyOf={({ id }) => id} empty={t`还没有这样的操作；在运营台做的每件事都会记在这里`} />
}

/** The sections that have a page of each. */
const pages: Partial<Record<AuditSubject, string>> = { person: 'people', order: 'orders', feedback: 'feedback', inquiry: 'contact', broadcast: 'broadcasts' }

/** To whom or what, and all that was ever done to it. */
function Subject({ subject: { kind, id } }: { subject: AuditEntry['subject'] }) {
  const nameOf = useSubjectNames()
  const page = pages[kind]
  return (
    <span className={styles.subject}>
      {page ? <DeskLink to={`${page}/${id}`}>{nameOf(kind)}</DeskLink> : <DeskLink to="audit" search={{ subject: id }}>{nameOf(kind)}</DeskLink>}
      <CopiedId id={id} />
    </span>
  )
}
