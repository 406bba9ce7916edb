/**
 * Whether the router places the scroll of a page that was just rendered. The server's page has a script that does it
 * before the page comes to life: whoever scrolled between the two stays where they are.
 */
export function createPlaceScroll(): () => boolean {
  let fromServer = typeof document !== 'undefined'
  return () => {
    if (!fromServer) return true
    fromServer = false
    // The router keeps the place of what it saw scroll, and it was not there yet.
    document.dispatchEvent(new Event('scroll'))
    return false
  }
}
