import { expect, test } from 'vitest'
import { daysOf, monthAfter, sampleWeek } from './month.ts'

test('months follow each other over years', () => {
  expect([monthAfter('2026-11', 2), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
})

test('a month has its days, from the place in the week that the language begins with', () => {
  const leap = daysOf('2028-02', 'zh-Hans')
  expect([leap.days.length, leap.days.at(-1), leap.before]).toEqual([29, '2028-02-29', 1])
  // 1 November 2026 is a Sunday.
  expect(daysOf('2026-11', 'en').before).toBe(0)
  expect(daysOf('2026-11', 'fr').before).toBe(6)
  expect(sampleWeek('fr')[0]!.getUTCDay()).toBe(1)
})
