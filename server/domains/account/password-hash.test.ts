import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.ts'

describe('a stored password', () => {
  it('is argon2id in the PHC format, salted, and right only for the password', async () => {
    const [one, two] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(two)
    expect(await verifyPassword('correct horse', one)).toEqual({ right: true, outdated: false })
    expect((await verifyPassword('Correct horse', one)).right).toBe(false)
  })

  it('is the same however the system writes its letters', async () => {
    expect((await verifyPassword('re\u0301sume\u0301 88', await hashPassword('r\u00e9sum\u00e9 88'))).right).toBe(true)
  })

  it('made elsewhere is understood, and known to be outdated', async () => {
    // The test vector of the reference implementation: 64 MiB, 2 passes, "password" with the salt "somesalt".
    const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    expect(await verifyPassword('password', reference)).toEqual({ right: true, outdated: true })
  })

  it('that is none is never right', async () => {
    for (const none of [null, undefined]) expect((await verifyPassword('', none)).right).toBe(false)
  })
})
