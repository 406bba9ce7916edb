import type { Page, Route } from '@playwright/test'
import type { EndpointName } from '#contract/endpoints/endpoints.ts'
import type { Watch } from './watch.ts'

/** `before` the server heard of the call; `during`: it did, and its answer is lost. */
export type Cut = 'before' | 'during'
export const cuts: readonly Cut[] = ['before', 'during']

/** What the browser says of a connection that is gone. */
export const CUT_WORDS = /net::ERR_(FAILED|INTERNET_DISCONNECTED|NETWORK_CHANGED|INCOMPLETE_CHUNKED_ENCODING)/

interface CutCalls {
  /** Of the calls that match, those that reached the server. */
  reached: () => number
  /** Lets everything through from now on. */
  mend: () => Promise<void>
}

/** Cuts the first calls of an endpoint, all of them unless told; everything else goes through. */
export const cutCall = (page: Page, name: EndpointName, when: Cut, most?: number) =>
  cutRequests(page, /\/_serverFn\//, when, most, (route) => route.request().postData()?.includes(`"${name}"`) === true)

export async function cutRequests(
  page: Page,
  address: RegExp,
  when: Cut,
  most = Infinity,
  isMeant: (route: Route) => boolean = () => true,
): Promise<CutCalls> {
  let seen = 0
  let reached = 0
  const handle = async (route: Route) => {
    if (!isMeant(route) || seen++ >= most) {
      if (isMeant(route)) reached++
      return route.fallback()
    }
    if (when === 'during') {
      reached++
      await route.fetch()
    }
    await route.abort('failed')
  }
  await page.route(address, handle)
  return { reached: () => reached, mend: () => page.unroute(address, handle) }
}

/** A connection that is cut is noted by the browser; nothing else may be. */
export const expectCuts = (watch: Watch) => watch.expectProblem(CUT_WORDS)
