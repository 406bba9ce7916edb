import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Message } from '#contract/endpoints/messages.ts'
import { linksIn } from '~/shared/navigation/link.ts'
import { useSmartLink } from '~/shared/navigation/smart-link.tsx'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { Moment } from '~/shared/ui/moment/moment.tsx'
import { MessageSign } from './message-sign.tsx'
import { linkOf } from './message-link.ts'
import styles from './message-row.module.css'

interface MessageRowProps {
  message: Message
  onRead: () => void
}

/** A message in the list. It leads to what it speaks of; what is told to everybody has a page of its own. */
export function MessageRow({ message, onRead }: MessageRowProps) {
  const { t } = useLingui()
  return (
    <li className={styles.row} data-unread={!message.read || undefined}>
      <MessageAnchor message={message} onOpen={message.read ? undefined : onRead}>
        <MessageSign message={message} />
        <span className={styles.words}>
          <span className={styles.head}>
            <span className={styles.title}>
              {!message.read && <span className="visually-hidden">{t`未读`}</span>}
              {message.title}
            </span>
            <Moment at={message.createdAt} className={styles.time} />
          </span>
          <span className={styles.body}>{linksIn(message.body).map(({ words }) => words)}</span>
        </span>
      </MessageAnchor>
      {!message.read && <IconButton icon={Check} label={t`标为已读`} className={styles.mark} onClick={onRead} />}
    </li>
  )
}

interface MessageAnchorProps {
  message: Message
  onOpen: (() => void) | undefined
  children: ReactNode
}

function MessageAnchor({ message, onOpen, children }: MessageAnchorProps) {
  if (message.kind !== 'system' && message.link !== undefined) {
    return (
      <DirectAnchor link={linkOf(message.link)} onOpen={onOpen}>
        {children}
      </DirectAnchor>
    )
  }
  return (
    <Link to="/functionListThree/message/details" search={{ id: message.id }} className={styles.anchor}>
      {children}
    </Link>
  )
}

function DirectAnchor({ link, onOpen, children }: Omit<MessageAnchorProps, 'message'> & { link: string }) {
  const { href, onClick } = useSmartLink(link)
  return (
    <a
      href={href}
      className={styles.anchor}
      onClick={(event) => {
        onOpen?.()
        onClick(event)
      }}
    >
      {children}
    </a>
  )
}
