import * as v from 'valibot'
import { lessonIds } from '../courses/lessons.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Timestamp } from '../entities.ts'

const Lesson = v.picklist(lessonIds)
/** Chapters by their places, from 0. */
const Chapters = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(14))), v.maxLength(15))

/** Where somebody is in a lesson. */
const LessonPlace = v.object({
  lesson: Lesson,
  /** Seconds of the film. */
  position: v.pipe(v.number(), v.minValue(0), v.maxValue(3600)),
  /** The chapters that were watched or read to their end. */
  seen: Chapters,
})

const LessonProgress = v.object({
  ...LessonPlace.entries,
  finished: v.boolean(),
  /** Every chapter is seen, sooner than anybody can see them: the lesson is finished when it is told again after so many seconds. */
  finishesIn: v.optional(v.number()),
  /** When it was last gone on with. */
  at: Timestamp,
})
export type LessonProgress = v.InferOutput<typeof LessonProgress>

const Progress = v.object({ lessons: v.array(LessonProgress) })

export const courseEndpoints = {
  lessonProgress: defineEndpoint({
    method: 'POST',
    path: '/course/progress/list',
    summary: 'How far the person is with each lesson that they have begun, the latest first.',
    access: 'user',
    repeatable: true,
    request: v.object({}),
    response: Progress,
  }),
  lessonProgressSave: defineEndpoint({
    method: 'POST',
    path: '/course/progress/save',
    summary: 'Keeps where the person is in some lessons; what was seen stays seen. Answers what is kept of these lessons.',
    access: 'user',
    repeatable: true,
    request: v.object({ lessons: v.pipe(v.array(LessonPlace), v.maxLength(lessonIds.length)) }),
    response: Progress,
  }),
} as const
