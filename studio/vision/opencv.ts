import { createRequire } from 'node:module'
import type * as OpenCvModule from '@techstark/opencv-js'

/** What the build has beyond its own type definitions. */
interface Untyped {
  onRuntimeInitialized?: () => void
  readNetFromTFLite(path: string): Net
  exceptionFromPtr(address: number): { msg: string }
}

export interface Net {
  setInput(blob: OpenCvModule.Mat): void
  forward(): OpenCvModule.Mat
}

export type OpenCv = typeof OpenCvModule & Untyped

let loading: Promise<{ cv: OpenCv }> | undefined

/**
 * OpenCV compiled to WebAssembly, loaded once a thread. It comes wrapped in an object because the module is
 * a thenable that never settles: awaiting it, or returning it from an async function, would hang for ever.
 */
export function loadOpenCv(): Promise<{ cv: OpenCv }> {
  loading ??= new Promise((resolve) => {
    const load = () => createRequire(import.meta.url)('@techstark/opencv-js') as OpenCv
    const cv = withoutNewListeners(['unhandledRejection', 'uncaughtException'], load)
    cv.onRuntimeInitialized = () => resolve({ cv })
  })
  return loading
}

/** The module's own handlers would turn every stray rejection of the host into an abort of the thread. */
function withoutNewListeners<Result>(events: string[], load: () => Result): Result {
  const before = events.map((event) => process.rawListeners(event))
  const result = load()
  events.forEach((event, i) => {
    for (const listener of process.rawListeners(event)) {
      if (!before[i]!.includes(listener)) process.off(event, listener as () => void)
    }
  })
  return result
}

type Owned = { delete(): void }

/**
 * Runs `work` and frees what it `own`s afterwards: OpenCV's memory is not garbage collected.
 * What OpenCV throws is an address in its memory; it becomes an Error here.
 */
export function withOwned<Result>(cv: OpenCv, work: (own: <T extends Owned>(object: T) => T) => Result): Result {
  const owned: Owned[] = []
  try {
    return work((object) => {
      owned.push(object)
      return object
    })
  } catch (thrown) {
    throw typeof thrown === 'number' ? new Error(`OpenCV: ${cv.exceptionFromPtr(thrown).msg}`) : thrown
  } finally {
    for (const object of owned.toReversed()) object.delete()
  }
}
