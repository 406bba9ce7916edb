import * as v from 'valibot'
import { appConfig } from '#config'
import { randomCharacters } from '~/shared/lib/random.ts'
import { deviceStorage } from '~/shared/lib/safe-storage.ts'
import { SESSION_KEY } from './track.ts'

const { sessionIdLength, sessionIdleMs } = appConfig.track

const Stored = v.pipe(v.string(), v.parseJson(), v.object({ id: v.pipe(v.string(), v.length(sessionIdLength)), usedAt: v.number() }))

/** The name of this session of use; a new one after a time without use. Asking is use. */
export function sessionId(now: number): string {
  const stored = v.safeParse(Stored, deviceStorage.read(SESSION_KEY))
  const known = stored.success && now - stored.output.usedAt < sessionIdleMs ? stored.output.id : undefined
  const id = known ?? randomCharacters(sessionIdLength)
  deviceStorage.write(SESSION_KEY, JSON.stringify({ id, usedAt: now }))
  return id
}
