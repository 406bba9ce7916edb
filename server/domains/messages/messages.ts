import type { Clock, Transaction } from '../../platform/platform.ts'
import type { MessageTemplate } from '../../words/messages.ts'
import type { WordValues } from '../../words/speaker.ts'
import { messages, type messageKinds } from './messages.table.ts'

export interface NewMessage {
  userId: string
  kind: (typeof messageKinds)[number]
  template: MessageTemplate
  values?: WordValues
  /** The internal address of what it speaks of, '/functionList/draw/balance'. */
  link?: string
  /** Sent once for each key: 'reward:sign-in:<user>:<day>'. */
  key: string
}

/** Messages to people, kept as what they are about and said in the language of whoever reads them. */
export interface Messages {
  /** Sends it when the transaction commits. Answers whether this call sent it. */
  send(tx: Transaction, message: NewMessage): Promise<boolean>
}

export function createMessages(clock: Clock): Messages {
  return {
    async send(tx, { values = {}, ...message }) {
      const sent = await tx
        .insert(messages)
        .values({ ...message, values, createdAt: clock.now() })
        .onConflictDoNothing({ target: messages.key })
        .returning({ id: messages.id })
      return sent.length > 0
    },
  }
}
