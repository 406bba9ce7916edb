import { createHash } from 'node:crypto'
import { appConfig, type Locale } from '#config'
import { codes } from '#contract/codes.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { platforms } from '#contract/entities.ts'
import { hasPermission } from '#contract/permissions.ts'
import { BusinessError } from '../business-error.ts'
import type { Call, Identity, UserCall } from '../call.ts'
import type { Logger } from '../platform/log.ts'
import type { ApiContext } from './app.ts'
import type { ApiDomains } from './api-domains.ts'

const { tokenKey, claimsKey, loggedOut, unsigned } = appConfig.session

/** The token of the header (other programs) or of the cookie (browsers, whose scripts have none). */
export function tokenOf(headers: Headers): string | undefined {
  const given = headers.get('token')
  return given && !given.endsWith(`.${unsigned}`) ? given : cookieToken(headers)
}

/** The token of the cookie, unless the device has logged out since. */
export function cookieToken(headers: Headers): string | undefined {
  const given = headers.get('cookie')
  if (given === null) return undefined
  const cookies = new Map(given.split(/;\s*/).map((cookie) => [cookie.split('=', 1)[0], cookie.slice(cookie.indexOf('=') + 1)]))
  return cookies.get(claimsKey) === loggedOut ? undefined : cookies.get(tokenKey) || undefined
}

/** What handlers are told about a call. A token that is not good any more counts as none. */
export async function openCall(c: ApiContext, authenticate: ApiDomains['authenticate'], platform: string | undefined): Promise<Call> {
  const token = tokenOf(c.req.raw.headers)
  const known = token === undefined ? undefined : await authenticate(token, c.env.ip)
  // A token that came by the cookie is followed by the next in a cookie too: no script may read it in an answer.
  const identity = known && c.req.header('token') !== token ? { ...known, nextGeneration: undefined } : known
  return new OpenedCall(c, identity, platform)
}

/** What few handlers ask for is made when they do. A class, as getters of single objects would make each a kind of its own for the engine. */
class OpenedCall implements Call {
  readonly requestId: string
  readonly locale: Locale
  readonly platform: string
  readonly ip: string
  readonly userAgent: string | undefined
  readonly identity: Identity | undefined
  readonly #context: ApiContext
  #log: Logger | undefined
  #signal: AbortSignal | undefined

  constructor(c: ApiContext, identity: Identity | undefined, platform: string | undefined) {
    this.requestId = c.get('requestId')
    this.locale = c.get('locale')
    this.platform = platform ?? c.req.header('comefrom') ?? platforms[0]
    this.ip = c.env.ip
    this.userAgent = c.req.header('user-agent')
    this.identity = identity
    this.#context = c
  }

  get device(): string {
    return deviceOf(this.#context)
  }

  get log(): Logger {
    const log = this.#context.get('log')
    return (this.#log ??= this.identity ? log().child({ userId: this.identity.userId }) : log())
  }

  get signal(): AbortSignal {
    return (this.#signal ??= AbortSignal.any([this.#context.req.raw.signal, AbortSignal.timeout(appConfig.timeouts.requestMs)]))
  }
}

/** The web server names the browser by a cookie of its own; callers that name nothing are told apart by what they show. */
function deviceOf(c: ApiContext): string {
  const named = c.req.header('device')
  if (named && /^[\w-]{16,64}$/.test(named)) return named
  return createHash('sha256').update(`${c.env.ip} ${c.req.header('user-agent') ?? ''}`).digest('base64url')
}

/** Refuses a call of nobody. */
export function asUserCall(call: Call): UserCall {
  if (!call.identity) throw new BusinessError(codes.notLoggedIn, 'not-logged-in')
  // A copy would make what the call only makes when it is asked for.
  return call as UserCall
}

/** Refuses a call of nobody, of a person without a mobile number, and of one whose account is about to be deleted. */
function asBoundCall(call: Call): UserCall {
  const checked = asUserCall(call)
  if (checked.identity.leaving) throw new BusinessError(codes.conflict, 'account-leaving')
  if (!checked.identity.bound) throw new BusinessError(codes.bindMobile, 'mobile-needed')
  return checked
}

const byAccess = { anyone: (call: Call): Call => call, user: asUserCall, bound: asBoundCall }

/** Lets a call pass that the endpoint is open to. */
export function admit(call: Call, { access, permission }: Pick<Endpoint, 'access' | 'permission'>): Call {
  const admitted = byAccess[access](call)
  if (permission && !(call.identity && hasPermission(call.identity, permission))) throw new BusinessError(codes.noPermission, 'no-permission')
  return admitted
}
