import { createHmac, timingSafeEqual } from 'node:crypto'
import { appConfig } from '#config'
import { transfers } from '#contract/transfers.ts'
import type { Clock } from '../platform.ts'

const DAY_SECONDS = 86_400
/** Some 10 MB of them. */
const MAX_MADE = 20_000

export interface FileSigner {
  /** `/api/file/<key>?e=<expires, s>&s=<signature>`, as a browser of the site asks for it. */
  url(key: string, seconds: number): string
  /** Whether the signature is ours and the address has not expired. */
  verify(key: string, expires: string, signature: string): boolean
}

export function createFileSigner(secret: string, clock: Clock): FileSigner {
  const now = () => Math.floor(clock.now().getTime() / 1000)
  const sign = (key: string, expires: string) => createHmac('sha256', secret).update(`${expires}:${key}`).digest()
  /** Addresses that were made, by their key and end; forgotten all at once, which costs little and needs no order. */
  const made = new Map<string, string>()

  return {
    url: (key, seconds) => {
      // The end of a day: the same address all day long, so that browsers keep the file.
      const expires = String(Math.ceil((now() + seconds) / DAY_SECONDS) * DAY_SECONDS)
      const name = `${expires}:${key}`
      const known = made.get(name)
      if (known) return known
      const address = `${appConfig.apiPath}${transfers.file}${key}?e=${expires}&s=${sign(key, expires).toString('base64url')}`
      if (made.size >= MAX_MADE) made.clear()
      made.set(name, address)
      return address
    },
    verify: (key, expires, signature) => {
      const expected = sign(key, expires)
      const given = Buffer.from(signature, 'base64url')
      return given.length === expected.length && timingSafeEqual(given, expected) && Number(expires) > now()
    },
  }
}
