import { expect, test } from 'vitest'
import { clearToken, readClaims, readToken, saveToken } from './token.ts'

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

test('it is kept in the store and copied to the cookie, and both are cleared', () => {
  const token = tokenOf({ ...claims, exp: 4_000_000_000 })
  saveToken(token)
  expect(localStorage.getItem('uni_id_token')).toBe(token)
  expect(document.cookie).toContain(`uni_id_token=${token}`)
  expect(readToken()).toBe(token)
  clearToken()
  expect(readToken()).toBeUndefined()
  expect(document.cookie).not.toContain('uni_id_token')
})
