import type { Clock } from '../../platform/platform.ts'
import type { EngineRun } from '../engine.ts'
import { partOf } from '../shared/part-of.ts'
import type { FollowedJob } from './follow-job.ts'

/** Of a picture's share: what is told before the first step, and what all steps together take. */
const SENT = 0.04
const STEPS = 0.9
/** Seconds after which a picture whose steps cannot be seen is shown as half done. */
const HALF_AFTER_SECONDS = 45

interface ProgressOptions {
  run: Pick<EngineRun, 'onProgress'>
  clock: Clock
  pictures: number
  steps: number
  /** Of a picture that begins with another: fewer steps are taken. */
  strength: number
}

/** Tells how far a creation of one or several pictures is, by the server's steps or else by the time. */
export function createPictureProgress({ run, clock, pictures, steps, strength }: ProgressOptions) {
  // The server shows the same kind of bar for other work, such as tiles.
  const some = Math.floor(steps * strength)
  const totals = [steps, some, some + 1]
  let furthest = 0
  const tell = (picture: number, share: number, stage: 'sending' | 'queued' | 'making' | 'fetching') => {
    furthest = Math.max(furthest, (picture + share) / pictures)
    run.onProgress({ progress: furthest, stage, ...partOf(picture, pictures) })
  }

  return {
    of(picture: number): Pick<FollowedJob, 'onSent' | 'onQueued' | 'onMaking'> {
      let begun: number | undefined
      let sawSteps = false
      return {
        onSent: () => tell(picture, 0, 'sending'),
        onQueued: () => tell(picture, SENT, 'queued'),
        onMaking: (step) => {
          begun ??= clock.now().getTime()
          if (step && !totals.includes(step.of)) return
          sawSteps ||= step !== undefined
          if (step) return tell(picture, SENT + STEPS * Math.min(1, step.done / step.of), 'making')
          const seconds = (clock.now().getTime() - begun) / 1000
          tell(picture, sawSteps ? 0 : SENT + STEPS * (seconds / (seconds + HALF_AFTER_SECONDS)), 'making')
        },
      }
    },
    fetching: (picture: number) => tell(picture, SENT + STEPS, 'fetching'),
  }
}
