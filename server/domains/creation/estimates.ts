import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { tasks, type TaskRow } from './tasks.table.ts'

/** How many finished creations the typical time is learned from, and how long (ms) what was learned is used. */
const LEARNED_FROM = 50
const LEARNED_FOR = 30_000

interface QueuePlace {
  /** Tasks that start before it. */
  position: number
  /** Seconds; absent when nothing is known. */
  wait?: number
}

export interface Estimates {
  /** Median seconds of the generator's last creations; undefined before the first. */
  typicalSeconds(generator: string): Promise<number | undefined>
  /** Where the queued tasks among these stand. */
  placesOf(rows: readonly TaskRow[]): Promise<Map<string, QueuePlace>>
}

export function createEstimates({ db, clock }: Platform): Estimates {
  const learned = new Map<string, { at: number; seconds: number | undefined }>()

  async function typicalSeconds(generator: string): Promise<number | undefined> {
    const now = clock.now().getTime()
    const known = learned.get(generator)
    if (known && now - known.at < LEARNED_FOR) return known.seconds
    const last = db
      .select({ seconds: sql<number>`extract(epoch from ${tasks.finishedAt} - ${tasks.startedAt})`.as('seconds') })
      .from(tasks)
      .where(and(eq(tasks.generator, generator), eq(tasks.state, 'succeeded')))
      .orderBy(desc(tasks.finishedAt))
      .limit(LEARNED_FROM)
      .as('last')
    const [row] = await db.select({ median: sql<number | null>`percentile_cont(0.5) within group (order by ${last.seconds})` }).from(last)
    const seconds = row?.median ?? undefined
    learned.set(generator, { at: now, seconds })
    return seconds
  }

  async function placesOf(rows: readonly TaskRow[]): Promise<Map<string, QueuePlace>> {
    const places = new Map<string, QueuePlace>()
    const queued = rows.filter((row) => row.state === 'queued')
    if (queued.length === 0) return places
    const active = await db
      .select({ id: tasks.id, state: tasks.state, generator: tasks.generator, progress: tasks.progress })
      .from(tasks)
      .where(inArray(tasks.state, ['queued', 'running']))
      .orderBy(desc(tasks.priority), tasks.createdAt, tasks.id)
    const wanted = new Set(queued.map((row) => row.id))
    const running = active.filter((task) => task.state === 'running')
    const workers = Math.max(1, running.length)

    let position = 0
    let work: number | undefined = 0
    const add = (seconds: number | undefined) => (work = work === undefined || seconds === undefined ? undefined : work + seconds)
    for (const task of running) {
      const typical = await typicalSeconds(task.generator)
      add(typical === undefined ? undefined : typical * (1 - task.progress))
    }
    for (const task of active) {
      if (task.state === 'running') continue
      if (wanted.has(task.id)) places.set(task.id, { position, wait: work === undefined ? undefined : work / workers })
      position++
      add(await typicalSeconds(task.generator))
    }
    return places
  }

  return { typicalSeconds, placesOf }
}
