import * as v from 'valibot'
import type { ChatApp } from '../../../../platform/config.ts'
import type { AskPlatform } from './ask-platform.ts'
import { codeBad, type ExchangeCode } from './chat-provider.ts'

const GOOD = 1
const BAD_CODE = 100200105

const Answer = v.union([
  v.object({ result: v.literal(GOOD), open_id: v.pipe(v.string(), v.nonEmpty()), union_id: v.optional(v.string()) }),
  v.object({ result: v.pipe(v.number(), v.notValue(GOOD)) }),
])

/** https://mp.kuaishou.com/docs/develop/server/code2Session.html */
export function createKsMiniLogin(app: ChatApp, api: string, platform: AskPlatform): ExchangeCode {
  return async (code) => {
    const parameters = { app_id: app.appId, app_secret: app.secret, js_code: code }
    const answer = await platform.ask({ address: `${api}/oauth2/mp/code2session`, parameters, method: 'POST', repeatable: false })
    const read = v.safeParse(Answer, answer)
    if (!read.success) throw platform.refuse('answered something else than documented')
    if ('open_id' in read.output) return { platform: 'ks', subject: read.output.union_id || read.output.open_id, nickname: '' }
    throw read.output.result === BAD_CODE ? codeBad() : platform.refuse(`answered ${read.output.result}`)
  }
}
