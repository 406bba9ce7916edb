import { has, valueOf, type Item } from '../../scene/item.ts'
import { splitNegated } from '../../scene/left-out.ts'
import { matchWords } from '../../scene/match-words.ts'
import { parsePrompt, type ParsedPrompt } from '../../scene/parse-prompt.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { fold, tokenise } from '../../scene/tokens.ts'
import { asksForNothing, namesGarment } from './plain-words.ts'

/** What a marked part of a photo is redrawn as. */
export type RedrawPlan =
  /** The same thing in another colour, '#rrggbb'; of clothes or hair, these alone. */
  | { kind: 'colour'; colour: string; of?: Dyed }
  /** A sky, and nothing below it. */
  | { kind: 'sky'; spec: SceneSpec }
  /** A painted scene, seen through the part. */
  | { kind: 'scene'; spec: SceneSpec }
  /** A pattern, in the light of what was there. */
  | { kind: 'texture'; spec: SceneSpec }
  /** What is round it goes on. */
  | { kind: 'fill' }

/** What of a person takes the colour. */
export type Dyed = 'clothes' | 'hair'

export interface RedrawReading extends Pick<ParsedPrompt, 'unknown'> {
  /** What will be seen of the prompt: slots of a scene, or 'redraw'. */
  understood: { slot: string; value: string }[]
  /** Nothing when what is asked for cannot be put into a photo so that it fits it. */
  plan: RedrawPlan | undefined
}

type Slot = Item['meanings'][number]['slot']

const CLOTHES: readonly Slot[] = ['outfit', 'legs', 'wears', 'uniform']
const HAIR: readonly Slot[] = ['hair', 'hairColour', 'locks']
/** Painted by rules, these look like toys in a photo. */
const THINGS: readonly Slot[] = ['subject', 'likeSubject', 'thing', 'holds', 'role', 'gender']
const TEXTURES: readonly SceneSpec['scene'][] = ['pattern', 'abstract']
/** Scenes that show a thing or somebody. */
const PORTRAYING: readonly SceneSpec['scene'][] = ['figure', 'portrait', 'still-life', 'interior']
/** What painters add to a land of their own accord. */
const EXTRAS = ['people', 'birds', 'boats']

/** Reads what a prompt asks to be made of a marked part: that, and nothing beside it. */
export function planRedraw(prompt: string, seed: number): RedrawReading {
  const { spec, understood, unknown } = parsePrompt(prompt, { seed })
  const plan = planOf(prompt, spec)
  return { plan, understood: seenOf(plan, understood), unknown: plan?.kind === 'fill' ? [] : unknown }
}

/** What of all that was understood will be seen. */
function seenOf(plan: RedrawPlan | undefined, understood: RedrawReading['understood']): RedrawReading['understood'] {
  if (!plan) return []
  const named = { slot: 'redraw', value: plan.kind }
  if (plan.kind === 'colour' || plan.kind === 'fill') return [named]
  // The land that a painter chooses below a sky is not seen.
  return plan.kind === 'sky' ? [named, ...understood.filter(({ slot }) => slot !== 'scene')] : understood
}

function planOf(prompt: string, spec: SceneSpec): RedrawPlan | undefined {
  const { wanted, unwanted } = splitNegated(matchWords(tokenise(fold(prompt))))
  const items = wanted.filter((item) => item.meanings.length > 0 && !has(item, 'stop'))
  if (asksForNothing(prompt) || (items.length === 0 && unwanted.length > 0)) return { kind: 'fill' }

  const names = (slots: readonly Slot[]) => items.some((item) => slots.some((slot) => has(item, slot)))
  const alone: SceneSpec = { ...spec, subjects: [], without: [...new Set([...spec.without, ...EXTRAS])] }
  if (TEXTURES.includes(spec.scene) && items.some((item) => isNamed(item, spec.scene))) return { kind: 'texture', spec: alone }
  const colour = items.map((item) => valueOf(item, 'colour') ?? valueOf(item, 'hairColour')).find((value) => value !== undefined)
  const dyed = names(CLOTHES) || namesGarment(prompt) ? 'clothes' : names(HAIR) ? 'hair' : undefined
  if (dyed) return colour ? { kind: 'colour', colour, of: dyed } : undefined
  if (items.some((item) => THINGS.some((slot) => has(item, slot)) && !isMoon(item))) return undefined
  if (items.some((item) => isNamed(item, spec.scene) && !isSky(item))) {
    return PORTRAYING.includes(spec.scene) ? undefined : { kind: 'scene', spec: alone }
  }
  if (colour && !items.some((item) => has(item, 'time') || has(item, 'weather'))) return { kind: 'colour', colour }
  return items.some(isSky) ? { kind: 'sky', spec: { ...alone, time: hourOf(items, spec) } } : undefined
}

const isNamed = (item: Item, scene: SceneSpec['scene']) =>
  item.meanings.some(({ slot, value }) => (slot === 'scene' && value === scene) || (slot === 'place' && scene === 'old-town'))

const isMoon = (item: Item) => valueOf(item, 'subject') === 'moon'

/** Whether a word stands for a sky: its hour, its weather, its stars, itself. */
function isSky(item: Item): boolean {
  const above = item.meanings.some(({ slot, value }) => (slot === 'hint' && value === 'cloud-sea') || slot === 'sky')
  return above || has(item, 'time') || has(item, 'weather') || isMoon(item)
}

/** The hour of a sky: as it is named, or when what is named can be seen. */
function hourOf(items: readonly Item[], { weather, sky }: SceneSpec): SceneSpec['time'] {
  const named = items.map((item) => valueOf(item, 'time')).find((time) => time !== undefined)
  return named ?? (weather === 'aurora' || sky === 'fireworks' || items.some(isMoon) ? 'night' : 'day')
}
