import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { MENTION } from '#contract/comment-rules.ts'
import type { Comment } from '#contract/endpoints/comments.ts'
import styles from './comment-text.module.css'

/** What was said, with those whom it names as links to them. */
export function CommentText({ text, mentions }: Pick<Comment, 'text' | 'mentions'>) {
  const { t } = useLingui()
  const [first, ...rest] = text.split(MENTION)
  return (
    <p className={styles.text}>
      {first}
      {rest.map((words, place) => {
        const named = mentions[place]
        return (
          <Fragment key={place}>
            {named ? (
              <Link to="/creator" search={{ id: named.id }} className={styles.named}>
                @{named.nickname}
              </Link>
            ) : (
              <span className={styles.gone}>@{t`已注销的用户`}</span>
            )}
            {words}
          </Fragment>
        )
      })}
    </p>
  )
}
