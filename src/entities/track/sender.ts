import type { Locale } from '#config'
import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import type { TrackEvent } from '#contract/track.ts'
import { callApi } from '~/shared/api/call-api.ts'
import { callContext } from '~/shared/api/call-context.ts'
import { removeEvents, waitingEvents } from './event-queue.ts'

const { batchMost, batchOver } = appConfig.track

/** Browsers refuse more than 64 KiB to requests that may outlive their page. */
const KEEPALIVE_BYTES = 60_000

/** Sends a batch; whether it is done with: stored, or refused for good. */
async function send(dataList: TrackEvent[]): Promise<boolean> {
  const keepalive = new Blob([JSON.stringify(dataList)]).size < KEEPALIVE_BYTES
  const outcome = await callApi(
    'reportEvents',
    { dataList },
    {
      base: location.origin + appConfig.apiPath,
      fetch: (request) => fetch(request, { keepalive }),
      ...callContext(),
      locale: document.documentElement.lang as Locale,
    },
  )
  return outcome.ok || outcome.code === codes.badInput
}

/** Sends what waits, oldest first, while there are so many; what is not stored there stays here. */
async function sendWaiting(atLeast: number): Promise<void> {
  const nextBatch = () => waitingEvents().slice(0, batchMost)
  for (let batch = nextBatch(); batch.length >= atLeast; batch = nextBatch()) {
    if (!(await send(batch))) return
    removeEvents(batch)
  }
}

/** Sends events in batches. */
export function createSender() {
  let sending = false
  /** Another tab that is at it sends what waits on this device as well. */
  const alone = (work: () => Promise<void>) =>
    'locks' in navigator ? navigator.locks.request('inkling.track', { ifAvailable: true }, (lock) => (lock ? work() : undefined)) : work()

  return {
    /** When enough events wait for a batch. */
    trigger: async (): Promise<void> => {
      if (sending || waitingEvents().length <= batchOver) return
      sending = true
      try {
        await alone(() => sendWaiting(batchOver + 1))
      } finally {
        sending = false
      }
    },
    /** Whatever waits, at once: the page may be gone before its turn comes. What is sent twice is stored once. */
    flush: (): Promise<void> => sendWaiting(1),
  }
}
