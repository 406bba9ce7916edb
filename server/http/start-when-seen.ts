/**
 * Runs in a page's head, from its text: of this module, nothing but the function is there. Shows the page in two frames: what
 * carries `data-paint-later` comes with the second. Then lets the page's code come with the first picture of those that are
 * wanted first, and run when all of them are on the screen.
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
  const showAll = () => {
    if (inTwo) document.adoptedStyleSheets = []
  }
  const goOn = () => {
    showAll()
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')].map(isThere)
    void Promise.race(pictures.length > 0 ? pictures : [Promise.resolve()]).then(fetchCode)
    void Promise.all(pictures).then(() => requestAnimationFrame(() => setTimeout(run)))
  }
  // Who comes back is taken to a place that may lie far down. Browsers of before 2023 cannot adopt sheets.
  const isFirstVisit = performance.getEntriesByType('navigation').every((entry) => 'type' in entry && entry.type === 'navigate')
  const inTwo = isFirstVisit && location.hash === '' && 'adoptedStyleSheets' in document
  if (inTwo) {
    const hidden = new CSSStyleSheet()
    hidden.replaceSync('[data-paint-later]{display:none!important}')
    document.adoptedStyleSheets = [hidden]
  }
  // The content is there and is laid out and painted next; what is asked for within a frame keeps it from the screen.
  requestAnimationFrame(() => setTimeout(goOn))
  // Pictures that do not come, and a page in the background, which is never painted, keep nobody waiting longer.
  setTimeout(() => {
    showAll()
    run()
  }, 3000)
}
