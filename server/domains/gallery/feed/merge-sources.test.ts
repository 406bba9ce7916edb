import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeSources, type Edge } from './merge-sources.ts'
import type { Boosts, Candidate } from './rank.ts'

const byHeat = (a: Edge, b: Edge) => b.heat - a.heat || (a.id < b.id ? 1 : -1)
const isBehind = (work: Edge, edge: Edge | undefined) => edge === undefined || (work.id !== edge.id && byHeat(edge, work) < 0)

const squares = fc
  .array(fc.record({ heat: fc.integer({ min: 0, max: 12 }).map((n) => n / 4), theme: fc.constantFrom(null, 'animals', 'city', 'food') }), { maxLength: 60 })
  .map((works) => works.map((work, at): Candidate => ({ ...work, id: `w${String(at).padStart(2, '0')}`, userId: 'a', hash: null, followed: false })))

/** All of a square, page by page as it is read from the database, while works are added. */
function pagesOf(square: Candidate[], boosts: Boosts, wanted: number, read: number, arrive: (edges: (Edge | undefined)[]) => void): Candidate[] {
  const themes = [undefined, ...Object.keys(boosts)]
  let edges: (Edge | undefined)[] = themes.map(() => undefined)
  const seen: Candidate[] = []
  for (;;) {
    const sources = themes.map((theme, at) => ({
      edge: edges[at],
      asked: read,
      rows: square.filter((work) => (theme === undefined || work.theme === theme) && isBehind(work, edges[at])).toSorted(byHeat).slice(0, read),
      ...(theme !== undefined && { theme }),
    }))
    const merged = mergeSources(sources, boosts, wanted)
    seen.push(...merged.works)
    if (merged.ended) return seen
    edges = merged.edges
    arrive(edges)
  }
}

const boosts = fc.constantFrom<Boosts>({}, { animals: 0.5 }, { animals: 0.5, city: 0.25 })

test('page by page, every work comes once, whatever is liked', () => {
  fc.assert(
    fc.property(squares, boosts, fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }), (square, liked, wanted, read) => {
      const seen = pagesOf(square, liked, wanted, read, () => {}).map(({ id }) => id)
      expect(seen.toSorted()).toEqual(square.map(({ id }) => id).toSorted())
    }),
  )
})

test('works that arrive on top move none of the others', () => {
  fc.assert(
    fc.property(squares, boosts, (square, liked) => {
      const before = square.map(({ id }) => id)
      let arrived = 0
      const growing = [...square]
      const seen = pagesOf(growing, liked, 4, 6, () => {
        growing.push({ id: `x${arrived++}`, heat: 9, theme: arrived % 2 ? 'animals' : null, userId: 'b', hash: null, followed: false })
      })
      expect(seen.map(({ id }) => id).filter((id) => before.includes(id)).toSorted()).toEqual(before.toSorted())
      expect(new Set(seen).size).toBe(seen.length)
    }),
  )
})

test('what is liked comes earlier by its boost', () => {
  const work = (id: string, heat: number, theme: string | null): Candidate => ({ id, heat, theme, userId: id, hash: null, followed: false })
  const square = [work('first', 3, null), work('cat', 2.8, 'animals'), work('second', 2.9, null), work('last', 2, null)]
  expect(pagesOf(square, { animals: 0.25 }, 10, 10, () => {}).map(({ id }) => id)).toEqual(['cat', 'first', 'second', 'last'])
})
