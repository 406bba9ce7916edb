/**
 * Runs what may be silent for `ms` at most: then it is stopped by its signal, and this throws a TimeoutError whether it
 * heeds that or not. `alive` begins the time anew, for transfers that go on. Throws the reason of `signal` when the
 * caller gives it up.
 */
export function inTime<Result>(
  ms: number,
  run: (signal: AbortSignal, alive: () => void) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const own = new AbortController()
  return new Promise<Result>((resolve, reject) => {
    const stop = (reason: unknown) => {
      reject(reason)
      own.abort(reason)
    }
    const giveUp = () => stop(signal?.reason)
    // Of the page, and no AbortSignal.timeout: that one follows no clock of a test.
    let timer: ReturnType<typeof setTimeout> | undefined
    const alive = () => {
      clearTimeout(timer)
      timer = setTimeout(() => stop(new DOMException(`nothing came within ${ms} ms`, 'TimeoutError')), ms)
    }
    const settle = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', giveUp)
    }
    if (signal?.aborted) return giveUp()
    signal?.addEventListener('abort', giveUp, { once: true })
    alive()
    run(own.signal, alive).then(resolve, reject).finally(settle)
  })
}
