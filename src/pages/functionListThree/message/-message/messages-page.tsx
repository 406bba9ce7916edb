import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { CheckCheck } from 'lucide-react'
import { useEffect } from 'react'
import { messageKinds } from '#contract/message-kinds.ts'
import { messagesQuery, refreshMessages } from '~/entities/message/message.queries.ts'
import { useUnread } from '~/entities/message/use-unread.ts'
import { MessageRow } from '~/features/messages/message-row.tsx'
import { useMarkRead } from '~/features/messages/use-mark-read.ts'
import { oneOf } from '~/shared/lib/search.ts'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { Card } from '~/shared/ui/card/card.tsx'
import { EmptyState } from '~/shared/ui/empty-state/empty-state.tsx'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { ListAwaited } from '~/shared/ui/list-awaited/list-awaited.tsx'
import { ListEnd } from '~/shared/ui/list-end/list-end.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { PullToRefresh } from '~/shared/ui/pull-to-refresh/pull-to-refresh.tsx'
import { KindFilter } from './kind-filter.tsx'
import styles from './messages.module.css'

const route = getRouteApi('/functionListThree/message/message')

export function MessagesPage() {
  const { t } = useLingui()
  const search = route.useSearch()
  const kind = oneOf(messageKinds, search.kind)
  const queryClient = useQueryClient()
  const { data, ...paging } = useInfiniteQuery(messagesQuery(kind))
  const markRead = useMarkRead()
  const messages = data?.pages.flatMap((page) => page.messages) ?? []
  const unread = data?.pages[0]?.unread
  const here = (kind === undefined ? unread?.total : unread?.kinds[kind]) ?? 0

  // Told of another number than the list knows, there is something new, or another page of this person has read some.
  const told = useUnread()
  const known = unread?.total
  useEffect(() => {
    if (told !== undefined && known !== undefined && told !== known) void refreshMessages(queryClient)
  }, [told, known, queryClient])

  return (
    <PullToRefresh onRefresh={() => refreshMessages(queryClient)}>
      <Page width="reading" title={t`消息`} backTo="/square/account/user">
        <div className={styles.bar}>
          <KindFilter kind={kind} unread={unread} />
          <IconButton icon={CheckCheck} label={t`全部已读`} disabled={here === 0 || markRead.isPending} onClick={() => markRead.mutate({ kind })} />
        </div>
        {!data ? (
          <ListAwaited failed={paging.isError} onRetry={() => void paging.refetch()} />
        ) : messages.length === 0 ? (
          <Nothing />
        ) : (
          <Card flush>
            <ul>
              {messages.map((message) => (
                <MessageRow key={message.id} message={message} onRead={() => markRead.mutate({ id: message.id })} />
              ))}
            </ul>
          </Card>
        )}
        {paging.hasNextPage && (
          <ListEnd
            count={messages.length}
            busy={paging.isFetching}
            failed={paging.isFetchNextPageError && !paging.isFetching}
            onEnd={() => void paging.fetchNextPage()}
          />
        )}
      </Page>
    </PullToRefresh>
  )
}

const Nothing = () => (
  <EmptyState
    text={<Trans>还没有这类消息。画得久的作品完成时，会在这里告诉你</Trans>}
    action={
      <ButtonLink to="/square/draw/agent-square" tone="primary">
        <Trans>去画一幅</Trans>
      </ButtonLink>
    }
  />
)
