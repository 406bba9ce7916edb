import { appConfig } from '#config'
import type { Platform } from '#contract/entities.ts'
import { deviceStorage } from '~/shared/lib/safe-storage.ts'
import { tabPages } from '~/shared/navigation/tab-pages.ts'
import { adoptToken, readToken } from '~/shared/session/token.ts'
import { readEnvironment, type Port, type SystemInfo } from './environment.ts'

const { storeKey, storeVersion, defaultChatPlatform, questionnaireAfter } = appConfig.session

/** What outlives the page on this device. */
interface Kept {
  /** Whether use may be recorded; undefined until the person has answered. */
  privacyConsent: boolean | undefined
  chatPlatform: number
  /** The person has just registered, and was not yet asked for their interests. */
  isreg: boolean
  /** The popup that asks for a mobile number was shown, and none was bound since. */
  bindMobilePopup: boolean
  /** The finished creations that were counted, so that none counts twice. */
  questionnaire: { counted: string[]; done: boolean }
}

const booleanOf = (value: unknown) => (typeof value === 'boolean' ? value : undefined)

function questionnaireOf(value: unknown): Kept['questionnaire'] {
  const { counted, done } = Object(value) as { counted?: unknown; done?: unknown }
  const known = Array.isArray(counted) && counted.length <= questionnaireAfter && counted.every((task) => typeof task === 'string')
  return known && typeof done === 'boolean' ? { counted, done } : { counted: [], done: false }
}

/**
 * Each field by itself: one that is not what it should be is as if it had never been there. An absent answer is named as
 * well, so that it replaces one that was there before. Without a library: every page reads it.
 */
const keptOf = ({ privacyConsent, chatPlatform, isreg, bindMobilePopup, questionnaire }: Partial<Record<keyof Kept, unknown>>): Kept => ({
  privacyConsent: booleanOf(privacyConsent),
  chatPlatform: typeof chatPlatform === 'number' ? chatPlatform : defaultChatPlatform,
  isreg: booleanOf(isreg) ?? false,
  bindMobilePopup: booleanOf(bindMobilePopup) ?? false,
  questionnaire: questionnaireOf(questionnaire),
})
const nothingKept = keptOf({})

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
  ...nothingKept,
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
  const { version, ...fields } = readStored()
  // Of another version only the answer about privacy is taken over: nobody is asked for it twice.
  return keptOf(version === storeVersion ? fields : { privacyConsent: fields.privacyConsent })
}

function readStored(): Partial<Record<keyof Kept | 'version', unknown>> {
  try {
    return Object(JSON.parse(deviceStorage.read(storeKey) ?? '{}')) as Record<string, unknown>
  } catch {
    return {}
  }
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
      const kept = Object.keys(given).some((name) => name in nothingKept)
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
