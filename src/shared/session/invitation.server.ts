import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server'
import * as v from 'valibot'
import { appConfig } from '#config'
import { endpoints, type EndpointName, type RequestOf } from '#contract/endpoints/endpoints.ts'
import { Invite } from '#contract/endpoints/fields.ts'
import { invitationRules } from '#contract/invitation-rules.ts'
import { INVITE_COOKIE } from './invite-cookie.ts'
import { isSecure } from './is-secure.server.ts'

const DAY_SECONDS = 86_400
const PARAMETER = 'invite'

/**
 * What answers a request for a page by an invitation's link, `?invite=` at any address: the code is kept on the device,
 * the last one that was opened, and the browser goes on to the page itself, which is the same for everybody and hands the
 * code to nobody else. Undefined for all other requests.
 */
export function invitationAnswer({ method, url }: Request): Response | undefined {
  const { pathname, searchParams } = new URL(url)
  const told = searchParams.get(PARAMETER)
  if (told === null || method !== 'GET') return undefined
  const code = v.parse(Invite, told)
  // Whoever is logged in is nobody new.
  if (code !== undefined && !getCookie(appConfig.session.claimsKey)) {
    setCookie(INVITE_COOKIE, code, { path: '/', sameSite: 'lax', secure: isSecure(), maxAge: invitationRules.linkDays * DAY_SECONDS })
  }
  searchParams.delete(PARAMETER)
  const rest = searchParams.size > 0 ? `?${searchParams.toString()}` : ''
  return new Response(null, { status: 302, headers: { Location: pathname + rest, 'Cache-Control': 'no-store' } })
}

/** The payload of a call with the code that is kept, where the call takes one and brings none. */
export function withInvitation<N extends EndpointName>(name: N, payload: RequestOf<N>): RequestOf<N> {
  const { request } = endpoints[name]
  const takesOne = 'entries' in request && PARAMETER in request.entries
  const code = takesOne ? getCookie(INVITE_COOKIE) : undefined
  return code === undefined ? payload : { [PARAMETER]: code, ...payload }
}

export function forgetInvitation(): void {
  if (getCookie(INVITE_COOKIE) !== undefined) deleteCookie(INVITE_COOKIE, { path: '/' })
}
