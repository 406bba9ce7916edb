import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { signedText } from '#contract/cloud.ts'
import { signedRequest } from '../fixtures/cloud-signature.ts'

test('a request of the cloud storage is signed over its sorted fields', () => {
  const { request, secret, signature } = signedRequest
  expect(createHmac('sha256', secret).update(signedText(request)).digest('hex')).toBe(signature)
})
