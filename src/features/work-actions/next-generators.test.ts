import { expect, test } from 'vitest'
import { generators } from '#contract/generators/generators.ts'
import { nextGenerators } from './next-generators.ts'

const cards = Object.values(generators).map(({ id, path, category, cost, makes }) => ({ id, path, category, cost, makes, examples: [], engine: 'studio' }))

const atHand = (from: string) => {
  const { cards: all, likely } = nextGenerators({ generator: from }, cards)
  return all.slice(0, likely).map(({ id }) => id)
}

test('a portrait leads to what is done with faces, a drawn one does not', () => {
  expect(atHand('human')).toContain('beauty')
  for (const drawn of ['avatar', 'photo-to-anime', 'manga-comic']) expect(atHand(drawn)).not.toContain('beauty')
})

test('all that take a photo are offered once, a few of them at hand', () => {
  const { cards: all, likely } = nextGenerators({ generator: 'text-to-image' }, cards)
  expect(likely).toBeLessThanOrEqual(7)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(all.map(({ id }) => id)).not.toContain('text-to-image')
})

test.each([
  ['people', 'beauty'],
  ['thing', 'cutout'],
  ['old', 'repair'],
  ['view', 'picture-redraw'],
] as const)('a photo that was read and shows %s leads to %s first', (shows, first) => {
  const text = { summary: '', facts: [], colours: [], prompts: [], shows }
  expect(nextGenerators({ generator: 'image-to-text', text }, cards).cards[0]!.id).toBe(first)
})
