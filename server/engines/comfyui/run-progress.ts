import type { EngineRun } from '../engine.ts'
import { partOf } from '../shared/part-of.ts'
import type { ResultEvents } from './make-result.ts'

/** Which part of a result's time a stage begins at; making fills what lies between. */
const SENT = 0.02
const MADE = 0.93

/** One result's events as the progress of the whole run. */
export function resultEvents(run: EngineRun, onPreview: (bytes: Uint8Array) => void, index: number, count: number): ResultEvents {
  let started = false
  const tell = (share: number, stage: Parameters<EngineRun['onProgress']>[0]['stage']) => run.onProgress({ progress: (index + share) / count, stage, ...partOf(index, count) })
  return {
    onStage: (stage) => {
      if (stage === 'sending') tell(0, stage)
      if (stage === 'queued' && !started) tell(SENT, stage)
      if (stage === 'fetching') tell(MADE, stage)
    },
    onStart: () => {
      if (!started) tell(SENT, 'making')
      started = true
    },
    onProgress: (fraction) => {
      started = true
      tell(SENT + (MADE - SENT) * fraction, 'making')
    },
    onPreview,
  }
}
