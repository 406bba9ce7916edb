import { generateKeyPairSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { createSettableClock } from '../platform/clock.ts'
import { loadConfig } from '../platform/config.ts'
import { silentLog } from '../platform/log.ts'
import type { Platform } from '../platform/platform.ts'
import { StartError } from '../platform/start-error.ts'
import { alipayKind } from './alipay/kind.ts'
import { stripeKind } from './stripe/kind.ts'
import { wechatKind } from './wechat/kind.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const [own, theirs] = [privateKey.export({ type: 'pkcs8', format: 'pem' }), publicKey.export({ type: 'spki', format: 'pem' })]
const variables = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  ALIPAY_APP_ID: '2021',
  ALIPAY_PRIVATE_KEY: own,
  ALIPAY_PUBLIC_KEY: theirs,
  WECHAT_PAY_MERCHANT_ID: '1900000109',
  WECHAT_PAY_APP_ID: 'wx1',
  WECHAT_PAY_SERIAL: '1DDE55AD98ED71D6EDD4A4A16996DE7B47773A8C',
  WECHAT_PAY_PRIVATE_KEY: own,
  WECHAT_PAY_API_KEY: 'k'.repeat(32),
  WECHAT_PAY_PUBLIC_KEY: theirs,
  WECHAT_PAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_01',
}

function platform(env: Record<string, string>): Platform {
  const part: Pick<Platform, 'config' | 'clock' | 'log'> = { config: loadConfig(env), clock: createSettableClock(), log: silentLog }
  // Opening one needs nothing else of it.
  return part as Platform
}

it('wechat is not offered inside the chat unless people log in by the official account that is paid', () => {
  const { WECHAT_PAY_APP_ID: appId } = variables
  const platformsWith = (id: string) => wechatKind.open(platform({ ...variables, CHAT_WX_APP_ID: id, CHAT_WX_SECRET: 's' })).platforms
  expect(platformsWith(appId)).toContain('chat')
  expect(platformsWith('wx-another')).not.toContain('chat')
  expect(wechatKind.open(platform(variables)).platforms).not.toContain('chat')
})

it.each([stripeKind, alipayKind, wechatKind])('$id is opened where its account is set up, and says so where it is not', ({ id, open }) => {
  expect(open(platform(variables)).id).toBe(id)
  expect(() => open(platform({}))).toThrow(StartError)
})
