import { createHash } from 'node:crypto'
import type { EngineRun } from '../engine.ts'

/** The same at every attempt: a job that is found again was sent with it. */
export const seedOf = ({ taskId }: Pick<EngineRun, 'taskId'>) => createHash('sha256').update(taskId).digest().readUInt32BE()
