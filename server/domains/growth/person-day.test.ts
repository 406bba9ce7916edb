import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkZone, dayIn, follows, personDay, type CountedDay } from './person-day.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const zones = ['Asia/Shanghai', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Paris', 'Australia/Lord_Howe', 'Etc/GMT+12', 'Asia/Kathmandu']
const zone = fc.constantFrom(...zones)
const start = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) })

interface Counted extends CountedDay {
  streak: number
}

/** Counts what is new and notes where the device is, as sign-in does, and answers all that counted. */
function tryAll(tries: readonly { at: number; zone: string }[]): Counted[] {
  const counted: Counted[] = []
  for (const { at, zone: asked } of tries) {
    const last = counted.at(-1)
    const { isNew, ...day } = personDay(new Date(at), asked, last)
    if (last && asked !== last.zone) last.told ??= asked
    if (!isNew) continue
    const today = { ...day, at: new Date(at) }
    counted.push({ ...today, streak: last && follows(today, last) ? last.streak + 1 : 1 })
  }
  return counted
}

describe('the days of a person', () => {
  it('are those of the zone, one after the other, for who stays', () => {
    fc.assert(
      fc.property(zone, start, fc.array(fc.integer({ min: 1, max: 30 * HOUR }), { maxLength: 40 }), (home, from, steps) => {
        let at = from
        const tries = steps.map((step) => ({ at: (at += step), zone: home }))
        const days = [...new Set(tries.map((one) => dayIn(home, new Date(one.at))))]
        expect(tryAll(tries).map(({ day }) => day)).toEqual(days)
      }),
    )
  })

  it('are not more for who turns the zone or the clock: two in 23 hours, three more than have passed at the most', () => {
    const step = fc.oneof(fc.integer({ min: 0, max: HOUR }), fc.integer({ min: 0, max: 30 * HOUR }), fc.integer({ min: -3 * DAY, max: 0 }))
    fc.assert(
      fc.property(start, fc.array(fc.record({ step, zone }), { maxLength: 120 }), (from, moves) => {
        let at = from
        const counted = tryAll(moves.map((move) => ({ at: (at += move.step), zone: move.zone })))
        const past = counted.flatMap((first, i) =>
          counted.slice(i).map((last, j) => ({ count: j + 1, passed: last.at.getTime() - first.at.getTime(), goesOn: last.day >= first.day })),
        )
        expect(past.filter(({ goesOn }) => !goesOn)).toEqual([])
        expect(past.filter(({ count, passed }) => passed >= 0 && count > Math.floor(passed / DAY) + 3)).toEqual([])
        expect(past.filter(({ count, passed }) => passed >= 0 && passed < 23 * HOUR && count > 2)).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  it('keep the streak of who flies and tries on every day there is', () => {
    // Tries every six hours or sooner, and stays of twelve hours or more.
    const stay = fc.record({ zone, tries: fc.array(fc.integer({ min: HOUR, max: 6 * HOUR }), { minLength: 12, maxLength: 40 }) })
    fc.assert(
      fc.property(start, fc.array(stay, { minLength: 1, maxLength: 6 }), (from, stays) => {
        let at = from
        const counted = tryAll(stays.flatMap((one) => one.tries.map((step) => ({ at: (at += step), zone: one.zone }))))
        expect(counted.map(({ streak }) => streak)).toEqual(counted.map((_, i) => i + 1))
        // Who flies over the date line misses a day of the calendar, and has another one twice on the way back.
        const returns = Math.floor((stays.length - 1) / 2)
        expect(counted.length).toBeGreaterThanOrEqual(Math.floor((at - from) / DAY) - 1 - returns)
      }),
      { numRuns: 500 },
    )
  })

  it('keep the streak of who crosses the date line and comes back before there was a later day', () => {
    const at = (day: number, hour: number) => Date.UTC(2026, 0, day, hour)
    const east = 'Pacific/Kiritimati'
    const west = 'Pacific/Pago_Pago'
    const tries = [
      { at: at(22, 11), zone: east },
      { at: at(23, 10.5), zone: west },
      { at: at(24, 12), zone: west },
      { at: at(25, 10.5), zone: east },
    ]
    expect(tryAll(tries).map(({ day, streak }) => [day, streak])).toEqual([['2026-01-23', 1], ['2026-01-24', 2], ['2026-01-26', 3]])
  })

  it('end a streak where one was left out', () => {
    const at = (hour: number) => Date.UTC(2026, 10, 1) + hour * HOUR
    const streaks = tryAll([0, 24, 72, 96].map((hour) => ({ at: at(hour), zone: 'Europe/Paris' }))).map(({ streak }) => streak)
    expect(streaks).toEqual([1, 2, 1, 2])
  })

  it('have a zone that there is', () => {
    expect(checkZone('Asia/Shanghai')).toBe('Asia/Shanghai')
    for (const name of ['Mars/Olympus', 'x'.repeat(64)]) expect(() => checkZone(name)).toThrow('bad-zone')
  })
})
