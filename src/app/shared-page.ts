import { createRouter } from '@tanstack/react-router'
import { appConfig, type Locale } from '#config'
import { lessonIds } from '#contract/courses/lessons.ts'
import { squareSorts, squareThemes } from '#contract/endpoints/gallery-choices.ts'
import { nameForDevice } from '~/shared/api/device.server.ts'
import { LOCALE_COOKIE, isLocale, negotiateLocale } from '~/shared/i18n/locales.ts'
import { classifyPlatform, TOUCH_COOKIE } from '~/shared/lib/platform.ts'
import { isOldIos, systemOf } from '~/shared/lib/system.ts'
import { addressesOf } from '~/shared/navigation/addresses.ts'
import { routeTree } from './routeTree.gen.ts'

const { tokenKey, claimsKey } = appConfig.session

/** A page that is the same for all visitors with the same language and kind of device. */
export interface SharedPage {
  key: string
  /** Made of the key alone, so that nothing of a single visitor can get into the page. */
  request: Request
  /** What the visitor's own answer sets besides. */
  cookie?: string
}

/** What the look of a page depends on: the user agent, and whether the browser has told that it is touched with several fingers. */
interface Device {
  agent: string
  touched: boolean
}

const lookOf = ({ agent, touched }: Device) => `${classifyPlatform(agent, touched ? SEVERAL : 0)} ${systemOf(agent).os} ${isOldIos(agent)}`
const SEVERAL = 5

/** Of every look that a page can have, one device that sees it so. */
const systems = ['', 'Windows NT 10.0', 'Macintosh; Intel Mac OS X 10_15', 'X11; Linux', 'Linux; Android 14', '(PC; OpenHarmony 5', 'OpenHarmony 5', 'iPhone; CPU iPhone OS 17_0', 'iPhone; CPU iPhone OS 12_0']
const devices = new Map(
  systems
    .flatMap((system) => [system, `${system} Mobile`, `${system} MicroMessenger/8`])
    .flatMap((agent) => [{ agent, touched: false }, { agent, touched: true }])
    // The plainest one comes last, and stays.
    .toReversed()
    .map((device) => [lookOf(device), device]),
)

/** What may stand in the query of a page that is shared; a page with anything else is made for itself. */
const square = new RegExp(`^\\?(?:sort=(?:${squareSorts.join('|')})|theme=(?:${squareThemes.join('|')}))$`)
const queries: Record<string, RegExp> = {
  '/': square,
  '/square/square/index': square,
  '/functionList/draw/videoPlay': new RegExp(`^\\?id=(?:${lessonIds.join('|')})$`),
  '/functionSquare/square/details': /^\?id=[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/,
}

let addresses: ReadonlySet<string> | undefined
// This router opens no page, it only knows them: no context is needed.
const knownAddresses = () => (addresses ??= new Set(addressesOf(createRouter({ routeTree, context: undefined! }))))

const valueIn = (cookies: string, name: string) => cookies.split('; ').find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1)

function localeOf(cookies: string, accepted: string | null): Locale {
  const chosen = valueIn(cookies, LOCALE_COOKIE)
  return isLocale(chosen) ? chosen : negotiateLocale(accepted)
}

/** Whether a request asks for one of the app's pages. */
function asksForPage({ headers, method }: Request, pathname: string): boolean {
  return (method === 'GET' || method === 'HEAD') && /\*\/\*|text\/html/.test(headers.get('accept') ?? '*/*') && knownAddresses().has(pathname)
}

/** They read what comes and ask for nothing more. */
const crawlers = /bot|crawl|spider|slurp|preview|externalhit/i

/** Whether a request may be answered with the frame alone: a browser then asks for the rest itself. */
export function mayBeFrame(request: Request): boolean {
  return asksForPage(request, new URL(request.url).pathname) && !crawlers.test(request.headers.get('user-agent') ?? '')
}

/** Whether the cookies are of somebody with a session, or with one to be cleared away. */
const isPersons = (cookies: string) => cookies.includes(`${tokenKey}=`) || cookies.includes(`${claimsKey}=`)

/** The shared page that a request asks for; undefined where the page is the person's own, or no page of ours. */
export function sharedPageOf(request: Request, origin: string): SharedPage | undefined {
  const { headers } = request
  const cookies = headers.get('cookie') ?? ''
  if (isPersons(cookies) || headers.has('token')) return undefined
  const { pathname, search } = new URL(request.url)
  if (!asksForPage(request, pathname) || (search !== '' && !queries[pathname]?.test(search))) return undefined
  const device = devices.get(lookOf({ agent: headers.get('user-agent') ?? '', touched: Number(valueIn(cookies, TOUCH_COOKIE)) > 1 }))
  if (!device) return undefined
  const { agent, touched } = device
  const locale = localeOf(cookies, headers.get('accept-language'))
  const named = { 'Accept-Language': locale, 'User-Agent': agent, ...(touched ? { Cookie: `${TOUCH_COOKIE}=${SEVERAL}` } : {}) }
  return {
    key: `${Object.values(named).join(' ')} ${pathname}${search}`,
    request: new Request(origin + pathname + search, { headers: named }),
    cookie: nameForDevice(cookies),
  }
}
