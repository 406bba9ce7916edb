import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { kindLooks } from '~/entities/message/message-kinds.ts'
import { messageQuery, refreshMessages } from '~/entities/message/message.queries.ts'
import { unreadQuery } from '~/entities/message/unread.queries.ts'
import { storeRead } from '~/entities/message/store-read.ts'
import { linkOf } from '~/features/messages/message-link.ts'
import { MessageSign } from '~/features/messages/message-sign.tsx'
import { LinkedText } from '~/shared/navigation/linked-text.tsx'
import { useSmartLink } from '~/shared/navigation/smart-link.tsx'
import { ButtonAnchor } from '~/shared/ui/button/button.tsx'
import { Moment } from '~/shared/ui/moment/moment.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import styles from './messages.module.css'

const route = getRouteApi('/functionListThree/message/details')

export function MessagePage() {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const { id } = route.useSearch()
  const { data: message } = useSuspenseQuery(messageQuery(id))
  const queryClient = useQueryClient()
  // It was read by being asked for: what counts the unread ones does not know that yet.
  useEffect(() => {
    if (!message.read) return
    storeRead(queryClient, { id: message.id })
    void refreshMessages(queryClient)
    void queryClient.invalidateQueries(unreadQuery)
  }, [message, queryClient])
  return (
    <Page width="reading" title={t`消息详情`} backTo="/functionListThree/message/message">
      <article className={styles.message}>
        <header className={styles.head}>
          <MessageSign message={message} />
          <div>
            <h2 className={styles.title}>{message.title}</h2>
            <p className={styles.about}>
              {i18n._(kindLooks[message.kind].name)} · <Moment at={message.createdAt} />
            </p>
          </div>
        </header>
        <p className={styles.body}>
          <LinkedText text={message.body} />
        </p>
        {message.link && <Open link={linkOf(message.link)} />}
      </article>
    </Page>
  )
}

const Open = ({ link }: { link: string }) => (
  <div>
    <ButtonAnchor tone="primary" {...useSmartLink(link)}>
      <Trans>去看看</Trans>
    </ButtonAnchor>
  </div>
)
