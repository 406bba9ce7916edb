import type { LessonProgress } from '#contract/endpoints/courses.ts'
import { findLesson } from '#contract/courses/lessons.ts'
import { and, desc, eq, inArray, isNull, sql } from '../../platform/database/orm.ts'
import type { Handlers } from '../../call.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import type { Tasks } from '../growth/tasks.ts'
import { allSeen, chaptersOf, leastMs, seenBits } from './chapters.ts'
import { lessonProgress } from './lesson-progress.table.ts'

type Row = typeof lessonProgress.$inferSelect

/** How far people are with the lessons. A lesson is finished once every chapter was seen, and there was time to see them. */
export function createCourses({ db, clock }: Platform, { complete }: Pick<Tasks, 'complete'>): Handlers<'lessonProgress' | 'lessonProgressSave'> {
  /** Those of the rows that are finished by now, and were not before. */
  async function finish(tx: Transaction, rows: readonly Row[], now: Date): Promise<Set<string>> {
    const ready = rows.filter((row) => row.finishedAt === null && leftMs(row, now) <= 0)
    if (ready.length === 0) return new Set()
    const { userId } = ready[0]!
    const names = ready.map(({ lesson }) => lesson)
    const finished = await tx
      .update(lessonProgress)
      .set({ finishedAt: now })
      .where(and(eq(lessonProgress.userId, userId), inArray(lessonProgress.lesson, names), isNull(lessonProgress.finishedAt)))
      .returning({ lesson: lessonProgress.lesson })
    for (const { lesson } of finished) await complete(tx, { userId, task: 'lesson', occurrence: lesson, key: `lesson:${userId}:${lesson}` })
    return new Set(finished.map(({ lesson }) => lesson))
  }

  return {
    async lessonProgress(_request, { identity: { userId } }) {
      const rows = await db.select().from(lessonProgress).where(eq(lessonProgress.userId, userId)).orderBy(desc(lessonProgress.updatedAt))
      return { lessons: rows.flatMap((row) => viewOf(row, clock.now())) }
    },

    async lessonProgressSave({ lessons: told }, { identity: { userId } }) {
      const now = clock.now()
      // The last word on a lesson counts; a statement takes a row once.
      const places = [...new Map(told.map((place) => [place.lesson, place])).values()]
      if (places.length === 0) return { lessons: [] }
      const values = places.map(({ lesson, position, seen }) => ({ userId, lesson, position, seen: seenBits(seen), startedAt: now, updatedAt: now }))
      return db.transaction(async (tx) => {
        const rows = await tx
          .insert(lessonProgress)
          .values(values)
          .onConflictDoUpdate({
            target: [lessonProgress.userId, lessonProgress.lesson],
            set: { position: sql`excluded.position`, seen: sql`${lessonProgress.seen} | excluded.seen`, updatedAt: sql`excluded.updated_at` },
          })
          .returning()
        const finished = await finish(tx, rows, now)
        return { lessons: rows.flatMap((row) => viewOf(finished.has(row.lesson) ? { ...row, finishedAt: now } : row, now)) }
      })
    },
  }
}

/** What is missing until the lesson counts as finished; for ever while chapters are. */
const leftMs = ({ lesson, seen, startedAt }: Row, now: Date): number => (allSeen(lesson, seen) ? startedAt.getTime() + leastMs(lesson) - now.getTime() : Infinity)

/** Nothing of a lesson that there is no more. */
function viewOf(row: Row, now: Date): LessonProgress[] {
  const lesson = findLesson(row.lesson)
  if (!lesson) return []
  const left = row.finishedAt ? Infinity : leftMs(row, now)
  return [
    {
      lesson: lesson.id,
      position: row.position,
      seen: chaptersOf(lesson.id, row.seen),
      finished: row.finishedAt !== null,
      finishesIn: left === Infinity ? undefined : Math.ceil(Math.max(0, left) / 1000),
      at: row.updatedAt.getTime(),
    },
  ]
}
