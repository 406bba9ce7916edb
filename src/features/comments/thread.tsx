import { Plural, Trans } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Comment } from '#contract/endpoints/comments.ts'
import type { Work } from '#contract/entities.ts'
import { repliesQuery } from '~/entities/comment/comment.queries.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { CommentForm } from './comment-form.tsx'
import { CommentRow } from './comment-row.tsx'
import styles from './comments.module.css'

interface ThreadProps {
  work: Work
  comment: Comment
  /** Its first answers. */
  replies: readonly Comment[]
  onAsk: (action: () => void) => void
  onReport: (id: string) => void
}

/** A comment and its answers: the first ones, and all when somebody asks for them. */
export function Thread({ work, comment, replies, onAsk, onReport }: ThreadProps) {
  const [open, setOpen] = useState(false)
  const [answered, setAnswered] = useState<Comment>()
  const { data, hasNextPage, fetchNextPage, isFetching, isError } = useInfiniteQuery({ ...repliesQuery(work.id, comment.id), enabled: open })
  const shown = (open && data?.pages.flatMap((page) => page.comments)) || replies
  const more = comment.replies - shown.length
  const row = (one: Comment) => (
    <CommentRow
      key={one.id}
      comment={one}
      ownsWork={work.mine}
      isOwner={one.author?.id === work.owner.id}
      onAnswer={() => setAnswered(one)}
      onReport={(id) => onAsk(() => onReport(id))}
    />
  )
  return (
    <li className={styles.thread}>
      {row(comment)}
      {shown.length > 0 && <div className={styles.answers}>{shown.map(row)}</div>}
      {more > 0 && (!open || hasNextPage || isError) && (
        <div className={styles.answers}>
          <Button size="small" tone="quiet" loading={open && isFetching} onClick={() => (data ? void fetchNextPage() : setOpen(true))}>
            {isError ? <Trans>没能读到，点击重试</Trans> : <Plural value={more} other="展开 # 条回复" />}
          </Button>
        </div>
      )}
      {answered?.author && (
        <div className={styles.answers}>
          <CommentForm
            key={answered.id}
            workId={work.id}
            answered={{ id: answered.id, name: answered.author.nickname }}
            onAsk={onAsk}
            onSent={() => {
              setAnswered(undefined)
              setOpen(true)
            }}
          />
        </div>
      )}
    </li>
  )
}
