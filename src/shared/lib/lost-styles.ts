import { appConfig } from '#config'
import { inTime } from './in-time.ts'

/** Style sheets that did not come. In the browser only, so no two requests share it. */
const lost = new WeakSet<EventTarget>()
/** Those that are on their way again. */
const coming = new Set<Promise<unknown>>()

if (typeof document !== 'undefined') {
  const noteLost = (link: EventTarget | null) => link instanceof HTMLLinkElement && lost.add(link)
  // Those of the HTML came, or did not, before any script of a page runs. Of the others the failure itself tells, which does not bubble.
  missing().forEach(noteLost)
  document.addEventListener('error', ({ target }) => noteLost(target), true)
}

/** Disabled are those that stand in the page. */
function missing(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')].filter(({ sheet }) => sheet === null)
}

/**
 * Fetches again what style sheets did not come: a browser asks for one once in a page's life. What is on its way is left to whoever
 * waits for it: a link that is taken out of the page tells nobody whether it came. Throws a TypeError when one does not come now, a
 * TimeoutError after timeouts.requestMs.
 */
export async function fetchLostStyles(): Promise<void> {
  for (const link of missing().filter((one) => lost.has(one))) {
    const again = link.cloneNode() as HTMLLinkElement
    const loaded = new Promise((resolve, reject) => {
      again.onload = resolve
      again.onerror = () => reject(new TypeError(`Failed to fetch ${link.href}`))
    })
    const come = inTime(appConfig.timeouts.requestMs, () => loaded)
    link.replaceWith(again)
    coming.add(come)
    come.catch(() => lost.add(again)).finally(() => coming.delete(come))
  }
  await Promise.all(coming)
}
