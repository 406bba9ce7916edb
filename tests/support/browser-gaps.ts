import { vi } from 'vitest'

/** What every browser has and jsdom lacks: quiet stand-ins, so that pages render as they do in a browser that sees nothing. */
class QuietObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

class QuietEventSource {
  onopen = null
  onerror = null
  addEventListener() {}
  close() {}
}

export function fillBrowserGaps(): void {
  vi.stubGlobal('ResizeObserver', QuietObserver)
  vi.stubGlobal('IntersectionObserver', QuietObserver)
  vi.stubGlobal('EventSource', QuietEventSource)
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('scrollTo', () => {})
  Element.prototype.scrollIntoView = () => {}
  Object.defineProperty(document, 'scrollingElement', { configurable: true, get: () => document.documentElement })
  URL.createObjectURL = () => 'blob:quiet'
  URL.revokeObjectURL = () => {}
}
