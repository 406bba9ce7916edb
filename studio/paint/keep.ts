export interface Kept<Key extends object, Value> {
  (key: Key, make: () => Value): Value
}

/** Keeps what is made for an object as long as that lives: a spec's small look and its picture share what no size changes. */
export function keep<Key extends object, Value>(): Kept<Key, Value> {
  const kept = new WeakMap<Key, Value>()
  return (key, make) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const value = make()
    kept.set(key, value)
    return value
  }
}
