import { setTimeout as delay } from 'node:timers/promises'

/** Resolves with the first value of `look` that is not undefined or false; fails after `timeoutMs`. */
export async function waitUntil<T>(look: () => T | Promise<T>, timeoutMs = 20_000): Promise<Exclude<T, undefined | false>> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const found = await look()
    if (found !== undefined && found !== false) return found as Exclude<T, undefined | false>
    if (Date.now() > deadline) throw new Error(`Waited ${timeoutMs} ms in vain for ${look.toString()}`)
    await delay(10)
  }
}
