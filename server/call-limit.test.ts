import { describe, expect, it } from 'vitest'
import { codes } from '#contract/codes.ts'
import { BusinessError } from './business-error.ts'
import { createCallLimit } from './call-limit.ts'
import { networkOf } from './network-of.ts'

function openLimit(calls: number, seconds: number) {
  let now = 0
  const limit = createCallLimit({ calls, seconds, now: () => now })
  const attempt = (key: string, weight?: number) => {
    try {
      limit(key, weight)
      return 'passed'
    } catch (error) {
      if (!(error instanceof BusinessError && error.code === codes.tooManyRequests)) throw error
      return error.detail.retryAfter
    }
  }
  return { attempt, wait: (seconds: number) => (now += seconds * 1000) }
}

describe('a limit of calls', () => {
  it('lets so many of a key pass, says how long to wait, and begins anew', () => {
    const { attempt, wait } = openLimit(2, 60)
    expect([attempt('a'), attempt('a'), attempt('b')]).toEqual(['passed', 'passed', 'passed'])
    wait(20)
    expect([attempt('a'), attempt('b')]).toEqual([40, 'passed'])
    wait(40)
    expect(attempt('a')).toBe('passed')
  })

  it('counts what weighs more, and refuses it whole', () => {
    const { attempt } = openLimit(10, 60)
    expect([attempt('a', 8), attempt('a', 3), attempt('a', 2), attempt('a')]).toEqual(['passed', 60, 'passed', 60])
  })

  it('remembers only so many keys, the youngest', () => {
    const { attempt } = openLimit(1, 60)
    attempt('first')
    expect(attempt('first')).toBe(60)
    for (let index = 0; index < 50_000; index++) attempt(`flood ${index}`)
    expect([attempt('flood 49999'), attempt('first')]).toEqual([60, 'passed'])
  })
})

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['unknown', 'unknown'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
