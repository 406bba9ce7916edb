import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deal } from './deal.ts'
import { nearWindow } from './near.ts'

/** In parts that add up exactly. */
const walls = fc.record({
  ratios: fc.array(fc.integer({ min: 26, max: 102 }).map((part) => part / 64), { maxLength: 60 }),
  count: fc.integer({ min: 1, max: 5 }),
  place: fc.record({
    width: fc.integer({ min: 80, max: 300 }),
    under: fc.integer({ min: 0, max: 60 }),
    top: fc.integer({ min: -2000, max: 6000 }),
    height: fc.integer({ min: 300, max: 1200 }),
  }),
  margin: fc.integer({ min: 0, max: 1200 }),
})

test('the items near the window are those of which some is within the margin', () => {
  fc.assert(
    fc.property(walls, ({ ratios, count, place, margin }) => {
      const columns = deal(ratios, count, (ratio) => ratio, 0.2)
      const { width, under, top, height } = place
      const near = columns.map((column) =>
        column.items.flatMap((ratio, at) => {
          const start = column.items.slice(0, at).reduce((sum, above) => sum + width * above + under, 0)
          return start + width * ratio + under >= top - margin && start <= top + height + margin ? [at] : []
        }),
      )
      expect(nearWindow(columns, place, margin).map(([from, to], at) => [...columns[at]!.items.keys()].slice(from, to))).toEqual(near)
    }),
  )
})

test('every item is dealt once, in order, and more of them move none', () => {
  fc.assert(
    fc.property(walls, fc.integer({ min: 0, max: 60 }), ({ ratios, count }, before) => {
      const all = deal(ratios, count, (ratio) => ratio, 0.2)
      expect(all.flatMap(({ indexes }) => indexes).toSorted((a, b) => a - b)).toEqual(ratios.map((_, index) => index))
      for (const [at, { items, indexes }] of deal(ratios.slice(0, before), count, (ratio) => ratio, 0.2).entries()) {
        expect(all[at]!.items.slice(0, items.length)).toEqual(items)
        expect(all[at]!.indexes.slice(0, indexes.length)).toEqual(indexes)
      }
    }),
  )
})
