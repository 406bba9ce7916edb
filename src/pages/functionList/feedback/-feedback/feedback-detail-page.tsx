import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { feedbackQuery, refreshFeedback } from '~/entities/feedback/feedback.queries.ts'
import { kindWords, stateWords } from '~/entities/feedback/feedback.words.ts'
import { AddReply } from '~/features/feedback/add-reply.tsx'
import { FeedbackPictures } from '~/features/feedback/feedback-pictures.tsx'
import { Thread } from '~/features/feedback/thread.tsx'
import { Badge } from '~/shared/ui/badge/badge.tsx'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { Moment } from '~/shared/ui/moment/moment.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { PullToRefresh } from '~/shared/ui/pull-to-refresh/pull-to-refresh.tsx'
import styles from './feedback-pages.module.css'

const route = getRouteApi('/functionList/feedback/historyDetaile')

export function FeedbackDetailPage() {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const { id } = route.useSearch()
  const queryClient = useQueryClient()
  const { data: item, refetch } = useSuspenseQuery(feedbackQuery(id))
  // Its answers were seen by asking for them: the list does not know that yet.
  useEffect(() => {
    if (!item.unread) void refreshFeedback(queryClient)
  }, [item, queryClient])
  const state = stateWords[item.state]
  return (
    <PullToRefresh onRefresh={refetch}>
      <Page width="reading" title={t`反馈详情`} backTo="/functionList/feedback/historyList">
        <article className={styles.detail}>
          <header className={styles.rowHead}>
            <span className={styles.kind}>{i18n._(kindWords[item.kind].name)}</span>
            <span className={styles.state}>
              <Badge tone={state.tone}>{i18n._(state.name)}</Badge>
            </span>
          </header>
          <p className={styles.text}>{item.text}</p>
          <FeedbackPictures pictures={item.pictures} />
          <p className={styles.rowFoot}>
            <Moment at={item.createdAt} />
            <span>Inkling {item.about.version}</span>
            {item.about.page && <span>{item.about.page}</span>}
            {item.contact && <span>{item.contact}</span>}
          </p>
        </article>
        <Thread replies={item.replies} />
        {item.state === 'closed' ? (
          <div className={styles.closed}>
            <p>
              <Trans>这条反馈已经结束</Trans>
            </p>
            <ButtonLink to="/functionList/feedback/feedback">
              <Trans>再写一条</Trans>
            </ButtonLink>
          </div>
        ) : (
          <AddReply key={id} id={id} answered={item.replies.length > 0} />
        )}
      </Page>
    </PullToRefresh>
  )
}
