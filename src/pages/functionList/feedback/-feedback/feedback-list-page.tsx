import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { feedbackListQuery, refreshFeedback } from '~/entities/feedback/feedback.queries.ts'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { Card } from '~/shared/ui/card/card.tsx'
import { EmptyState } from '~/shared/ui/empty-state/empty-state.tsx'
import { ListAwaited } from '~/shared/ui/list-awaited/list-awaited.tsx'
import { ListEnd } from '~/shared/ui/list-end/list-end.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { PullToRefresh } from '~/shared/ui/pull-to-refresh/pull-to-refresh.tsx'
import { FeedbackRow } from './feedback-row.tsx'
import styles from './feedback-pages.module.css'

export function FeedbackListPage() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { data, ...paging } = useInfiniteQuery(feedbackListQuery)
  const items = data?.pages.flatMap((page) => page.items) ?? []
  const write = (
    <ButtonLink to="/functionList/feedback/feedback" tone={items.length === 0 ? 'primary' : 'secondary'} icon={PenLine}>
      <Trans>写反馈</Trans>
    </ButtonLink>
  )
  return (
    <PullToRefresh onRefresh={() => refreshFeedback(queryClient)}>
      <Page width="reading" title={t`反馈记录`} backTo="/functionList/feedback/feedback">
        {!data ? (
          <ListAwaited failed={paging.isError} onRetry={() => void paging.refetch()} />
        ) : items.length === 0 ? (
          <EmptyState text={<Trans>还没有反馈。哪里不顺手、想要什么，告诉我们</Trans>} action={write} />
        ) : (
          <>
            <div className={styles.top}>{write}</div>
            <Card flush>
              {items.map((item) => (
                <FeedbackRow key={item.id} item={item} />
              ))}
            </Card>
          </>
        )}
        {paging.hasNextPage && (
          <ListEnd
            count={items.length}
            busy={paging.isFetching}
            failed={paging.isFetchNextPageError && !paging.isFetching}
            onEnd={() => void paging.fetchNextPage()}
          />
        )}
      </Page>
    </PullToRefresh>
  )
}
