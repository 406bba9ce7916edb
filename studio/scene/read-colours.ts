import { has, type Item } from './item.ts'
import type { Meaning } from './lexicon/dictionary.ts'
import { isSubject } from './read-subjects.ts'

/** Languages whose adjectives follow their noun. */
export const COLOUR_AFTER: readonly Meaning['language'][] = ['es', 'fr']

/** Clothes and hair have colours of their own. */
export const ownsColour = (item: Item | undefined) => isSubject(item) || has(item, 'outfit') || has(item, 'hair') || has(item, 'locks') || has(item, 'legs') || has(item, 'wears') || has(item, 'uniform')

/** For each subject's place in the list, the place of the colour that is its own. */
export function ownersOfColours(items: readonly Item[]): Map<number, number> {
  const owners = new Map<number, number>()
  items.forEach((item, at) => {
    if (!has(item, 'colour') || ownsColour(item)) return
    const after = item.meanings.some(({ slot, language }) => slot === 'colour' && COLOUR_AFTER.includes(language))
    const owner = after ? (nearestSubject(items, at, -1) ?? nearestSubject(items, at, 1)) : nearestSubject(items, at, 1)
    if (owner !== undefined && !owners.has(owner)) owners.set(owner, at)
  })
  return owners
}

/** The next subject to one side with nothing but adjectives, particles and unknown words between, at most three. */
function nearestSubject(items: readonly Item[], at: number, step: 1 | -1): number | undefined {
  for (let i = at + step, passed = 0; i >= 0 && i < items.length && passed < 4; i += step, passed++) {
    const item = items[i]!
    if (ownsColour(item)) return i
    const light = has(item, 'stop') || has(item, 'colour') || has(item, 'mood') || has(item, 'number') || has(item, 'elderly') || !item.meanings.length
    if (!light || item.kind === 'break' || has(item, 'scene')) return undefined
    if (step < 0 && /^(en|con|y|bajo|sobre|dans|sur|sous|avec|et)$/.test(item.words)) return undefined
    if (step > 0 && /^(in|on|with|under|over|at|en|con|dans|sur|在)$/.test(item.words)) return undefined
  }
  return undefined
}
