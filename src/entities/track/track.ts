import type { TrackAction } from '#contract/track.ts'
import { deviceStorage } from '~/shared/lib/safe-storage.ts'

/** What is told of each action. `content` is what it is about: the id of a work or of a generator. */
export interface TrackInfos extends Record<TrackAction, TrackInfo> {
  /** 0 at the launch, 1 when the app is shown again. */
  enter: { value: 0 | 1 }
  leave: { starttime: number; endtime: number }
  page: object
  login: object
  create: { content: string }
  save: { content: string }
  share: { content: string }
  publish: { content: string }
}

interface TrackInfo {
  content?: string
  value?: number
  /** Milliseconds since 1970. */
  starttime?: number
  endtime?: number
}

export interface Recorder {
  record: (action: TrackAction, info: TrackInfo) => void
}

export const EVENTS_KEY = 'inkling.track'
export const SESSION_KEY = 'inkling.track.session'

let recorder: Recorder | undefined

/** Who records, while the person agrees to it; set in the browser only, so requests never share it. */
export function recordWith(next: Recorder): () => void {
  recorder = next
  return () => {
    if (recorder === next) recorder = undefined
  }
}

/** Records what a person did, where they agreed to it. Never waits and never fails: the app goes on either way. */
export function track<Action extends TrackAction>(action: Action, info: TrackInfos[Action]): void {
  try {
    recorder?.record(action, info)
  } catch {
    // An event that is lost harms nobody.
  }
}

/** Removes what was recorded and not yet sent, and the name of the session. */
export function forgetTracked(): void {
  deviceStorage.remove(EVENTS_KEY)
  deviceStorage.remove(SESSION_KEY)
}
