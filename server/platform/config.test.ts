import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ConfigError, loadConfig } from './config.ts'
import { certificates } from './testing/certificates.ts'

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    loadConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

describe('loadConfig', () => {
  it('needs nothing', () => {
    expect(loadConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', mode: 'demo', storage: { kind: 'disk' }, trustProxy: 0 })
  })

  it('lists every bad variable at once', () => {
    const problems = problemsOf({ PORT: 'http', MODE: 'prod', WORKERS: '-1', PUBLIC_URL: 'inkling', DATABASE_URL: 'mysql://x' })
    expect(problems.map((problem) => problem.split('=')[0])).toEqual(['PORT', 'MODE', 'PUBLIC_URL', 'DATABASE_URL', 'WORKERS'])
    expect(problems[1]).toContain('must be one of demo, production')
  })

  it('says what belongs together', () => {
    expect(problemsOf({ MODE: 'production', STORAGE: 's3', S3_ACCESS_KEY_ID: 'a' })).toEqual([
      expect.stringContaining('PUBLIC_URL is needed with MODE=production'),
      expect.stringContaining('S3_BUCKET is needed with STORAGE=s3'),
      expect.stringContaining('S3_SECRET_ACCESS_KEY is needed with S3_ACCESS_KEY_ID'),
    ])
  })

  it('does not print secrets', () => {
    expect(problemsOf({ DATABASE_URL: 'mysql://me:hunter2@db/x' }).join()).not.toContain('hunter2')
    const problems = problemsOf({ CHAT_WX_APP_ID: 'wx1', CHAT_KS_SECRET: 'hunter2' })
    expect(problems).toEqual([expect.stringMatching(/^CHAT_WX_SECRET is needed with CHAT_WX_APP_ID/)])
  })

  it('takes an empty variable as absent, and addresses without a slash at the end', () => {
    expect(loadConfig({ PORT: '', API_BASE: 'https://api.example/v1/' })).toMatchObject({ port: 3000, apiBase: 'https://api.example/v1' })
  })
})

describe('accounts with providers of payments', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const [own, theirs] = [privateKey.export({ type: 'pkcs8', format: 'pem' }), publicKey.export({ type: 'spki', format: 'pem' })]
  const bare = (pem: string) => pem.split('\n').slice(1, -2).join('')
  const alipay = { ALIPAY_APP_ID: '2021', ALIPAY_PRIVATE_KEY: own, ALIPAY_PUBLIC_KEY: theirs }
  const wechat = {
    WECHAT_PAY_MERCHANT_ID: '1900000109',
    WECHAT_PAY_APP_ID: 'wx1',
    WECHAT_PAY_SERIAL: '1dde55ad98ed71d6edd4a4a16996de7b47773a8c',
    WECHAT_PAY_PRIVATE_KEY: own,
    WECHAT_PAY_API_KEY: 'k'.repeat(32),
    WECHAT_PAY_PUBLIC_KEY: theirs,
    WECHAT_PAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_01',
  }

  it('are not there unless they are set up', () => {
    expect(loadConfig({}).paymentAccounts).toEqual({ stripe: undefined, alipay: undefined, wechat: undefined })
    const { stripe } = loadConfig({ STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' }).paymentAccounts
    expect(stripe).toEqual({ api: 'https://api.stripe.com', secretKey: 'sk', webhookSecret: 'whsec', currency: 'cny' })
  })

  it.each([
    ['as they are', own, theirs],
    ['with line ends written out', own.replaceAll('\n', String.raw`\n`), theirs.replaceAll('\n', String.raw`\n`)],
    ['without their first and last line, as Alipay’s tool gives them', bare(own), bare(theirs)],
    ['of the older form', privateKey.export({ type: 'pkcs1', format: 'pem' }), publicKey.export({ type: 'pkcs1', format: 'pem' })],
    ['of the older form, without its first and last line', bare(privateKey.export({ type: 'pkcs1', format: 'pem' })), bare(theirs)],
  ])('have keys %s', (_, ALIPAY_PRIVATE_KEY, ALIPAY_PUBLIC_KEY) => {
    const read = loadConfig({ ...alipay, ALIPAY_PRIVATE_KEY, ALIPAY_PUBLIC_KEY }).paymentAccounts.alipay!
    const same = (key: KeyObject, as: KeyObject) => key.equals(as)
    expect([same(read.privateKey, privateKey), same(read.publicKey, publicKey)]).toEqual([true, true])
  })

  it('know WeChat Pay by a public key with its id, or by certificates with their serial numbers', () => {
    expect([...loadConfig(wechat).paymentAccounts.wechat!.platformKeys.keys()]).toEqual(['PUB_KEY_ID_01'])
    const { WECHAT_PAY_PUBLIC_KEY_ID: _, ...others } = wechat
    const changing = loadConfig({ ...others, WECHAT_PAY_PUBLIC_KEY: certificates })
    expect([...changing.paymentAccounts.wechat!.platformKeys.keys()]).toEqual(['5F0A', '5F0B'])
    expect(loadConfig(wechat).paymentAccounts.wechat!.serial).toBe('1DDE55AD98ED71D6EDD4A4A16996DE7B47773A8C')
  })

  it('are refused in part or wrong, without a key in the words', () => {
    expect(problemsOf({ STRIPE_SECRET_KEY: 'sk' })).toEqual([expect.stringContaining('STRIPE_WEBHOOK_SECRET is needed with STRIPE_SECRET_KEY')])
    expect(problemsOf({ ALIPAY_APP_ID: '2021' })).toHaveLength(2)
    expect(problemsOf({ WECHAT_PAY_MERCHANT_ID: '1900000109' })).toHaveLength(5)
    expect(problemsOf({ ...wechat, WECHAT_PAY_PUBLIC_KEY_ID: '' })).toEqual([expect.stringContaining('WECHAT_PAY_PUBLIC_KEY_ID is needed')])
    const wrong = problemsOf({
      ...alipay,
      ...wechat,
      ALIPAY_PRIVATE_KEY: theirs,
      ALIPAY_PUBLIC_KEY: 'hunter2',
      ALIPAY_SELLER_ID: 'me',
      WECHAT_PAY_API_KEY: 'hunter2',
      STRIPE_CURRENCY: 'jpy',
    })
    expect(wrong.map((problem) => problem.split('=')[0])).toEqual(['STRIPE_CURRENCY', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY', 'ALIPAY_SELLER_ID', 'WECHAT_PAY_API_KEY'])
    expect(wrong.join()).not.toContain('hunter2')
    expect(wrong.join()).toContain('must be an RSA private key in PEM')
  })

  it('do not print their keys', () => {
    expect(JSON.stringify(loadConfig({ ...alipay, ...wechat, WECHAT_PAY_API_KEY: undefined, WECHAT_PAY_MERCHANT_ID: undefined }))).not.toContain(bare(own).slice(100, 140))
  })
})
