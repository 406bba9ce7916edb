import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'

/** Where an item lies: its element says its number. */
const PLACE = 'data-place'

/** Steps of the keys. */
const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Puts items in order by a handle of each: dragged by finger or mouse over the others, or moved by the arrow keys. */
export function useDragOrder(count: number, move: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const dragged = useRef<number>(undefined)
  const [dragging, setDragging] = useState<number>()
  const hold = (place: number | undefined) => {
    dragged.current = place
    setDragging(place)
  }

  function over({ clientX, clientY }: PointerEvent): void {
    const from = dragged.current
    if (from === undefined) return
    const under = document.elementFromPoint(clientX, clientY)?.closest(`[${PLACE}]`)
    if (!under || !list.current?.contains(under)) return
    const to = Number(under.getAttribute(PLACE))
    if (to === from || to >= count) return
    move(from, to)
    hold(to)
  }

  return {
    /** The place of the item that is held. */
    dragging,
    list: { ref: list, onPointerMove: over, onPointerUp: () => hold(undefined), onPointerCancel: () => hold(undefined) },
    item: (place: number) => ({ [PLACE]: place, 'data-dragging': dragging === place || undefined }),
    handle: (place: number) => ({
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return
        // The list's: the item itself changes its place while it is held.
        list.current?.setPointerCapture(event.pointerId)
        hold(place)
      },
      onKeyDown(event: KeyboardEvent) {
        const to = place + (steps[event.key] ?? 0)
        if (to === place || to < 0 || to >= count) return
        event.preventDefault()
        move(place, to)
      },
    }),
  }
}
