const units = [
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const

/** How long ago a moment was, in whole days, hours or minutes; 'now' within the first minute. */
export function lastUsed(at: number, now: number, locale: string): string {
  const seconds = Math.max(0, (now - at) / 1000)
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  for (const [unit, length] of units) if (seconds >= length) return words.format(-Math.floor(seconds / length), unit)
  return words.format(0, 'second')
}
