import type { Hono } from 'hono'
import { transfers } from '#contract/transfers.ts'
import type { ApiParts, ApiTypes } from './app.ts'
import { asUserCall, openCall } from './calls.ts'
import { eventStream, type EventSender } from './event-stream.ts'

export interface TaskEvents {
  /** Ends all streams. */
  close: () => void
}

/** The changes of a person's own creations and of their unread messages as they happen, and first what is so already. */
export function mountTaskEvents(app: Hono<ApiTypes>, { domains }: ApiParts): TaskEvents {
  const senders = new Set<EventSender>()

  app.get(transfers.taskEvents, async (c) => {
    const call = asUserCall(await openCall(c, domains.authenticate, c.req.query('platform')))
    const { userId } = call.identity
    const start = (sender: EventSender) => {
      senders.add(sender)
      // Listening comes first, so that nothing falls between the snapshot and the changes.
      const unsubscribe = [
        domains.subscribeTasks(userId, (task) => sender.send('task', task), call.locale),
        domains.subscribeUnread(userId, (count) => sender.send('unread', { count })),
      ]
      domains.handlers.taskList({}, call).then(
        ({ tasks }) => tasks.forEach((task) => sender.send('task', task)),
        (error: unknown) => {
          call.log.error({ err: error }, 'snapshot of creations failed')
          sender.end()
        },
      )
      return () => {
        unsubscribe.forEach((stop) => stop())
        senders.delete(sender)
      }
    }
    const stillWelcome = async () => (await openCall(c, domains.authenticate, undefined)).identity?.userId === userId
    return eventStream({ signal: c.req.raw.signal, start, stillWelcome })
  })

  return { close: () => [...senders].forEach((sender) => sender.end()) }
}
