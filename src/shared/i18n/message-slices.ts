import type { I18n, Messages } from '@lingui/core'
import { entry, ofRoute } from 'virtual:message-slices'
import { appConfig, type Locale } from '#config'

const addressOf = (slice: string, locale: string) => `/assets/messages/${slice}.${locale}.json`

/** On the server: the files whose words a page of these routes needs before it can answer; none in development. */
export const slicesOf = (routes: readonly string[], locale: string): string[] =>
  [entry, ...routes.flatMap((route) => ofRoute[route] ?? [])].filter(Boolean).map((slice) => addressOf(slice, locale))

/** The app in this browser; a server never comes here, it has all words. */
let running: I18n | undefined
/** Every slice that some part has asked for so far. */
const asked = new Set<string>([entry])
const fetched = new Map<string, Promise<Messages>>()

async function fetchSlice(slice: string, locale: Locale): Promise<Messages> {
  const address = addressOf(slice, locale)
  const coming = fetched.get(address) ?? readJson(address)
  fetched.set(address, coming)
  try {
    return await coming
  } catch (error) {
    // The next who asks tries again.
    fetched.delete(address)
    throw error
  }
}

async function readJson(address: string): Promise<Messages> {
  const response = await fetch(address, { signal: AbortSignal.timeout(appConfig.timeouts.requestMs) })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as Messages
}

/** The words of all parts that are there or on their way. */
export async function loadSlices(locale: Locale): Promise<Messages> {
  const slices = [...asked]
  const messages: Messages = Object.assign({}, ...(await Promise.all(slices.map((slice) => fetchSlice(slice, locale)))))
  // A part that was asked for meanwhile got the words of the language before.
  return asked.size === slices.length ? messages : loadSlices(locale)
}

/** From now on the words of parts that come are put into this one. */
export function keepSlicesIn(i18n: I18n): void {
  running = i18n
}

/** A part of the app together with its words; the build puts this around every `import()` whose part has words of its own. */
export async function withMessages<Part>(load: () => Promise<Part>, slice: string): Promise<Part> {
  if (slice === '' || !running) return load()
  asked.add(slice)
  const [part] = await Promise.all([load(), addWords(running, slice)])
  return part
}

async function addWords(i18n: I18n, slice: string): Promise<void> {
  const { locale } = i18n
  const messages = await fetchSlice(slice, locale as Locale)
  // The person may have changed the language meanwhile.
  if (i18n.locale !== locale) return addWords(i18n, slice)
  // Into the catalogue itself: `load` would draw the whole page anew, of which nothing has changed.
  Object.assign(i18n.messages, messages)
}
