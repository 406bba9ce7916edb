import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import { BusinessError } from '../../business-error.ts'
import { createCallLimit } from '../../call-limit.ts'

const { atOnce, perMinute, perHour, perDay, bytesPerDay } = appConfig.uploads.limits

export interface UploadLimits {
  /** Takes a picture of the key, a person for one, unless there are too many. */
  within<T>(key: string, take: () => Promise<T>): Promise<T>
  /** Counts what is kept of it, before it is. */
  count(key: string, bytes: number): void
}

/** What one may send, so that nobody takes the decoders or the storage for themselves. Each process counts for itself. */
export function createUploadLimits(): UploadLimits {
  const pictures = [
    { calls: perMinute, seconds: 60 },
    { calls: perHour, seconds: 3600 },
    { calls: perDay, seconds: 86_400 },
  ].map((limit) => createCallLimit({ ...limit, refusal }))
  const countBytes = createCallLimit({ calls: bytesPerDay, seconds: 86_400, refusal })
  const underWay = new Map<string, number>()

  return {
    async within(key, take) {
      const others = underWay.get(key) ?? 0
      if (others >= atOnce) throw new BusinessError(codes.tooManyRequests, 'uploads-at-once', { retryAfter: 5 }, { most: atOnce })
      underWay.set(key, others + 1)
      try {
        for (const count of pictures) count(key)
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

const refusal = (seconds: number) =>
  new BusinessError(codes.tooManyRequests, 'upload-limit', { retryAfter: seconds }, { minutes: Math.ceil(seconds / 60) })
