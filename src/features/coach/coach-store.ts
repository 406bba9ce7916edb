import { useSyncExternalStore } from 'react'
import { coachLength } from './coach-length.ts'

const KEY = 'inkling-coach'

interface Coach {
  /** Whether it walks along. */
  on: boolean
  /** How many steps are done. */
  done: number
}

const none: Coach = { on: false, done: 0 }
const listeners = new Set<() => void>()
let kept: { text: string | null; coach: Coach } = { text: null, coach: none }

/** What the device keeps of the tutorial; nothing where it keeps nothing. */
function read(): Coach {
  const text = stored()
  if (text !== kept.text) kept = { text, coach: parse(text) }
  return kept.coach
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    // Storage is forbidden: it lasts as long as the page.
    return kept.text
  }
}

function parse(text: string | null): Coach {
  const [on, done] = (text ?? '').split(' ')
  const steps = Number(done)
  return Number.isInteger(steps) && steps >= 0 && steps <= coachLength ? { on: on === 'on', done: steps } : none
}

function write({ on, done }: Coach): void {
  const text = `${on ? 'on' : 'off'} ${done}`
  try {
    localStorage.setItem(KEY, text)
  } catch {
    kept = { text, coach: { on, done } }
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab goes on with it.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

export const useCoach = (): Coach => useSyncExternalStore(subscribe, read, () => none)

export const coach = {
  /** Begins, or goes on where it was left; anew after the last step. */
  start: () => write({ on: true, done: read().done < coachLength ? read().done : 0 }),
  restart: () => write({ on: true, done: 0 }),
  /** So many steps are done; never fewer than before. */
  reach: (done: number) => write({ on: true, done: Math.max(read().done, Math.min(done, coachLength)) }),
  back: () => write({ on: true, done: Math.max(0, read().done - 1) }),
  stop: () => write({ ...read(), on: false }),
}
