import { resist } from './pull-distance.ts'
import type { PullHandlers } from './touch-pull.ts'

/** A wheel or touchpad that rests this long has let go. */
const PAUSE_MS = 180

/**
 * Reads a wheel that goes on upwards at the top of the page. A movement that began further down, with
 * the momentum it arrives with, is a scroll and stays one until the wheel has rested. Returns what stops it.
 */
export function listenToWheel(element: HTMLElement, { pull, release }: PullHandlers): () => void {
  let mode: 'resting' | 'scrolling' | 'pulling' = 'resting'
  let pulled = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const rest = () => {
    if (mode === 'pulling') release()
    mode = 'resting'
    pulled = 0
  }
  const onWheel = (event: WheelEvent) => {
    clearTimeout(timer)
    timer = setTimeout(rest, PAUSE_MS)
    if (mode === 'resting') mode = window.scrollY <= 0 && event.deltaY < 0 && !event.ctrlKey ? 'pulling' : 'scrolling'
    if (mode !== 'pulling') return
    // A turn the other way takes the pull back; a line of a wheel's notch counts as 16 px.
    pulled = Math.max(0, pulled - event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1) * 0.5)
    pull(resist(pulled))
  }
  element.addEventListener('wheel', onWheel, { passive: true })
  return () => {
    clearTimeout(timer)
    element.removeEventListener('wheel', onWheel)
  }
}
