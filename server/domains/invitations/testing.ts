import { randomUUID } from 'node:crypto'
import type { Call, UserCall } from '../../call.ts'
import { anyone, type TestDomains } from '../testing.ts'

export interface Newcomer {
  phone: string
  call: UserCall
}

/** People who register by a code of their phones, each on a device and from a network of their own unless told. */
export function createNewcomers({ handlers, authenticate }: TestDomains) {
  let made = 0

  async function register(invite: string | undefined, where: Partial<Pick<Call, 'device' | 'ip'>> & { phone?: string } = {}): Promise<Newcomer> {
    made++
    const { phone = `137${String(made).padStart(8, '0')}`, device = randomUUID(), ip = `198.51.${made >> 8}.${made & 255}` } = where
    const visitor = { ...anyone(), device, ip }
    const { demoCode } = await handlers.loginCode({ phone, purpose: 'login' }, visitor)
    const { token } = await handlers.loginMobile({ phone, code: demoCode!, agree: true, invite }, visitor)
    return { phone, call: { ...visitor, identity: (await authenticate(token, ip))! } }
  }

  const codeOf = async ({ call }: Newcomer) => (await handlers.posterInfo({}, call)).code

  return {
    register,
    codeOf,
    /** Somebody who invites, with their code. */
    async inviter() {
      const person = await register(undefined)
      return { ...person, code: await codeOf(person) }
    },
  }
}
