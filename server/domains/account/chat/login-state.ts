import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { appConfig } from '#config'
import type { Platform } from '../../../platform/platform.ts'
import { doors, type Door } from './providers/chat-provider.ts'

/** Place of the door, when it expires (s), something random, and the signature of the rest. The platforms take letters and digits only. */
const STATE = /^(?<rest>(?<door>[01])(?<expires>[0-9a-f]{8})[0-9a-f]{16})(?<signature>[0-9a-f]{64})$/

/** What goes with the browser to the platform and comes back with the code; signed, so that nothing is stored. */
interface LoginStates {
  issue(door: Door): Promise<string>
  /** The way the browser went, when the state is ours and younger than login.ticketSeconds. */
  read(state: string): Promise<Door | undefined>
}

export function createLoginStates({ settings, clock }: Platform): LoginStates {
  const seconds = () => Math.floor(clock.now().getTime() / 1000)
  const sign = async (text: string) => {
    const key = await settings.getOrCreate('chat-state-key', () => randomBytes(32).toString('hex'))
    return createHmac('sha256', key).update(text).digest()
  }
  return {
    async issue(door) {
      const expires = (seconds() + appConfig.login.ticketSeconds).toString(16).padStart(8, '0')
      const rest = `${doors.indexOf(door)}${expires}${randomBytes(8).toString('hex')}`
      return rest + (await sign(rest)).toString('hex')
    },
    async read(state) {
      const { rest = '', door, expires, signature = '' } = STATE.exec(state)?.groups ?? {}
      if (!rest || !timingSafeEqual(Buffer.from(signature, 'hex'), await sign(rest))) return undefined
      return Number.parseInt(expires!, 16) > seconds() ? doors[Number(door)] : undefined
    },
  }
}
