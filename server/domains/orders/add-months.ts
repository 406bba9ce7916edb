/** The same day and time some months later, UTC; the last day of the month where it has no such day. */
export function addMonths(time: Date, months: number): Date {
  const later = new Date(time)
  later.setUTCMonth(time.getUTCMonth() + months)
  // 31 January and a month would be 3 March.
  if (later.getUTCDate() !== time.getUTCDate()) later.setUTCDate(0)
  return later
}
