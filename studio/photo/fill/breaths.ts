/** Targets between two looks at whether the person has cancelled. */
const BREATH = 2048

/** Does something with all targets, some after others. Throws what `checkCancelled` throws. */
export function inBreaths(count: number, checkCancelled: () => void, work: (from: number, to: number) => void): void {
  for (let from = 0; from < count; from += BREATH) {
    checkCancelled()
    work(from, Math.min(count, from + BREATH))
  }
}
