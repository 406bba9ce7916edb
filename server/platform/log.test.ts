import { Writable } from 'node:stream'
import { DrizzleQueryError } from './database/orm.ts'
import { describe, expect, it } from 'vitest'
import { createLog } from './log.ts'

function logged(fields: object): Record<string, unknown> {
  let text = ''
  const log = createLog({ logLevel: 'info' }, new Writable({ write: (chunk: Buffer, _, done) => ((text += chunk.toString()), done()) }))
  log.info(fields, 'said')
  return JSON.parse(text) as Record<string, unknown>
}

describe('the log', () => {
  it('has no tokens, cookies or login codes, and phone numbers only in part', () => {
    const line = logged({ token: 'a.b.c', headers: { cookie: 'uni_id_token=x', Token: 'y' }, request: { phone: '+8613800138000', code: '123456' } })
    expect(line).toMatchObject({
      token: '[redacted]',
      headers: { cookie: '[redacted]', Token: '[redacted]' },
      request: { phone: '138****8000', code: '[redacted]' },
    })
  })

  it('has no keys of providers of payments', () => {
    const keys = { secretKey: 'sk_live_hunter2', webhookSecret: 'whsec_hunter2', apiKey: 'hunter2' }
    expect(JSON.stringify(logged({ stripe: keys, paymentAccounts: { wechat: keys } }))).not.toContain('hunter2')
  })

  it('names a failed statement without what it was about', () => {
    const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_phone_unique"'), {
      code: '23505',
      detail: 'Key (phone)=(+8613800138000) already exists.',
    })
    const line = logged({ err: new DrizzleQueryError('insert into users values ($1, $2)', ['+8613800138000', '$argon2id$v=19$x'], cause) })
    expect(JSON.stringify(line)).toContain('insert into users')
    expect(line).toMatchObject({ err: { cause: { code: '23505', message: cause.message } } })
    expect(JSON.stringify(line)).not.toMatch(/13800138000|argon2id/)
  })

  it('says that a connection broke without the connection', () => {
    const err = Object.assign(new Error('Connection terminated unexpectedly'), { client: { user: 'postgres', host: 'db.internal' } })
    const line = logged({ err })
    expect(line).toMatchObject({ err: { type: 'Error', message: err.message } })
    expect(JSON.stringify(line)).not.toContain('db.internal')
  })

  it('keeps the codes of errors', () => {
    expect(logged({ code: 20004, err: Object.assign(new Error('no'), { code: 'ENOENT' }) })).toMatchObject({ code: 20004, err: { code: 'ENOENT' } })
  })
})
