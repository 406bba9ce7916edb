import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import type { FeedbackReply } from '#contract/endpoints/feedback.ts'
import { LinkedText } from '~/shared/navigation/linked-text.tsx'
import { Moment } from '~/shared/ui/moment/moment.tsx'
import styles from './thread.module.css'

interface ThreadProps {
  replies: readonly FeedbackReply[]
  /** Who wrote the feedback, where somebody else reads it. */
  person?: string
}

/** What was written under a feedback, by both sides; whoever reads has theirs at the end of the line. */
export function Thread({ replies, person }: ThreadProps) {
  const { t } = useLingui()
  if (replies.length === 0) return null
  const own = person === undefined ? 'person' : 'operator'
  return (
    <ol className={styles.thread} aria-label={t`回复`}>
      {replies.map(({ id, author, text, createdAt }) => (
        <li key={id} className={clsx(styles.reply, author === own && styles.own)}>
          <p className={styles.about}>
            {author === 'person' ? (person ?? t`你`) : t`Inkling 团队`} · <Moment at={createdAt} />
          </p>
          <p className={styles.words}>{author === 'person' ? text : <LinkedText text={text} />}</p>
        </li>
      ))}
    </ol>
  )
}
