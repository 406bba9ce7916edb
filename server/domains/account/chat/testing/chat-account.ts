import { randomUUID } from 'node:crypto'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import type { ChatLogin } from '#contract/endpoints/chat-login.ts'
import type { UserCall } from '../../../../call.ts'
import { loadConfig } from '../../../../platform/config.ts'
import { openTestAccount, type TestAccount } from '../../testing.ts'
import { chatVariables, startFakeChatPlatform, type FakeChatPlatform, type FakePerson } from './fake-chat-platform.ts'

interface ChatAccount extends TestAccount {
  fake: FakeChatPlatform
  /** Comes in by a page. */
  comeIn(person: FakePerson): Promise<ChatLogin>
  /** The ticket of somebody who comes in for the first time. */
  ticketOf(person: FakePerson): Promise<string>
  /** A number and the code that was sent to bind it. */
  proofOf(phone: string): Promise<{ phone: string; code: string }>
  /** Somebody new who has come in without a number. */
  unbound(person?: FakePerson): Promise<{ person: FakePerson; userId: string; token: string; call: UserCall }>
  loginBind(request: { ticket: string; phone?: string; code?: string }): Promise<ResponseOf<'loginBind'>>
}

const publicUrl = 'https://inkling.example'

export const someone = (): FakePerson => ({ openid: randomUUID(), nickname: '安' })

/** Accounts over a fake chat platform, with all ways in set up. */
export async function openChatAccount(): Promise<ChatAccount> {
  const fake = await startFakeChatPlatform()
  const { chat } = loadConfig(chatVariables(fake.url))
  const account = await openTestAccount({ chat, publicUrl })
  const { handlers, visitor, callOf } = account

  const comeIn = async (person: FakePerson) => {
    const { state } = await handlers.loginWx({ returnTo: publicUrl }, visitor())
    return handlers.loginWxBack({ code: fake.codeFor(person), state }, visitor())
  }
  const ticketOf = async (person: FakePerson) => {
    const answer = await comeIn(person)
    if (answer.state !== 'new') throw new Error('This person is known')
    return answer.ticket
  }
  const loginBind: ChatAccount['loginBind'] = (request) => handlers.loginBind({ ...request, agree: true }, visitor())

  return {
    ...account,
    fake,
    comeIn,
    ticketOf,
    loginBind,
    async proofOf(phone) {
      account.platform.clock.advance(60_000)
      const { demoCode } = await handlers.loginCode({ phone, purpose: 'bind' }, visitor())
      return { phone, code: demoCode! }
    },
    async unbound(person = someone()) {
      const { token, user } = await loginBind({ ticket: await ticketOf(person) })
      return { person, token, userId: user.id, call: await callOf(token) }
    },
    async close() {
      await account.close()
      await fake.close()
    },
  }
}
