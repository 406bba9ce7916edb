import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import { BusinessError } from '../../business-error.ts'

const { atOnce, perMinute, perHour, perDay, bytesPerDay } = appConfig.uploads.limits

export interface UploadLimits {
  /** Takes a picture of the key, a person for one, unless there are too many. */
  within<T>(key: string, take: () => Promise<T>): Promise<T>
  /** Counts what is kept of it, before it is. */
  count(key: string, bytes: number): Promise<void>
}

/** What one may send, so that nobody takes the decoders or the storage for themselves. Each process counts for itself. */
export function createUploadLimits(): UploadLimits {
  const pictures = [
    { points: perMinute, duration: 60 },
    { points: perHour, duration: 3600 },
    { points: perDay, duration: 86_400 },
  ].map((limit) => new RateLimiterMemory(limit))
  const bytesOfDay = new RateLimiterMemory({ points: bytesPerDay, duration: 86_400 })
  const underWay = new Map<string, number>()

  return {
    async within(key, take) {
      const others = underWay.get(key) ?? 0
      if (others >= atOnce) throw new BusinessError(codes.tooManyRequests, 'uploads-at-once', { retryAfter: 5 }, { most: atOnce })
      underWay.set(key, others + 1)
      try {
        for (const limiter of pictures) await consume(limiter, key, 1)
        return await take()
      } finally {
        const left = underWay.get(key)! - 1
        if (left > 0) underWay.set(key, left)
        else underWay.delete(key)
      }
    },
    count: (key, bytes) => consume(bytesOfDay, key, bytes),
  }
}

async function consume(limiter: RateLimiterMemory, key: string, points: number): Promise<void> {
  try {
    await limiter.consume(key, points)
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    const wait = Math.ceil(refused.msBeforeNext / 1000)
    throw new BusinessError(codes.tooManyRequests, 'upload-limit', { retryAfter: wait }, { minutes: Math.ceil(wait / 60) })
  }
}
