/**
 * Runs in a page's head, from its text: of this module, nothing but the function is there. Says that the page is drawn for the
 * first time: style sheets leave out what can come with the second frame until the mark is gone.
 */
export function markFirstFrame(): void {
  const root = document.documentElement
  // Who comes back is taken to a place that may lie far down.
  const isFirstVisit = performance.getEntriesByType('navigation').every((entry) => 'type' in entry && entry.type === 'navigate')
  if (!isFirstVisit || location.hash !== '') return
  root.setAttribute('data-first-frame', '')
  // The rest of the page may never come.
  setTimeout(() => root.removeAttribute('data-first-frame'), 3000)
}
