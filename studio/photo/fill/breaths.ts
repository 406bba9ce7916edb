/** Targets between two looks at whether the person has cancelled. */
const BREATH = 2048

/** Calls `work` with all targets, a few thousand at a time. Throws what `checkCancelled` throws between them. */
export function inBreaths(count: number, checkCancelled: () => void, work: (from: number, to: number) => void): void {
  for (let from = 0; from < count; from += BREATH) {
    checkCancelled()
    work(from, Math.min(count, from + BREATH))
  }
}
