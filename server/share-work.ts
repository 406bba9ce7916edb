/**
 * What is the same for all who ask for it while it is being made is made once: `work` runs for the first who gives a key, and
 * whoever gives it until that has ended gets the same value, or the same failure. Nothing is kept after that.
 */
export function createSharedWork<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>()
  return (key, work) => {
    const known = underWay.get(key)
    if (known) return known
    const made = work().finally(() => underWay.delete(key))
    underWay.set(key, made)
    return made
  }
}
