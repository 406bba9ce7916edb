import { randomUUID } from 'node:crypto'
import { findGenerator } from '#contract/generators/generators.ts'
import { uploadsIn } from '#contract/generators/uploads-in.ts'
import { eq } from '../../platform/database/orm.ts'
import type { EngineAsset } from '../../engines/engine.ts'
import type { Taken } from '../../engines/registry.ts'
import type { Platform } from '../../platform/platform.ts'
import { themeOf } from '../gallery/theme-of.ts'
import { storeVideoFiles } from '../gallery/video-files.ts'
import { storeWorkFiles } from '../gallery/work-files.ts'
import { works, type NewWork } from '../gallery/works.table.ts'
import type { Uploads } from '../uploads/uploads.ts'
import type { TaskRow } from './tasks.table.ts'

/** What a run has delivered so far: its files are stored, its works are not made yet. */
export interface Drafts {
  add(asset: EngineAsset): Promise<void>
  works(): NewWork[]
  /** Takes the files back. */
  remove(): Promise<void>
  /** Whether the works are made, whatever was answered. */
  areKept(): Promise<boolean>
}

export function createDrafts({ db, files, clock, log }: Platform, uploads: Uploads, task: TaskRow, { engine, offer }: Taken): Drafts {
  const keys: string[] = []
  const made: NewWork[] = []
  const generator = findGenerator(task.generator)!
  const [last] = task.tried.slice(-1)
  const maker = {
    engine: engine.id,
    engineName: engine.name,
    model: { id: offer.model.id, name: offer.model.name },
    ...(last && { insteadOf: { engine: last.engine, model: last.model } }),
  }

  async function storeFiles(asset: EngineAsset, workId: string) {
    const options = { files, workId, now: clock.now(), onKey: (key: string) => void keys.push(key) }
    if (asset.kind === 'video') return storeVideoFiles(asset, options)
    return storeWorkFiles(asset.bytes, { ...options, unmade: generator.makes === 'text' })
  }

  return {
    async add(asset) {
      const id = randomUUID()
      const { seed, understood, unknown, notes, scene, settings } = asset
      const photo = uploadsIn(generator, task.input).get('photo')
      const stored = await storeFiles(asset, id)
      const description = { input: task.input, seed, understood, unknown, notes, scene, settings, ...maker }
      made.push({
        ...stored,
        id,
        position: made.length,
        userId: task.userId,
        taskId: task.id,
        generator: task.generator,
        kind: asset.kind === 'video' ? 'video' : generator.makes,
        text: asset.kind === 'image' ? (asset.text ?? null) : null,
        beforeKey: photo ? await uploads.keyOf(photo) : null,
        description,
        theme: themeOf({ generator: task.generator, description }),
        parentId: task.parentId,
        createdAt: clock.now(),
      })
    },
    works: () => made,
    async remove() {
      await Promise.all(keys.map((key) => files.delete(key).catch((error: unknown) => log.warn({ err: error, key }, 'file not removed'))))
    },
    async areKept() {
      try {
        const kept = await db.select({ id: works.id }).from(works).where(eq(works.taskId, task.id)).limit(1)
        return kept.length > 0
      } catch (error) {
        log.warn({ err: error, keys }, 'files of an unfinished task may be left')
        return true
      }
    },
  }
}
