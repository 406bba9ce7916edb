import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { savesData } from '~/shared/lib/saves-data.ts'
import { readKept, subscribeKept, writeKept } from '~/shared/lib/draft.ts'

export const rates = [0.5, 0.75, 1, 1.25, 1.5, 2] as const
const NAME = 'player'

const Choices = v.object({
  rate: v.optional(v.picklist(rates), 1),
  captions: v.optional(v.boolean(), true),
  muted: v.optional(v.boolean(), false),
  volume: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
  /** The smaller file; absent: as the browser says. */
  low: v.optional(v.boolean()),
})
/** How somebody likes films to play, kept on the device. */
export type PlayerChoices = v.InferOutput<typeof Choices>

const usual: PlayerChoices = v.parse(Choices, {})
const readText = () => readKept(NAME) ?? ''

/** As they were chosen the last time, in this player or another. */
export function usePlayerChoices(): PlayerChoices {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), Choices), useSyncExternalStore(subscribeKept, readText, () => ''))
  return kept.success ? kept.output : usual
}

export const keepChoices = (choices: PlayerChoices) => writeKept(NAME, choices)

const never = () => () => {}

/** Whether the browser is asked to save data; undefined until the page has hydrated. */
export const useSavesData = (): boolean | undefined => useSyncExternalStore(never, savesData, () => undefined)
