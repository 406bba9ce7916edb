import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { EngineProgress } from '../../engines/engine.ts'
import type { Platform } from '../../platform/platform.ts'
import { storageKey } from '../storage-key.ts'
import { latestOnly } from './latest-only.ts'
import type { TaskLife } from './task-life.ts'
import type { TaskRow } from './tasks.table.ts'

/** Milliseconds between two changes of the task's row. */
const INTERVAL = 250
const PREVIEW_SIDE = 384
/** Seconds a preview stays: its address may reach the page late, and the page may fetch it later still. */
const PREVIEW_LIFE = 600

export interface TaskProgress {
  report(progress: EngineProgress): void
  preview(bytes: Uint8Array): void
  /** Sends nothing more. */
  close(): Promise<void>
}

/** Writes a running task's progress to its row, not too often; `lost` is called when the task is no longer ours. */
export function createTaskProgress({ db, files, jobs, log, clock }: Platform, life: TaskLife, task: TaskRow, lost: () => void): TaskProgress {
  let latest: Pick<TaskRow, 'progress' | 'stage' | 'part' | 'parts'> = { progress: 0, stage: 'waiting', part: null, parts: null }
  let unseen: Uint8Array | undefined

  async function storePreview(bytes: Uint8Array): Promise<string | undefined> {
    const key = storageKey('previews', randomUUID(), 'webp', clock.now())
    try {
      const small = await sharp(bytes).resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'inside' }).webp({ quality: 60 }).toBuffer()
      await jobs.enqueue(db, 'remove-preview', { key }, { startAfter: PREVIEW_LIFE })
      await files.put(key, small, 'image/webp')
      return key
    } catch (error) {
      // The picture itself may still come out well.
      log.warn({ err: error, taskId: task.id }, 'preview not stored')
      return undefined
    }
  }

  const sender = latestOnly(async () => {
    const bytes = unseen
    unseen = undefined
    const key = bytes && (await storePreview(bytes))
    try {
      if (!(await life.advance(task, key ? { ...latest, previewKey: key } : latest))) lost()
    } catch (error) {
      log.warn({ err: error, taskId: task.id }, 'progress not stored')
    }
  }, INTERVAL)

  return {
    report(progress) {
      const { stage, part } = progress
      latest = { stage, part: part?.number ?? null, parts: part?.of ?? null, progress: Math.min(1, Math.max(latest.progress, progress.progress)) }
      sender.push()
    },
    preview(bytes) {
      unseen = bytes
      sender.push()
    },
    close: () => sender.close(),
  }
}
