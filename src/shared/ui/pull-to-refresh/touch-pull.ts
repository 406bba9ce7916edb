import { resist } from './pull-distance.ts'

export interface PullHandlers {
  pull: (distance: number) => void
  release: () => void
  cancel: () => void
}

/** Moves less than this, in px, decide nothing: a press, a sideways swipe, a scroll may still follow. */
const SLACK_PX = 8

/**
 * Reads a finger that pulls an element down while the page stands at its top. The scroll keeps every
 * other movement: one that starts lower on the page, goes up or sideways, uses two fingers, or starts
 * inside something that scrolls by itself. Returns what stops it.
 */
export function listenToTouch(element: HTMLElement, { pull, release, cancel }: PullHandlers): () => void {
  let start: { x: number; y: number } | undefined
  let pulling = false

  const onStart = (event: TouchEvent) => {
    const touch = event.touches[0]
    if (pulling) {
      stop(cancel)
      return
    }
    const free = event.touches.length === 1 && window.scrollY <= 0 && !insideScrolled(event.target, element)
    start = touch && free ? { x: touch.clientX, y: touch.clientY } : undefined
  }
  const onMove = (event: TouchEvent) => {
    const touch = event.touches[0]
    if (!start || !touch) return
    const down = touch.clientY - start.y
    if (!pulling) {
      const across = Math.abs(touch.clientX - start.x)
      if (Math.max(Math.abs(down), across) < SLACK_PX) return
      if (down <= across || window.scrollY > 0 || !event.cancelable) {
        start = undefined
        return
      }
      pulling = true
    }
    event.preventDefault()
    pull(resist(down - SLACK_PX))
  }
  const stop = (tell: () => void) => {
    start = undefined
    if (!pulling) return
    pulling = false
    tell()
  }
  const onEnd = () => stop(release)
  const onCancel = () => stop(cancel)

  element.addEventListener('touchstart', onStart, { passive: true })
  element.addEventListener('touchmove', onMove, { passive: false })
  element.addEventListener('touchend', onEnd)
  element.addEventListener('touchcancel', onCancel)
  return () => {
    element.removeEventListener('touchstart', onStart)
    element.removeEventListener('touchmove', onMove)
    element.removeEventListener('touchend', onEnd)
    element.removeEventListener('touchcancel', onCancel)
  }
}

function insideScrolled(target: EventTarget | null, until: HTMLElement): boolean {
  for (let node = target instanceof Element ? target : null; node && node !== until; node = node.parentElement) {
    if (node.scrollTop > 0) return true
  }
  return false
}
