import type { Context } from 'hono'
import type { Locale } from '#config'
import type { Say } from '../words/say.ts'
import type { Logger } from '../platform/log.ts'
import type { Platform } from '../platform/platform.ts'
import type { ApiDomains } from './api-domains.ts'
import type { MadeFiles } from './made-files.ts'

/** What the parts of the API are made from. */
export interface ApiParts {
  platform: Platform
  domains: ApiDomains
  say: Say
  madeFiles: MadeFiles
}

/** Hono's types: what comes with a request, and what the first middleware finds out about it. */
export interface ApiTypes {
  Bindings: {
    /** The caller's address, worked out by the server that took the connection. */
    ip: string
    /** The web server asks for itself, for a page that is the same for everybody: no caller's calls are counted. */
    own: boolean
  }
  Variables: {
    requestId: string
    locale: Locale
    /** Makes the call's own logger. */
    log: () => Logger
    /** The answer has all its headers. */
    enveloped?: boolean
  }
}

export type ApiContext = Context<ApiTypes>
