import { createActor, fromPromise } from 'xstate'
import { pullToRefreshMachine } from './pull-to-refresh.machine.ts'

/** As long as the content takes back to its place (--slow). */
const RESTORE_MS = 240

/** Runs the machine of a pull; `current` answers what gets the data anew. */
export function startPullToRefresh(current: () => () => Promise<unknown>) {
  const machine = pullToRefreshMachine.provide({
    actions: { tick: () => navigator.vibrate?.(8) },
    actors: {
      refresh: fromPromise<void>(async () => {
        await current()()
      }),
      restore: fromPromise(() => new Promise<void>((done) => setTimeout(done, RESTORE_MS))),
    },
  })
  return createActor(machine).start()
}
