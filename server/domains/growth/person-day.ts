import { growthConfig } from '#config'
import { badInput } from '../../business-error.ts'

/** A day that a person was given something for. */
export interface CountedDay {
  /** 2026-11-23 */
  day: string
  at: Date
  /** The zone that the day is one of. */
  zone: string
}

const DAY_MS = 86_400_000

/**
 * The person's day now, in the zone that counts for them. That is the zone of the day before that counted until 24 hours
 * have gone since, and the one that they are in from then on. So who travels goes on as at home for a day, and who turns
 * the zone of a device gains nothing: two things within 24 hours are always days of one zone, and a day counts only after
 * the one before it (`isNew`), which all over the world come one a day.
 */
export function personDay(now: Date, zone: string | undefined, last: CountedDay | undefined): { day: string; zone: string; isNew: boolean } {
  const isRecent = last !== undefined && now.getTime() - last.at.getTime() < DAY_MS
  const counting = (isRecent ? last.zone : undefined) ?? zone ?? last?.zone ?? growthConfig.defaultZone
  const day = dayIn(counting, now)
  return { day, zone: counting, isNew: last === undefined || day > last.day }
}

/**
 * Whether a day follows the one before without a gap. Who has come from another zone may have had no such day at all:
 * there, less than 48 hours make no gap, which is as long as two days can lie apart in one place.
 */
export function follows({ day, at, zone }: CountedDay, last: CountedDay): boolean {
  if (day === dayAfter(last.day)) return true
  return zone !== last.zone && at.getTime() - last.at.getTime() < 2 * DAY_MS
}

/** Refuses what is no IANA name of a time zone. */
export function checkZone(zone: string | undefined): string | undefined {
  if (zone === undefined) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    throw badInput('zone', 'bad-zone')
  }
}

export const dayIn = (zone: string, at: Date) => Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).toPlainDate().toString()

export const dayAfter = (day: string) => Temporal.PlainDate.from(day).add({ days: 1 }).toString()

/** When a day begins in a zone; where the clock is put forward at midnight, the first moment after. */
export const beginOf = (day: string, zone: string) => new Date(Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds)
