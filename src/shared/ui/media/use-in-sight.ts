import { startTransition, useEffect, useState, type RefObject } from 'react'

/** The person is about to go somewhere on the page. */
const signs = ['scroll', 'touchstart', 'wheel', 'pointerdown', 'keydown'] as const

// Lives in the browser only: on the server nobody moves.
let moved = false
const listeners = new Set<() => void>()

function note(): void {
  moved = true
  for (const sign of signs) removeEventListener(sign, note, true)
  for (const listener of listeners) listener()
}

function onMove(listener: () => void): () => void {
  if (!moved && listeners.size === 0) for (const sign of signs) addEventListener(sign, note, { capture: true, passive: true })
  listeners.add(listener)
  if (moved) listener()
  return () => void listeners.delete(listener)
}

/** Whether the person has begun to move about the page. Before that, what is out of sight need not be drawn, nor its pictures fetched. */
export function useMoved(): boolean {
  const [known, setKnown] = useState(false)
  // It may bring much, and the page goes on answering meanwhile.
  useEffect(() => onMove(() => startTransition(() => setKnown(true))), [])
  return known
}

/** Whether a place is in sight, or was; from the first sign that the person moves, every place counts. */
export function useInSight(place: RefObject<Element | null>, known: boolean): boolean {
  const [seen, setSeen] = useState(known)
  const begun = useMoved()
  const shown = seen || begun
  useEffect(() => {
    if (shown || !place.current) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, shown])
  return shown
}
