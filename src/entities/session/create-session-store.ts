import * as v from 'valibot'
import { appConfig } from '#config'
import type { Platform } from '#contract/entities.ts'
import { deviceStorage } from '~/shared/lib/safe-storage.ts'
import { tabPages } from '~/shared/navigation/tab-pages.ts'
import { adoptToken, readToken } from '~/shared/session/token.ts'
import { readEnvironment, type Port, type SystemInfo } from './environment.ts'

const { storeKey, storeVersion, defaultChatPlatform, questionnaireAfter } = appConfig.session

/** What outlives the page on this device. A field that is not what it should be is as if it had never been there. */
const Kept = v.object({
  /** Whether use may be recorded; undefined until the person has answered. */
  privacyConsent: v.fallback(v.optional(v.boolean()), undefined),
  chatPlatform: v.fallback(v.number(), defaultChatPlatform),
  /** The person has just registered, and was not yet asked for their interests. */
  isreg: v.fallback(v.boolean(), false),
  /** The popup that asks for a mobile number was shown, and none was bound since. */
  bindMobilePopup: v.fallback(v.boolean(), false),
  questionnaire: v.fallback(
    v.object({
      /** The finished creations that were counted, so that none counts twice. */
      counted: v.pipe(v.array(v.string()), v.maxLength(questionnaireAfter)),
      done: v.boolean(),
    }),
    { counted: [], done: false },
  ),
})
type Kept = v.InferOutput<typeof Kept>

/** An absent answer is named as well, so that it replaces one that was there before. */
const keptOf = (fields: object): Kept => ({ privacyConsent: undefined, ...v.parse(Kept, fields) })

const Stored = v.pipe(v.string(), v.parseJson(), v.looseObject({ version: v.number() }))

export interface SessionState extends Kept {
  auth: boolean
  /** The tab pages that the shell offers once they exist, in order. */
  navigationMenu: readonly string[]
  /** Undefined until the browser was asked. */
  systemInfo: SystemInfo | undefined
  platform: Platform
  port: Port
  /** Whether there is something to pay here; pages that sell ask for it. */
  isShowPay: boolean
  questionnairePopup: boolean
  /** The first visit on this device. */
  isFirst: boolean
}

/** What the server renders, and the browser until it has taken over. */
export const defaultSession: SessionState = {
  ...keptOf({}),
  auth: false,
  navigationMenu: Object.keys(tabPages),
  systemInfo: undefined,
  platform: 'pc',
  port: 'pc',
  isShowPay: false,
  questionnairePopup: false,
  isFirst: false,
}

function readKept(): Kept {
  const stored = v.safeParse(Stored, deviceStorage.read(storeKey))
  if (!stored.success) return keptOf({})
  const { version, ...fields } = stored.output
  // Of another version only the answer about privacy is taken over: nobody is asked for it twice.
  return keptOf(version === storeVersion ? fields : { privacyConsent: fields.privacyConsent })
}

const keep = (state: SessionState) => deviceStorage.write(storeKey, JSON.stringify({ version: storeVersion, ...keptOf(state) }))

export interface SessionStore {
  /** Read where it lives: the token has one owner. */
  token: () => string | undefined
  get: () => SessionState
  set: (change: Partial<SessionState>) => void
  /** Takes over what another tab has kept meanwhile. */
  refresh: () => void
  subscribe: (listener: () => void) => () => void
  /** In the browser, once it has taken over; what it answers ends it. */
  start: () => () => void
}

/** What the app knows of this session. One for each app: requests must not share it. */
export function createSessionStore(): SessionStore {
  let state: SessionState = { ...defaultSession, ...readKept(), isFirst: deviceStorage.read(storeKey) === undefined }
  const listeners = new Set<() => void>()

  const change = (next: SessionState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const refresh = () => change({ ...state, ...readKept() })

  return {
    token: readToken,
    get: () => state,
    set: (given) => {
      const kept = Object.keys(given).some((name) => name in Kept.entries)
      // Upon what is kept by now, so that two tabs do not take back each other's changes.
      const next = { ...state, ...(kept ? readKept() : {}), ...given }
      if (kept) keep(next)
      change(next)
    },
    refresh,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start: () => {
      adoptToken()
      change({ ...state, ...readEnvironment() })
      if (state.isFirst) keep(state)
      const onStorage = ({ key }: StorageEvent) => {
        // A null key: everything was cleared.
        if (key === storeKey || key === null) refresh()
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}
