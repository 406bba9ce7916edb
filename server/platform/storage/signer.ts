import { createHmac, timingSafeEqual } from 'node:crypto'
import { appConfig } from '#config'
import { transfers } from '#contract/transfers.ts'
import type { Clock } from '../platform.ts'
import type { Revocations } from './revocations.ts'

const DAY_SECONDS = 86_400
/** Some 10 MB of them. */
const MAX_MADE = 20_000

export interface FileSigner {
  /** `/api/file/<key>?e=<expires, s>&s=<signature>`, as a browser of the site asks for it. */
  url(key: string, seconds: number): string
  /** Whether the signature is ours, and the address has neither expired nor been revoked. */
  verify(key: string, expires: string, signature: string): boolean
}

type KnownRevocations = Pick<Revocations, 'generationOf' | 'isRevoked'>

/** A signature is a MAC or, for a file whose earlier addresses were revoked, its generation, a dot and a MAC of that too. */
export function createFileSigner(secret: string, clock: Clock, revocations: KnownRevocations): FileSigner {
  const now = () => Math.floor(clock.now().getTime() / 1000)
  const sign = (key: string, expires: string, generation: string | undefined) => {
    const text = generation === undefined ? `${expires}:${key}` : `${expires}:${key}:${generation}`
    return createHmac('sha256', secret).update(text).digest()
  }
  /** Addresses that were made, by their key, end and generation; forgotten all at once, which costs little and needs no order. */
  const made = new Map<string, string>()

  return {
    url: (key, seconds) => {
      // The end of a day: the same address all day long, so that browsers keep the file.
      const expires = String(Math.ceil((now() + seconds) / DAY_SECONDS) * DAY_SECONDS)
      const generation = revocations.generationOf(key)
      const name = `${expires}:${key}:${generation ?? ''}`
      const known = made.get(name)
      if (known) return known
      const mac = sign(key, expires, generation).toString('base64url')
      const signature = generation === undefined ? mac : `${generation}.${mac}`
      const address = `${appConfig.apiPath}${transfers.file}${key}?e=${expires}&s=${signature}`
      if (made.size >= MAX_MADE) made.clear()
      made.set(name, address)
      return address
    },
    verify: (key, expires, signature) => {
      const [mac = '', generation] = signature.split('.').toReversed()
      const expected = sign(key, expires, generation)
      const given = Buffer.from(mac, 'base64url')
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
      return isOurs && Number(expires) > now() && !revocations.isRevoked(key, generation)
    },
  }
}
