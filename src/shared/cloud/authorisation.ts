import * as v from 'valibot'
import { tabStorage } from '~/shared/lib/safe-storage.ts'

const STORE_KEY = 'inkling.cloud'

const Authorisation = v.object({
  token: v.string(),
  secret: v.string(),
  /** By this device's clock, milliseconds. */
  goodUntil: v.number(),
  /** How far the server's clock is ahead of this device's: signed requests must carry the right time. */
  serverAheadMs: v.number(),
})
export type Authorisation = v.InferOutput<typeof Authorisation>

const Stored = v.pipe(v.string(), v.parseJson(), Authorisation)

/** What this tab was given for the cloud storage, while it is good. */
export function readAuthorisation(now: number): Authorisation | undefined {
  const stored = v.safeParse(Stored, tabStorage.read(STORE_KEY))
  return stored.success && stored.output.goodUntil > now ? stored.output : undefined
}

export function keepAuthorisation(authorisation: Authorisation): void {
  tabStorage.write(STORE_KEY, JSON.stringify(authorisation))
}

/** Unless another call has renewed it meanwhile. */
export function forgetAuthorisation({ token }: Authorisation): void {
  if (readAuthorisation(0)?.token === token) tabStorage.remove(STORE_KEY)
}
