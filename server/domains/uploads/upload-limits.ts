import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import { BusinessError } from '../../business-error.ts'
import { createCallLimit } from '../../call-limit.ts'
import type { Reason } from '../../words/reasons.ts'

interface LimitsOfKind {
  atOnce: number
  perMinute: number
  perHour: number
  perDay: number
  bytesPerDay: number
}

/** What is limited, by how much, and what is said of it. */
const kinds = {
  picture: { limits: appConfig.uploads.limits, atOnceReason: 'uploads-at-once', reason: 'upload-limit' },
  film: { limits: appConfig.uploads.film.limits, atOnceReason: 'films-at-once', reason: 'film-limit' },
} as const satisfies Record<string, { limits: LimitsOfKind; atOnceReason: Reason; reason: Reason }>

export interface UploadLimits {
  /** Takes an upload of the key, a person for one, unless there are too many. */
  within<T>(key: string, take: () => Promise<T>): Promise<T>
  /** Counts what is kept of it, before it is. */
  count(key: string, bytes: number): void
}

/** What one may send, so that nobody takes the decoders or the storage for themselves. Each process counts for itself. */
export function createUploadLimits(kind: keyof typeof kinds = 'picture'): UploadLimits {
  const { limits: { atOnce, perMinute, perHour, perDay, bytesPerDay }, atOnceReason, reason } = kinds[kind]
  const refusal = (seconds: number) => new BusinessError(codes.tooManyRequests, reason, { retryAfter: seconds }, { minutes: Math.ceil(seconds / 60) })
  const calls = [
    { calls: perMinute, seconds: 60 },
    { calls: perHour, seconds: 3600 },
    { calls: perDay, seconds: 86_400 },
  ].map((limit) => createCallLimit({ ...limit, refusal }))
  const countBytes = createCallLimit({ calls: bytesPerDay, seconds: 86_400, refusal })
  const underWay = new Map<string, number>()

  return {
    async within(key, take) {
      const others = underWay.get(key) ?? 0
      if (others >= atOnce) throw new BusinessError(codes.tooManyRequests, atOnceReason, { retryAfter: 5 }, { most: atOnce })
      underWay.set(key, others + 1)
      try {
        for (const count of calls) count(key)
        return await take()
      } finally {
        const left = underWay.get(key)! - 1
        if (left > 0) underWay.set(key, left)
        else underWay.delete(key)
      }
    },
    count: countBytes,
  }
}
