import * as v from 'valibot'
import type { ChatApp, ChatConfig } from '../../../../platform/config.ts'
import type { AskPlatform } from './ask-platform.ts'
import { codeBad, type ChatPerson, type Door, type ExchangeCode, type WebLogin } from './chat-provider.ts'

const Identifier = v.pipe(v.string(), v.nonEmpty())
const Unionid = v.optional(v.string())
const Refusal = v.object({ errcode: v.pipe(v.number(), v.notValue(0)) })
const Access = v.object({ access_token: Identifier, openid: Identifier, is_snapshotuser: v.optional(v.number()) })
const Profile = v.object({ openid: Identifier, unionid: Unionid, nickname: v.optional(v.string(), '') })
const MiniSession = v.object({ openid: Identifier, unionid: Unionid })

/** Invalid, used, expired, missing, or of an account that the platform holds back. */
const BAD_CODES = [40029, 40163, 42003, 41008, 40226]

const authorise: Record<Door, { path: string; scope: string }> = {
  inChat: { path: '/connect/oauth2/authorize', scope: 'snsapi_userinfo' },
  site: { path: '/connect/qrconnect', scope: 'snsapi_login' },
}

/** Logging in on web pages: https://developers.weixin.qq.com/doc/offiaccount/OA_Web_Apps/Wechat_webpage_authorization.html */
export function createWxWebLogin(door: Door, app: ChatApp, { api, open }: ChatConfig['wx'], platform: AskPlatform): WebLogin {
  return {
    address(returnTo, state) {
      const { path, scope } = authorise[door]
      // The platform compares the order of the parameters too.
      const query = new URLSearchParams({ appid: app.appId, redirect_uri: returnTo, response_type: 'code', scope, state })
      return `${open}${path}?${query}#wechat_redirect`
    },
    async exchange(code) {
      const parameters = { appid: app.appId, secret: app.secret, code, grant_type: 'authorization_code' }
      const address = `${api}/sns/oauth2/access_token`
      const access = read(Access, platform, await platform.ask({ address, parameters, method: 'GET', repeatable: false }))
      // Whoever only glances at a page inside the chat gets a made-up account, which nobody could come back to.
      if (access.is_snapshotuser === 1) throw codeBad()
      const who = { access_token: access.access_token, openid: access.openid, lang: 'zh_CN' }
      const profile = await platform.ask({ address: `${api}/sns/userinfo`, parameters: who, method: 'GET', repeatable: true })
      const person = personOf(read(Profile, platform, profile))
      return door === 'inChat' ? { ...person, openId: access.openid } : person
    },
  }
}

/** https://developers.weixin.qq.com/miniprogram/dev/OpenApiDoc/user-login/code2Session.html */
export function createWxMiniLogin(app: ChatApp, { api }: ChatConfig['wx'], platform: AskPlatform): ExchangeCode {
  return async (code) => {
    const parameters = { appid: app.appId, secret: app.secret, js_code: code, grant_type: 'authorization_code' }
    const answer = await platform.ask({ address: `${api}/sns/jscode2session`, parameters, method: 'GET', repeatable: false })
    return personOf(read(MiniSession, platform, answer))
  }
}

function read<T extends v.GenericSchema>(schema: T, platform: AskPlatform, answer: unknown): v.InferOutput<T> {
  const refusal = v.safeParse(Refusal, answer)
  if (refusal.success) {
    const { errcode } = refusal.output
    throw BAD_CODES.includes(errcode) ? codeBad() : platform.refuse(`answered ${errcode}`)
  }
  const good = v.safeParse(schema, answer)
  if (!good.success) throw platform.refuse('answered something else than documented')
  return good.output
}

const personOf = ({ openid, unionid, nickname = '' }: { openid: string; unionid?: string; nickname?: string }): ChatPerson => ({
  platform: 'wx',
  subject: unionid || openid,
  nickname,
})
