import { describe, expect, it } from 'vitest'
import { appConfig } from '#config'
import { refusal } from '../testing.ts'
import { createUploadLimits } from './upload-limits.ts'

const { atOnce, perMinute, bytesPerDay } = appConfig.uploads.limits
const done = async () => 'done'

describe('what one person may send', () => {
  it('is so many at once, others not counted', async () => {
    const limits = createUploadLimits()
    const { promise, resolve } = Promise.withResolvers<string>()
    const first = Array.from({ length: atOnce }, () => limits.within('ann', () => promise))
    const refused = await refusal(limits.within('ann', done))
    expect(refused).toMatchObject({ code: 20003, reason: 'uploads-at-once', values: { most: atOnce } })
    expect(await limits.within('ben', done)).toBe('done')
    resolve('sent')
    await Promise.all(first)
    expect(await limits.within('ann', done)).toBe('done')
  })

  it('is so many a minute, those that failed included', async () => {
    const limits = createUploadLimits()
    const fail = () => limits.within('ann', () => Promise.reject(new Error('broken')))
    for (let count = 0; count < perMinute; count++) await expect(fail()).rejects.toThrow('broken')
    const refused = await refusal(limits.within('ann', done))
    expect(refused).toMatchObject({ code: 20003, reason: 'upload-limit', values: { minutes: 1 } })
  })

  it('is so many bytes a day', async () => {
    const limits = createUploadLimits()
    limits.count('ann', bytesPerDay)
    expect(() => limits.count('ann', 1)).toThrow(expect.objectContaining({ code: 20003, reason: 'upload-limit' }))
    limits.count('ben', 1)
  })
})
