import { useState } from 'react'
import type { Message } from '#contract/endpoints/messages.ts'
import { kindLooks } from '~/entities/message/message-kinds.ts'
import styles from './message-row.module.css'

/** The picture that a message is about, or the sign of its kind. */
export function MessageSign({ message: { kind, picture, read } }: { message: Message }) {
  const [broken, setBroken] = useState(false)
  const { icon: Icon } = kindLooks[kind]
  return (
    <span className={styles.sign} data-kind={kind} data-unread={!read || undefined}>
      {picture && !broken ? <img src={picture} alt="" loading="lazy" onError={() => setBroken(true)} /> : <Icon aria-hidden />}
    </span>
  )
}
