import { matchWords } from '../../scene/match-words.ts'
import { parsePrompt, type ParsedPrompt } from '../../scene/parse-prompt.ts'
import { subjects, type SceneSpec } from '../../scene/scene-spec.ts'
import { fold, tokenise } from '../../scene/tokens.ts'

/** What a marked part of a photo is redrawn as. */
export type RedrawPlan =
  /** The same thing in another colour, '#rrggbb'. */
  | { kind: 'colour'; colour: string }
  /** The first of the spec's subjects, in the place of what is there. */
  | { kind: 'subject'; spec: SceneSpec }
  /** A painted scene, seen through the part. */
  | { kind: 'scene'; spec: SceneSpec }

/** Slots that name something to paint. */
const DRAWN: ReadonlySet<string> = new Set(['scene', 'time', 'weather', 'season'])

/**
 * Reads what a prompt asks for: a subject unless a setting is named outright, a colour when there is nothing else to
 * draw ('a red dress' on a dress), and a scene otherwise.
 */
export function planRedraw(prompt: string, seed: number): ParsedPrompt & { plan: RedrawPlan } {
  const parsed = parsePrompt(prompt, { seed })
  const { spec, understood } = parsed
  const subject = understood.find(({ slot, approximate }) => slot === 'subject' && !approximate)
  // A word may name both: a butterfly suggests the meadow that it flies over.
  const drawn = understood.filter(({ slot, words, approximate }) => DRAWN.has(slot) && !approximate && words !== subject?.words)
  if (subject && !drawn.some(({ slot }) => slot === 'scene')) {
    const kind = subjects.find((known) => known === subject.value)!
    const asked = spec.subjects.filter((one) => one.kind === kind)
    return { ...parsed, plan: { kind: 'subject', spec: { ...spec, subjects: asked.length > 0 ? asked : [{ kind, count: 1 }] } } }
  }
  const meanings = matchWords(tokenise(fold(prompt))).flatMap((item) => item.meanings)
  const colour = meanings.find(({ slot }) => slot === 'colour')?.value
  if (colour && drawn.length === 0) return { ...parsed, plan: { kind: 'colour', colour } }
  return { ...parsed, plan: { kind: 'scene', spec } }
}
