/** Messages of one kind per second that a page can use. */
const RATE = 10

/** Lets a call through when the last one that went through is long enough ago; the others are dropped. */
export function throttle<Value>(send: (value: Value) => void): (value: Value) => void {
  let next = -Infinity
  return (value) => {
    const now = performance.now()
    if (now < next) return
    next = now + 1000 / RATE
    send(value)
  }
}
