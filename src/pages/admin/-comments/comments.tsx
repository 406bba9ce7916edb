import { useLingui as useRuntime } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { WaitingComment } from '#contract/endpoints/desk/comments.ts'
import { CommentText } from '~/entities/comment/ui/comment-text.tsx'
import { reportWords } from '~/entities/report/report.words.ts'
import { DeskTitle } from '~/features/desk/parts/desk-title.tsx'
import { PersonChip } from '~/features/desk/parts/person-chip.tsx'
import { Stack } from '~/features/desk/parts/stack.tsx'
import { When } from '~/features/desk/parts/when.tsx'
import { DataTable, type Column } from '~/features/desk/table/data-table.tsx'
import { useList } from '~/features/desk/use-list.ts'
import { WorkTitle } from '~/features/desk/works/work-title.tsx'
import styles from './comments.module.css'
import { Decisions } from './decisions.tsx'

/** Comments that wait until somebody has looked. */
export function Comments() {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  const query = useList('deskComments', {})
  const why = ({ reasons }: WaitingComment) => {
    if (reasons.length === 0) return t`发布前被拦下`
    const people = reasons.reduce((sum, { count }) => sum + count, 0)
    const said = reasons.map(({ reason, count }) => `${i18n._(reportWords[reason])} ${count}`).join(' · ')
    return t`${people} 人举报：${said}`
  }
  const columns: Column<WaitingComment>[] = [
    {
      id: 'text',
      head: t`评论`,
      grow: true,
      cell: (comment) => (
        <div className={styles.said}>
          <CommentText {...comment} />
          <p className={styles.why}>
            {why(comment)}
            {!comment.held && ` · ${t`仍可见`}`}
          </p>
        </div>
      ),
    },
    {
      id: 'work',
      head: t`作品`,
      cell: ({ work }) => (
        <Link to="/functionSquare/square/details" search={{ id: work.id }} hash="comments">
          <WorkTitle work={work} />
        </Link>
      ),
    },
    { id: 'author', head: t`评论者`, cell: ({ author }) => <PersonChip person={author} /> },
    { id: 'at', head: t`开始等待`, align: 'end', cell: ({ waitingSince }) => <When at={waitingSince} /> },
    { id: 'do', head: '', align: 'end', cell: ({ id }) => <Decisions id={id} /> },
  ]
  return (
    <Stack>
      <DeskTitle title={t`评论审核`} note={t`发布前被拦下的评论，和被举报的评论；举报的人多了会先收起来。等得最久的在最前`} />
      <DataTable label={t`评论审核`} columns={columns} query={query} keyOf={({ id }) => id} empty={t`没有等待审核的评论，很好`} />
    </Stack>
  )
}
