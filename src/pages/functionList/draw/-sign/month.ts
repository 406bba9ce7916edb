import type { Locale } from '#config'

/** Where weeks begin on a Sunday. */
const sundayFirst: readonly Locale[] = ['zh-Hant', 'en', 'ja']

const DAY_MS = 86_400_000
const firstOf = (month: string) => new Date(`${month}-01T00:00:00Z`)

/** The month so many months on: '2026-11' and 2 make '2027-01'. */
export function monthAfter(month: string, months: number): string {
  const first = firstOf(month)
  first.setUTCMonth(first.getUTCMonth() + months)
  return first.toISOString().slice(0, 7)
}

/** The days of a month, '2026-11-01' and on, and how many places the first stands from the beginning of its week. */
export function daysOf(month: string, locale: Locale): { days: string[]; before: number } {
  const first = firstOf(month)
  const count = (firstOf(monthAfter(month, 1)).getTime() - first.getTime()) / DAY_MS
  const days = Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`)
  return { days, before: (first.getUTCDay() + 7 - weekBegin(locale)) % 7 }
}

/** Seven days, of which the first begins a week. */
export const sampleWeek = (locale: Locale): Date[] =>
  // 2023-01-01 was a Sunday.
  Array.from({ length: 7 }, (_, at) => new Date(Date.UTC(2023, 0, 1 + weekBegin(locale) + at)))

const weekBegin = (locale: Locale) => (sundayFirst.includes(locale) ? 0 : 1)
