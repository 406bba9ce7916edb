import { expect, test } from 'vitest'
import { lastUsed } from './last-used.ts'

const MINUTE = 60_000

test.each([
  [0, '现在'],
  [-5 * MINUTE, '现在'],
  [59_000, '现在'],
  [MINUTE, '1分钟前'],
  [59 * MINUTE, '59分钟前'],
  [3 * 60 * MINUTE, '3小时前'],
  [24 * 60 * MINUTE, '昨天'],
  [30 * 24 * 60 * MINUTE, '30天前'],
])('%d ms ago is %s', (ms, words) => {
  const now = 1_700_000_000_000
  expect(lastUsed(now - ms, now, 'zh-Hans')).toBe(words)
})
