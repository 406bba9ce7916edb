import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { lessonIds, type LessonId } from '#contract/courses/lessons.ts'
import { readKept, subscribeKept, writeKept } from '~/shared/lib/draft.ts'

const NAME = 'lessons'

const Place = v.object({
  position: v.number(),
  seen: v.array(v.number()),
  /** When it was kept, ms since 1970. */
  at: v.number(),
  /** Whose it is; nobody's while nobody was logged in. */
  owner: v.optional(v.string()),
})
/** Where this device was left in a lesson. */
export type KeptPlace = v.InferOutput<typeof Place>

const Kept = v.pipe(v.string(), v.parseJson(), v.record(v.string(), Place))

const parse = (kept: string | undefined): Partial<Record<LessonId, KeptPlace>> => {
  const places = v.safeParse(Kept, kept)
  // Lessons that there are no more stay behind.
  return places.success ? Object.fromEntries(lessonIds.flatMap((id) => (places.output[id] ? [[id, places.output[id]]] : []))) : {}
}

/** What this device knows and the server may not: all of a visitor's lessons, and of a person's what has not been sent. */
export const lessonPlaces = {
  read: () => parse(readKept(NAME)),
  keep: (id: LessonId, place: KeptPlace) => writeKept(NAME, { ...lessonPlaces.read(), [id]: place }),
  /** Those that were sent go, unless the person has gone on meanwhile. */
  forget(sent: Partial<Record<LessonId, KeptPlace>>): void {
    const left = Object.entries(lessonPlaces.read()).filter(([id, place]) => sent[id as LessonId]?.at !== place.at)
    writeKept(NAME, Object.fromEntries(left))
  },
}

/** What of it is a person's, or a visitor's, by whom it would be taken over. */
export const placesOf = (places: Partial<Record<LessonId, KeptPlace>>, owner: string | undefined): Partial<Record<LessonId, KeptPlace>> =>
  Object.fromEntries(Object.entries(places).filter(([, place]) => place.owner === undefined || place.owner === owner))

const readText = () => readKept(NAME) ?? ''

/** As text, which stays the same as long as it is the same; nothing on the server. */
export const useLessonPlaces = () => parse(useSyncExternalStore(subscribeKept, readText, () => ''))
