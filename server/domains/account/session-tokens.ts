import { jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import { appConfig } from '#config'
import type { Clock } from '../../platform/platform.ts'
import type { AccountKeys } from './keys.ts'

const Claims = v.object({
  uid: v.string(),
  role: v.array(v.string()),
  permission: v.array(v.string()),
  /** The session. */
  jti: v.string(),
  /** Which of the session's tokens it is; tokens of the first release say nothing and are the first. */
  gen: v.optional(v.pipe(v.number(), v.integer()), 1),
  /** Seconds since 1970. */
  iat: v.number(),
})
export type Claims = v.InferOutput<typeof Claims>

export interface SessionTokens {
  /** A token that is good for login.tokenDays from now. */
  sign(claims: Omit<Claims, 'iat'>): Promise<string>
  /** What a token says, unless it is forged or has expired. */
  verify(token: string): Promise<Claims | undefined>
}

export function createSessionTokens(clock: Clock, keys: () => Promise<AccountKeys>): SessionTokens {
  return {
    async sign({ jti, ...claims }) {
      const now = clock.now()
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT' })
        .setJti(jti)
        .setIssuedAt(now)
        .setExpirationTime(tokenEnd(now))
        .sign((await keys()).tokenPrivate)
    },

    async verify(token) {
      const { tokenPublic } = await keys()
      const payload = await jwtVerify(token, tokenPublic, { algorithms: ['EdDSA'], currentDate: clock.now() }).then(
        (verified) => verified.payload,
        () => undefined,
      )
      const claims = v.safeParse(Claims, payload)
      return claims.success ? claims.output : undefined
    },
  }
}

/** When a token that is signed now, and with it its session, ends. */
export const tokenEnd = (now: Date) => new Date(now.getTime() + appConfig.login.tokenDays * 86_400_000)
