import type { Locale } from '#config'
import type { Task, Work } from '#contract/entities.ts'
import type { EngineRegistry } from '../../engines/registry.ts'
import { stageParts, stages } from '../../engines/stages.ts'
import type { Platform } from '../../platform/platform.ts'
import { sayRefusal } from '../../words/refusal.ts'
import type { Say } from '../../words/say.ts'
import { createSpeaker } from '../../words/speaker.ts'
import { seenWorksStatement } from '../gallery/seen-works.ts'
import type { Viewer, WorkViews } from '../gallery/work-view.ts'
import type { Estimates, QueuePlaces } from './estimates.ts'
import type { TaskRow } from './tasks.table.ts'

/** Tasks as their owner sees them, in the order given. Places in the queue are looked for unless they are given. */
export type ViewTasks = (rows: readonly TaskRow[], viewer: Viewer, places?: QueuePlaces) => Promise<Task[]>

/** Of the person's own creations ($4). */
const worksOfTasks = seenWorksStatement('of-tasks', 'where works.task_id = any($4::uuid[]) and works.deleted_at is null order by works.position')

const sayStage = createSpeaker(stages)
const sayPart = createSpeaker(stageParts)

function stageOf({ state, stage: name, part, parts }: TaskRow, locale: Locale): string {
  const stage = sayStage(locale, state === 'queued' ? 'waiting' : name)
  return state === 'running' && part !== null && parts !== null ? sayPart(locale, 'part', { stage, number: part, of: parts }) : stage
}

export function createViewTasks({ files }: Platform, workViews: WorkViews, estimates: Estimates, engines: EngineRegistry, say: Say): ViewTasks {
  function makerOf({ offer, tried }: TaskRow): Task['maker'] {
    const model = engines.find(offer)?.offer.model.name
    // Nothing is known of a model that was gone when its turn came.
    const last = tried.at(-1)
    return model === undefined ? undefined : { model, insteadOf: last && (last.model || last.engine) }
  }

  async function worksOf(rows: readonly TaskRow[], viewer: Viewer): Promise<Map<string | undefined, Work[]>> {
    const finished = rows.filter((row) => row.state === 'succeeded').map((row) => row.id)
    if (finished.length === 0) return new Map()
    const found = await workViews.read(worksOfTasks, viewer, [finished])
    return Map.groupBy(found.map((row) => workViews.view(row, viewer.locale)), (work) => work.taskId)
  }

  return async (rows, viewer, known) => {
    if (rows.length === 0) return []
    const [made, places, typical] = await Promise.all([worksOf(rows, viewer), known ?? estimates.placesOf(rows), estimates.typicalSeconds()])
    return rows.map((row) => ({
      id: row.id,
      generator: row.generator,
      state: row.state,
      input: row.input,
      cost: row.cost,
      progress: row.progress,
      stage: stageOf(row, viewer.locale),
      preview: row.previewKey ? files.signedUrl(row.previewKey) : undefined,
      queuePosition: row.state === 'queued' ? places.get(row.id)?.position : 0,
      estimatedWait: places.get(row.id)?.wait,
      estimatedRun: typical.get(row.offer),
      works: made.get(row.id) ?? [],
      maker: makerOf(row),
      failure:
        row.failureCode === null || row.failureReason === null
          ? undefined
          : { code: row.failureCode, message: sayRefusal(say, viewer.locale, row, row.failureReason, { refunded: row.cost }), refunded: row.cost },
      createdAt: row.createdAt.getTime(),
      startedAt: row.startedAt?.getTime(),
      finishedAt: row.finishedAt?.getTime(),
    }))
  }
}
