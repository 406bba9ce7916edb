/**
 * Runs in a page's head, from its text: of this module, nothing but the function is there. Lets the page's code come with
 * the first picture of those that are wanted first, and run when all of them are on the screen.
 */
export function startWhenSeen(): void {
  const fetchCode = () => {
    for (const link of document.querySelectorAll('link[media="not all"]:not([disabled])')) {
      // A link that is in the page is not read again.
      const wanted = link.cloneNode() as HTMLLinkElement
      wanted.removeAttribute('media')
      link.replaceWith(wanted)
    }
  }
  const run = () => {
    fetchCode()
    const script = document.querySelector<HTMLScriptElement>('script[data-src]')
    if (script) {
      script.src = script.dataset['src']!
      delete script.dataset['src']
    } else if (document.readyState === 'loading') setTimeout(run, 20)
  }
  const isThere = (picture: HTMLImageElement) =>
    new Promise<unknown>((resolve) => {
      if (picture.complete) resolve(true)
      picture.addEventListener('load', resolve)
      picture.addEventListener('error', resolve)
    })
  // The content is there; it is laid out and painted next, and what is asked for now comes meanwhile.
  requestAnimationFrame(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')].map(isThere)
    void Promise.race(pictures.length > 0 ? pictures : [Promise.resolve()]).then(fetchCode)
    void Promise.all(pictures).then(() => requestAnimationFrame(() => setTimeout(run)))
  })
  // Pictures that do not come, and a page in the background, which is never painted, keep nobody waiting longer.
  setTimeout(run, 3000)
}
