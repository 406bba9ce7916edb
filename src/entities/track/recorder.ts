import { appConfig } from '#config'
import { currentChannel } from '~/shared/lib/channel.ts'
import { randomUuid } from '~/shared/lib/random.ts'
import { addEvent } from './event-queue.ts'
import { phoneBrand } from './phone-brand.ts'
import { createSender } from './sender.ts'
import { sessionId } from './session-id.ts'
import type { Recorder } from './track.ts'

const { name, appVersion, track } = appConfig

interface RecorderSource {
  /** The device's operating system, once it is known. */
  os: () => string | undefined
  /** Empty for a visitor. */
  userId: () => string
  /** The address of the route in sight, without what stands in its query. */
  place: () => string
}

/** Builds events, keeps them on the device and sends them in batches. Fetched once the person has agreed. */
export function createRecorder({ os, userId, place }: RecorderSource): Recorder {
  const sender = createSender()
  let page = ''
  let from = ''
  return {
    record: (action, { content = '', value = 0, starttime = 0, endtime = 0 }) => {
      const timestamp = Date.now()
      if (action === 'page') [from, page] = [page, place()]
      addEvent({
        uuid: randomUuid(),
        channel: currentChannel(),
        dataSourceType: track.dataSourceType,
        sessionId: sessionId(timestamp),
        userId: userId(),
        appVersion,
        appName: name,
        timestamp,
        phoneBrand: phoneBrand(navigator.userAgent, os()),
        action,
        active_info: {
          content_id: content,
          function: place(),
          starttime,
          endtime,
          actioninfo: { name: action, value },
          from,
        },
      })
      // After 'leave' there may be no other time.
      const sent = action === 'leave' ? sender.flush() : sender.trigger()
      // No network: the next event tries again.
      sent.catch(() => {})
    },
  }
}
