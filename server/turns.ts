/** Does work for so many at once; the others wait, the first to come first. */
export function createTurns(atOnce: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running += 1
    else await new Promise<void>((resume) => waiting.push(resume))
    try {
      return await work()
    } finally {
      // Whoever waits takes over the place, so the count stays.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
