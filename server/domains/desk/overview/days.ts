const DAY = 86_400_000

/** The days until now in a zone, '2026-11-23', today last. */
export function lastDays(now: Date, count: number, timeZone: string): string[] {
  // Sweden writes dates as the database reads them.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now)
  const end = Date.parse(`${today}T00:00:00Z`)
  return Array.from({ length: count }, (_, at) => new Date(end - (count - 1 - at) * DAY).toISOString().slice(0, 10))
}
