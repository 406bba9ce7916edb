/** How long code that a near server sends is waited for before the rest of the page is drawn, and when a server is near, ms. */
export const CODE_MS = 300
export const NEAR_MS = 100

/**
 * Runs behind a page's content, from its text: of this module, nothing but the function is there. Once the first frame is drawn
 * it lets the page's code come with the first picture of those that are wanted first, and run when all of them are on the screen.
 * Where code comes soon, the first frame answers to presses before the second is drawn; it is not waited for elsewhere.
 */
export function startWhenSeen(nearMs: number, codeMs: number, addLaterRules: () => void): void {
  let codeIsThere = false
  const fetchCode = () => {
    const coming: Promise<unknown>[] = []
    for (const link of document.querySelectorAll('link[media="not all"]:not([disabled])')) {
      // A link that is in the page is not read again.
      const wanted = link.cloneNode() as HTMLLinkElement
      wanted.removeAttribute('media')
      coming.push(new Promise((resolve) => wanted.addEventListener('load', resolve)))
      link.replaceWith(wanted)
    }
    if (coming.length > 0) void Promise.all(coming).then(() => (codeIsThere = true))
  }
  const run = () => {
    fetchCode()
    const script = document.querySelector<HTMLScriptElement>('script[data-src]')
    if (script) {
      addLaterRules()
      script.src = script.dataset['src']!
      delete script.dataset['src']
    } else if (document.readyState === 'loading') setTimeout(run, 20)
  }
  const isSeen = (picture: HTMLImageElement) =>
    new Promise<unknown>((resolve) => {
      if (picture.complete) resolve(true)
      picture.addEventListener('load', resolve)
      picture.addEventListener('error', resolve)
    })
  const goOn = () => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const isNear = visit && visit.responseStart - visit.requestStart < nearMs
    // The page itself shows all once it answers.
    setTimeout(() => codeIsThere || document.documentElement.removeAttribute('data-first-frame'), isNear ? codeMs : 0)
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')].map(isSeen)
    void Promise.race(pictures.length > 0 ? pictures : [Promise.resolve()]).then(fetchCode)
    void Promise.all(pictures).then(() => requestAnimationFrame(() => setTimeout(run)))
  }
  // The content is there and is laid out and painted next; what is asked for within a frame keeps it from the screen.
  requestAnimationFrame(() => setTimeout(goOn))
  // Pictures that do not come, and a page in the background, which is never painted, keep nobody waiting longer.
  setTimeout(run, 3000)
}
