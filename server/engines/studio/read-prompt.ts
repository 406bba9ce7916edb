import type { GeneratorId } from '#contract/generators/generators.ts'
import { planRedraw } from '#studio/photo/redraw-region/plan.ts'
import { parsePrompt } from '#studio/scene/parse-prompt.ts'
import { fold } from '#studio/scene/tokens.ts'
import { readSketchWish } from '#studio/sketch/read-wish.ts'
import type { PromptReading } from '../engine.ts'

type Read = (prompt: string) => PromptReading

/** Seeds choose among what a prompt leaves open, not what is read of it. */
const SEED = 0

function readScene(prompt: string): PromptReading {
  const { understood, unknown, fallback } = parsePrompt(prompt, { seed: SEED })
  // Of what nothing could be drawn, colours and mood are.
  const abstract = fallback === 'abstract' && understood.every(({ slot }) => slot !== 'scene')
  return { unknown, understood: abstract ? [{ slot: 'scene', value: 'abstract' }, ...understood] : understood }
}

function readRedraw(prompt: string): PromptReading {
  const { plan, ...read } = planRedraw(prompt, SEED)
  return plan ? read : { ...read, refusal: 'redraw-cannot' }
}

/** Of a sketch the prompt chooses the colours alone. */
const readColours: Read = (prompt) => readSketchWish(prompt, SEED)

const readers: Partial<Record<GeneratorId, Read>> = { 'local-redraw': readRedraw, 'sketch-render': readColours }

/** What the studio would make of a generator's prompt, and the words that it would leave out, neighbours as one. */
export function readPrompt(generator: GeneratorId, prompt: string): PromptReading {
  const { understood, unknown, refusal } = (readers[generator] ?? readScene)(prompt)
  return { ...(refusal && { refusal }), understood: understood.map(({ slot, value }) => ({ slot, value })), unknown: asWritten(prompt, unknown) }
}

/** Words as they stand in the prompt, in its order; those between which nothing else stands are one. */
function asWritten(prompt: string, words: readonly string[]): string[] {
  const folded = fold(prompt)
  // Some letters fold to two; then the places are others.
  if (folded.length !== prompt.length) return [...new Set(words)]
  const places = words.map((word) => ({ word, start: folded.indexOf(word) })).sort((a, b) => a.start - b.start)
  const joined: { start: number; end: number }[] = []
  const lost = places.filter(({ start }) => start < 0).map(({ word }) => word)
  for (const { word, start } of places) {
    if (start < 0) continue
    const end = start + word.length
    const last = joined.at(-1)
    if (last && (start < last.end || /^[\s'’-]*$/u.test(prompt.slice(last.end, start)))) last.end = Math.max(last.end, end)
    else joined.push({ start, end })
  }
  return [...joined.map(({ start, end }) => prompt.slice(start, end)), ...lost]
}
