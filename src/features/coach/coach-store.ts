import { useSyncExternalStore } from 'react'
import { deviceStorage } from '~/shared/lib/safe-storage.ts'
import { coachSteps } from './coach-steps.ts'

const KEY = 'inkling-coach'
const listeners = new Set<() => void>()

/** How many steps of the tutorial are done on this device. */
function read(): number {
  const done = Number(deviceStorage.read(KEY) ?? 0)
  return Number.isInteger(done) ? Math.min(Math.max(0, done), coachSteps.length) : 0
}

function write(done: number): void {
  deviceStorage.write(KEY, String(done))
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
