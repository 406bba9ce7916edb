import fc from 'fast-check'
import { expect, test } from 'vitest'
import { looksLike } from '../picture-hash.ts'
import { PAGE, POOL, rank, type Candidate } from './rank.ts'

const people = ['a', 'b', 'c', 'd']
// Few hashes, some of which look alike.
const hashes = [null, 0x0f0f0f0f0f0f0f0fn, 0x0f0f0f0f0f0f0f0en, 0x3333333333333333n, 0x5555555555555555n]
const themes = [null, 'animals', 'city']

const pools = fc
  .array(
    fc.record({
      heat: fc.double({ min: 0, max: 20, noNaN: true }),
      userId: fc.constantFrom(...people),
      hash: fc.constantFrom(...hashes),
      theme: fc.constantFrom(...themes),
      followed: fc.boolean(),
    }),
    { maxLength: POOL },
  )
  .map((works) => works.map((work, at): Candidate => ({ ...work, id: `w${at}` })))
const shown = fc.record({ userId: fc.constantFrom(undefined, ...people), hashes: fc.array(fc.constantFrom(...hashes.filter((hash) => hash !== null))) })

const ids = (works: readonly Candidate[]) => works.map(({ id }) => id)
const alike = (a: Candidate, b: Candidate) => a.hash !== null && b.hash !== null && looksLike(a.hash, b.hash)

test('every work of a pool is shown, waits, or looks like one that was shown; none twice', () => {
  fc.assert(
    fc.property(pools, shown, fc.boolean(), (pool, before, more) => {
      const { page, left } = rank(pool, {}, before, more)
      const kept = [...page, ...left]
      expect(new Set(ids(kept)).size).toBe(kept.length)
      for (const work of pool.filter((one) => !kept.includes(one))) {
        expect(page.some((other) => alike(other, work)) || before.hashes.some((hash) => work.hash !== null && looksLike(hash, work.hash))).toBe(true)
      }
      expect(page.length).toBeLessThanOrEqual(PAGE)
      expect(page.length).toBeGreaterThanOrEqual(left.length === 0 ? 0 : more ? PAGE / 2 : PAGE)
    }),
  )
})

test('no two of a page look alike, nor like what was shown last', () => {
  fc.assert(
    fc.property(pools, shown, fc.boolean(), (pool, before, more) => {
      const { page } = rank(pool, {}, before, more)
      for (const [at, work] of page.entries()) {
        expect(page.slice(0, at).some((other) => alike(other, work))).toBe(false)
        expect(before.hashes.some((hash) => work.hash !== null && looksLike(hash, work.hash))).toBe(false)
      }
    }),
  )
})

test('two of one person follow each other only where nobody else is left', () => {
  fc.assert(
    fc.property(pools, shown, fc.boolean(), (pool, before, more) => {
      const { page, left } = rank(pool, {}, before, more)
      for (const [at, { userId }] of page.entries()) {
        if (userId !== (at === 0 ? before.userId : page[at - 1]!.userId)) continue
        expect([...page.slice(at), ...left].every((work) => work.userId === userId)).toBe(true)
      }
    }),
  )
})

test('works of different people come by heat, by what is liked, and by whom one follows', () => {
  const work = (id: string, change: Partial<Candidate>): Candidate => ({ id, userId: id, heat: 10, theme: null, hash: null, followed: false, ...change })
  const pool = [work('plain', {}), work('hot', { heat: 10.6 }), work('liked', { theme: 'animals' }), work('friend', { followed: true }), work('cold', { heat: 9 })]
  expect(ids(rank(pool, { animals: 0.5 }, { hashes: [] }, false).page)).toEqual(['hot', 'liked', 'friend', 'plain', 'cold'])
})
