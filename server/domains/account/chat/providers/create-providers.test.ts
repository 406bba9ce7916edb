import pino from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadConfig } from '../../../../platform/config.ts'
import { silentLog } from '../../../../platform/log.ts'
import { refusal } from '../../../testing.ts'
import { app, chatVariables, startFakeChatPlatform, type FakeChatPlatform } from '../testing/fake-chat-platform.ts'
import { createChatProviders } from './create-providers.ts'
import type { ExchangeCode } from './chat-provider.ts'

const ann = { openid: 'open-ann', unionid: 'union-ann', nickname: '安' }
let fake: FakeChatPlatform

beforeEach(async () => {
  fake = await startFakeChatPlatform()
})
afterEach(() => fake.close())

function providers({ url = fake.url, secret = app.secret, log = silentLog } = {}) {
  const { chat } = loadConfig(chatVariables(url, secret))
  return createChatProviders(chat, log, 500)
}

/** Every way to find out whose a code is. */
const ways: [string, (options?: Parameters<typeof providers>[0]) => ExchangeCode][] = [
  ['a page inside the chat', (options) => providers(options).web.inChat!.exchange],
  ['a page elsewhere', (options) => providers(options).web.site!.exchange],
  ['the mini program of the chat platform', (options) => providers(options).mini.wx!],
  ['the mini program of the video platform', (options) => providers(options).mini.ks!],
]

describe('the way to a chat platform', () => {
  it('is an address as documented, inside the chat and elsewhere', () => {
    const { web } = providers()
    const back = 'https://inkling.example/functionSquare/login/whoauth?a=1'
    const query = `?appid=wx-app&redirect_uri=${encodeURIComponent(back)}&response_type=code`
    const end = '&state=s1#wechat_redirect'
    expect(web.inChat!.address(back, 's1')).toBe(`https://open.weixin.qq.com/connect/oauth2/authorize${query}&scope=snsapi_userinfo${end}`)
    expect(web.site!.address(back, 's1')).toBe(`https://open.weixin.qq.com/connect/qrconnect${query}&scope=snsapi_login${end}`)
  })

  it('does not exist where nothing is set up', () => {
    const { web, mini } = createChatProviders(loadConfig({}).chat, silentLog)
    expect([web.inChat, web.site, mini.wx, mini.ks]).toEqual([undefined, undefined, undefined, undefined])
  })
})

describe('a code', () => {
  it('names the person and, on a page, what they are called', async () => {
    const { web, mini } = providers()
    const person = { platform: 'wx', subject: 'union-ann' }
    expect(await web.inChat!.exchange(fake.codeFor(ann))).toEqual({ ...person, nickname: '安', openId: 'open-ann' })
    expect(await web.site!.exchange(fake.codeFor(ann))).toEqual({ ...person, nickname: '安' })
    expect(await mini.wx!(fake.codeFor(ann))).toEqual({ ...person, nickname: '' })
    expect(await mini.ks!(fake.codeFor(ann))).toEqual({ platform: 'ks', subject: 'open-ann', nickname: '' })
    expect(await mini.wx!(fake.codeFor({ openid: 'alone' }))).toEqual({ platform: 'wx', subject: 'alone', nickname: '' })
  })

  it.each(ways)('of %s is good once', async (_, exchange) => {
    const code = fake.codeFor(ann)
    await exchange()(code)
    for (const bad of [code, 'made-up']) {
      expect(await refusal(exchange()(bad))).toMatchObject({ code: 20004, reason: 'chat-code-bad', detail: { field: 'code' } })
    }
  })

  it('of who only glances at a page is not good', async () => {
    fake.snapshot = true
    expect((await refusal(providers().web.inChat!.exchange(fake.codeFor(ann)))).reason).toBe('chat-code-bad')
  })

  it.each(ways)('of %s is asked about once when the platform fails', async (_, exchange) => {
    for (const fault of ['slow', 'cut', 'broken', 'down', -1, 45011] as const) {
      fake.asked = []
      fake.fail(fault)
      expect(await refusal(exchange()(fake.codeFor(ann)))).toMatchObject({ code: 50000, reason: 'chat-unreachable' })
      expect(fake.asked).toHaveLength(1)
    }
  })

  it.each(ways)('of %s is refused when the platform cannot be reached at all', async (_, exchange) => {
    const { url } = fake
    await fake.close()
    expect((await refusal(exchange({ url })(fake.codeFor(ann)))).reason).toBe('chat-unreachable')
  })

  it('is not lost when only the profile has to be asked for again', async () => {
    for (const fault of ['slow', 'cut'] as const) {
      fake.asked = []
      fake.fail('none', fault)
      expect(await providers().web.inChat!.exchange(fake.codeFor(ann))).toMatchObject({ subject: 'union-ann' })
      expect(fake.asked).toEqual(['/sns/oauth2/access_token', '/sns/userinfo', '/sns/userinfo'])
    }
  })
})

describe('the secret', () => {
  it.each(ways)('that is wrong for %s is the operator’s trouble, and told to nobody', async (_, exchange) => {
    const lines: string[] = []
    const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) })
    const wrong = await refusal(exchange({ secret: 'hunter2', log })(fake.codeFor(ann)))
    expect(wrong.reason).toBe('chat-unreachable')
    fake.fail('cut')
    await refusal(exchange({ secret: 'hunter2', log })(fake.codeFor(ann)))
    expect(lines).toHaveLength(2)
    expect(lines.join() + String(wrong.stack) + JSON.stringify(wrong)).not.toContain('hunter2')
  })
})
