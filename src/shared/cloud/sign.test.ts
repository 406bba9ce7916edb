import { expect, test } from 'vitest'
import { signedRequest } from '../../../tests/fixtures/cloud-signature.ts'
import { sign } from './sign.ts'

test('signs as the service checks', () => {
  const { request, secret, signature } = signedRequest
  expect(sign(request, secret)).toBe(signature)
})
