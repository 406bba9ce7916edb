import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Work } from '#contract/entities.ts'
import { commentsQuery } from '~/entities/comment/comment.queries.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { FailedState } from '~/shared/ui/empty-state/failed-state.tsx'
import { Skeleton } from '~/shared/ui/skeleton/skeleton.tsx'
import { CommentForm } from './comment-form.tsx'
import styles from './comments.module.css'
import { Thread } from './thread.tsx'

interface CommentsProps {
  work: Work
  onAsk: (action: () => void) => void
  onReport: (id: string) => void
}

/** What people say under a public work. */
export function Comments({ work, onAsk, onReport }: CommentsProps) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(commentsQuery(work.id))
  const threads = data?.pages.flatMap((page) => page.threads)
  return (
    <section id="comments" className={styles.comments} aria-labelledby="comments-title">
      <h2 id="comments-title">
        <Trans>评论</Trans> {work.comments ? <span className={styles.count}>{work.comments}</span> : null}
      </h2>
      {work.visibility === 'public' && <CommentForm workId={work.id} onAsk={onAsk} />}
      {threads ? (
        <ul className={styles.threads}>
          {threads.map(({ comment, replies }) => (
            <Thread key={comment.id} work={work} comment={comment} replies={replies} onAsk={onAsk} onReport={onReport} />
          ))}
        </ul>
      ) : error ? (
        <FailedState error={error} onRetry={refetch} />
      ) : (
        <div aria-busy className={styles.threads}>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} width="100%" height="56px" />
          ))}
        </div>
      )}
      {threads?.length === 0 && work.visibility === 'public' && (
        <p className={styles.nothing}>
          <Trans>还没有评论，来说第一句吧</Trans>
        </p>
      )}
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>更多评论</Trans>
        </Button>
      )}
    </section>
  )
}
