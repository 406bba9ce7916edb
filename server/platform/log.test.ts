import { Writable } from 'node:stream'
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

  it('keeps the codes of errors', () => {
    expect(logged({ code: 20004, err: Object.assign(new Error('no'), { code: 'ENOENT' }) })).toMatchObject({ code: 20004, err: { code: 'ENOENT' } })
  })
})
