import { growthConfig } from '#config'
import { badInput } from '../../business-error.ts'

/** A day that a person was given something for. */
export interface CountedDay {
  /** 2026-11-23 */
  day: string
  at: Date
  /** The zone that the day is one of. */
  zone: string
  /** Another zone in which the device was then, or later before the next such day. */
  told?: string | null
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** From the begin of a day to the end of the next one that is later anywhere, 50 hours, and some to look at the app. */
const FLIGHT_MS = 60 * HOUR_MS

/**
 * The person's day now, in the zone that counts for them. That is the zone of the day before that counted until 24 hours
 * have gone since, and the one that they are in from then on. So who travels goes on as at home for a day, and who turns
 * the zone of a device gains nothing: two things within 24 hours are always days of one zone, and a day counts only after
 * the one before it (`isNew`), which all over the world come one a day.
 */
export function personDay(now: Date, zone: string | undefined, last: CountedDay | undefined): Omit<CountedDay, 'at'> & { isNew: boolean } {
  const isRecent = last !== undefined && now.getTime() - last.at.getTime() < DAY_MS
  const counting = (isRecent ? last.zone : undefined) ?? zone ?? last?.zone ?? growthConfig.defaultZone
  const day = dayIn(counting, now)
  return { day, zone: counting, told: zone === counting ? null : zone, isNew: last === undefined || day > last.day }
}

/**
 * Whether a day follows the one before without a gap. Who has been in another zone may have had no day between at all:
 * for them less than 60 hours make no gap.
 */
export function follows({ day, at, zone }: CountedDay, last: CountedDay): boolean {
  if (day === dayAfter(last.day)) return true
  const hasTravelled = zone !== last.zone || Boolean(last.told)
  return hasTravelled && at.getTime() - last.at.getTime() < FLIGHT_MS
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
