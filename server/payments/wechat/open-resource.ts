import { createDecipheriv } from 'node:crypto'
import * as v from 'valibot'

const TAG_BYTES = 16

export const Resource = v.object({
  algorithm: v.literal('AEAD_AES_256_GCM'),
  ciphertext: v.string(),
  nonce: v.string(),
  associated_data: v.optional(v.string(), ''),
})

/** What a notification keeps closed; throws when it was closed by another key. https://pay.weixin.qq.com/doc/v3/merchant/4012071382 */
export function openResource(resource: v.InferOutput<typeof Resource>, apiKey: string): unknown {
  const { ciphertext, nonce, associated_data } = resource
  const closed = Buffer.from(ciphertext, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', apiKey, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(associated_data))
  decipher.setAuthTag(closed.subarray(-TAG_BYTES))
  return JSON.parse(Buffer.concat([decipher.update(closed.subarray(0, -TAG_BYTES)), decipher.final()]).toString())
}
