import { describe, expect, it } from 'vitest'
import { callerIp } from './caller-ip.ts'
import { negotiateLocale } from './locale.ts'
import { openerHeaders } from './security-headers.ts'

describe('the language', () => {
  it.each([
    [undefined, 'zh-Hans'],
    ['', 'zh-Hans'],
    ['en-US,en;q=0.9', 'en'],
    ['zh-TW', 'zh-Hant'],
    ['zh-Hant-HK', 'zh-Hant'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-Hans'],
    ['de, fr;q=0.5, ja;q=0.8', 'ja'],
    ['es;q=0, fr', 'fr'],
    ['*', 'zh-Hans'],
  ])('of %s is %s', (header, locale) => {
    expect(negotiateLocale(header)).toBe(locale)
  })
})

describe('the address of the caller', () => {
  it('is the peer, unless proxies of ours say otherwise', () => {
    expect(callerIp('::ffff:192.0.2.1', '198.51.100.1', 0)).toBe('192.0.2.1')
    expect(callerIp('10.0.0.1', '6.6.6.6, 198.51.100.1', 1)).toBe('198.51.100.1')
    expect(callerIp('10.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.2', 2)).toBe('198.51.100.1')
    expect(callerIp('10.0.0.1', null, 1)).toBe('10.0.0.1')
  })
})

describe('a window that another site opened', () => {
  const policyFor = (from?: string) =>
    openerHeaders(new Request('http://x/', { headers: from ? { 'Sec-Fetch-Site': from } : {} }))['Cross-Origin-Opener-Policy']

  it('is cut off from it, and one that none opened keeps its process', () => {
    expect(['cross-site', 'same-site', undefined].map(policyFor)).toEqual(['same-origin', 'same-origin', 'same-origin'])
    expect(['none', 'same-origin'].map(policyFor)).toEqual([undefined, undefined])
  })
})
