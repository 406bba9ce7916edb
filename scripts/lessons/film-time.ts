/** A wait that takes fewer seconds of the film than it took, in milliseconds since 1970. */
export interface Cut {
  from: number
  to: number
  seconds: number
}

/** Where a moment is in a film that began at `began`, in seconds; moments of a wait that is shortened lie evenly in what is left of it. */
export function filmTime(at: number, began: number, cuts: readonly Cut[]): number {
  let passed = at - began
  for (const { from, to, seconds } of cuts) {
    const [length, kept] = [to - from, Math.min(to - from, seconds * 1000)]
    const within = Math.min(Math.max(at - from, 0), length)
    passed -= length === 0 ? 0 : within * (1 - kept / length)
  }
  return passed / 1000
}
