import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { appConfig } from '#config'
import type { CloudRequest } from '#contract/cloud.ts'
import { codes } from '#contract/codes.ts'
import { BusinessError } from '../../business-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { isSame, openSigner, requestSignature } from './signing.ts'

const { anonymousSeconds, signatureSeconds } = appConfig.cloud

const Claim = v.object({ owner: v.string(), expires: v.number() })

export const badSignature = () => new BusinessError(codes.noPermission, 'cloud-signature-bad')

/** Anonymous authorisations: a token that says whose it is and until when, and a secret that follows from the token. */
export function createAuthorisations({ settings, clock }: Pick<Platform, 'settings' | 'clock'>) {
  return {
    async issue() {
      const { sign } = await openSigner(settings)
      const claim: v.InferOutput<typeof Claim> = { owner: randomUUID(), expires: clock.now().getTime() + anonymousSeconds * 1000 }
      const text = Buffer.from(JSON.stringify(claim)).toString('base64url')
      const token = `${text}.${sign('token', text).toString('base64url')}`
      return { token, secret: sign('secret', token).toString('hex'), validSeconds: anonymousSeconds }
    },

    /** Whose call it is; refuses one that is not signed as it must be. */
    async check(request: CloudRequest, signature: string): Promise<string> {
      const { sign } = await openSigner(settings)
      const { token = '', timestamp } = request
      const [text = '', proof = ''] = token.split('.')
      if (!isSame(Buffer.from(proof, 'base64url'), sign('token', text))) throw badSignature()
      const secret = sign('secret', token).toString('hex')
      if (!isSame(Buffer.from(signature, 'hex'), requestSignature(request, secret))) throw badSignature()

      const { owner, expires } = v.parse(Claim, JSON.parse(Buffer.from(text, 'base64url').toString()))
      const now = clock.now().getTime()
      if (expires <= now || Math.abs(now - timestamp) > signatureSeconds * 1000) throw badSignature()
      return owner
    },
  }
}
