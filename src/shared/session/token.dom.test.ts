import { expect, test } from 'vitest'
import { adoptToken, clearToken, readClaims, readToken, saveToken, withoutSignature } from './token.ts'

const claims = { uid: 'u1', role: ['用户'], permission: [], exp: 2_000_000_000 }
const tokenOf = (payload: unknown) => {
  const bytes = new TextEncoder().encode(JSON.stringify(payload))
  return `e30.${btoa(String.fromCharCode(...bytes)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}.sig`
}
const BEFORE = (claims.exp - 1) * 1000

test('a token tells who it is for while its expiry is later than now', () => {
  expect(readClaims(tokenOf(claims), BEFORE)).toEqual(claims)
  expect(readClaims(tokenOf(claims), claims.exp * 1000)).toBeUndefined()
})

test.each([undefined, null, '', 'one', 'a.b', 'a.%%%.c', tokenOf({ uid: 'u1' }), tokenOf('text'), `a.${btoa('{')}.c`])('%s is no token', (token) => {
  expect(readClaims(token, BEFORE)).toBeUndefined()
})

const long = tokenOf({ ...claims, exp: 4_000_000_000 })
const shown = withoutSignature(long)

test('what scripts have of it tells the same in three parts, and is no token', () => {
  expect(shown.split('.').slice(0, 2)).toEqual(long.split('.').slice(0, 2))
  expect(shown).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  expect(shown).not.toContain('sig')
  expect(readClaims(shown, BEFORE)).toEqual({ ...claims, exp: 4_000_000_000 })
})

test('it is kept in the store and copied to a cookie; both are cleared, and the server is told', () => {
  saveToken(shown)
  expect(localStorage.getItem('uni_id_token')).toBe(shown)
  expect(document.cookie).toBe(`uni_id_claims=${shown}`)
  expect(readToken()).toBe(shown)
  clearToken()
  expect(readToken()).toBeUndefined()
  expect(document.cookie).toBe('uni_id_claims=out')
  saveToken(shown)
  expect(document.cookie).toBe(`uni_id_claims=${shown}`)
})

test('of a session that scripts once had the token of, they keep the claims alone', () => {
  localStorage.setItem('uni_id_token', long)
  document.cookie = `uni_id_claims=${shown}; Path=/`
  adoptToken()
  expect(localStorage.getItem('uni_id_token')).toBe(shown)
})
