import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { signedText, type CloudRequest } from '#contract/cloud.ts'
import type { Settings } from '../../platform/database/settings.ts'

interface CloudSigner {
  /** HMAC-SHA-256 of the text under the installation's key, for one purpose. */
  sign(purpose: 'token' | 'secret' | 'file', text: string): Buffer
}

/** Nothing that is handed out is stored: what comes back is checked against this key. */
export async function openSigner(settings: Settings): Promise<CloudSigner> {
  const key = await settings.getOrCreate('cloud-signing-key', () => randomBytes(32).toString('base64url'))
  return { sign: (purpose, text) => createHmac('sha256', key).update(`${purpose}:${text}`).digest() }
}

/** What a request must be signed with. */
export const requestSignature = (request: CloudRequest, secret: string) => createHmac('sha256', secret).update(signedText(request)).digest()

/** Compares in constant time. */
export function isSame(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected)
}
