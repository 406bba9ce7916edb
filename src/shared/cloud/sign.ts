import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { signedText, type CloudRequest } from '#contract/cloud.ts'

/** The value of SIGNATURE_HEADER. Not by Web Crypto, which browsers withhold from plain http addresses of a local network. */
export function sign(request: CloudRequest, secret: string): string {
  return bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(signedText(request))))
}
