import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Comment } from '#contract/endpoints/comments.ts'
import { CommentText } from '~/entities/comment/ui/comment-text.tsx'
import { Avatar } from '~/shared/ui/avatar/avatar.tsx'
import { Badge } from '~/shared/ui/badge/badge.tsx'
import { ConfirmDialog } from '~/shared/ui/confirm-dialog/confirm-dialog.tsx'
import { Moment } from '~/shared/ui/moment/moment.tsx'
import { useDeleteComment } from './comment.mutations.ts'
import styles from './comments.module.css'

interface CommentRowProps {
  comment: Comment
  /** Whose work it is about may take it away, too. */
  ownsWork: boolean
  isOwner: boolean
  onAnswer: () => void
  onReport: (id: string) => void
}

/** One comment, with what can be done about it. */
export function CommentRow({ comment, ownsWork, isOwner, onAnswer, onReport }: CommentRowProps) {
  const { t } = useLingui()
  const [asking, setAsking] = useState(false)
  const remove = useDeleteComment(comment.workId)
  const { author } = comment
  if (!author)
    return (
      <p className={styles.gone}>
        <Trans>这条评论已经不在了</Trans>
      </p>
    )
  return (
    <article className={styles.comment} data-answer={comment.parentId && ''}>
      <Link to="/creator" search={{ id: author.id }} aria-label={author.nickname}>
        <Avatar src={author.avatar} size={comment.parentId ? 28 : 36} />
      </Link>
      <div className={styles.said}>
        <p className={styles.who}>
          <Link to="/creator" search={{ id: author.id }}>
            {author.nickname}
          </Link>
          {isOwner && <Badge>{t`作者`}</Badge>}
          {comment.held && <Badge tone="gold">{t`审核中，仅自己可见`}</Badge>}
          <Moment at={comment.createdAt} className={styles.time} />
        </p>
        <CommentText text={comment.text} mentions={comment.mentions} />
        <p className={styles.does}>
          {!comment.held && (
            <button type="button" onClick={onAnswer}>
              <Trans>回复 TA</Trans>
            </button>
          )}
          {(comment.mine || ownsWork) && (
            <button type="button" onClick={() => setAsking(true)}>
              <Trans>删除</Trans>
            </button>
          )}
          {!comment.mine && (
            <button type="button" onClick={() => onReport(comment.id)}>
              <Trans>举报</Trans>
            </button>
          )}
        </p>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`删除这条评论？`}
        description={t`删除后无法恢复。`}
        confirmLabel={t`删除`}
        loading={remove.isPending}
        onConfirm={() => remove.mutate(comment.id, { onSuccess: () => setAsking(false) })}
      />
    </article>
  )
}
