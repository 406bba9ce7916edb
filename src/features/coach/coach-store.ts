import { useSyncExternalStore } from 'react'
import { coachSteps } from './coach-steps.ts'

const KEY = 'inkling-coach'
const listeners = new Set<() => void>()
/** Where storage is forbidden: it lasts as long as the page. */
let unstored = 0

/** How many steps of the tutorial are done on this device. */
function read(): number {
  try {
    const done = Number(localStorage.getItem(KEY))
    return Number.isInteger(done) ? Math.min(Math.max(0, done), coachSteps.length) : 0
  } catch {
    return unstored
  }
}

function write(done: number): void {
  unstored = done
  try {
    localStorage.setItem(KEY, String(done))
  } catch {
    // Forbidden, or full.
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

export const useCoach = (): number => useSyncExternalStore(subscribe, read, () => 0)

export const coach = {
  restart: () => write(0),
  /** Goes on where it was left; anew after the last step. */
  resume: () => read() === coachSteps.length && write(0),
  /** So many steps are done; never fewer than before. */
  reach: (done: number) => write(Math.max(read(), Math.min(done, coachSteps.length))),
  back: () => write(Math.max(0, read() - 1)),
}
