import { fireEvent } from '@testing-library/react'
import { vi } from 'vitest'

/** For tests: every element is seen at this place, as nothing is laid out there. */
export function layOut(width: number, height: number): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, height))
  // Not there without a layout either.
  Element.prototype.setPointerCapture = () => {}
}

type Place = readonly [x: number, y: number]
const finger = { button: 0, buttons: 1, pointerType: 'touch' }
const at = ([clientX, clientY]: Place, pointerId = 1) => ({ ...finger, clientX, clientY, pointerId, isPrimary: pointerId === 1 })

/** A finger on its way over some places. */
export function drag(element: Element, ...[first, ...rest]: [Place, ...Place[]]): void {
  fireEvent.pointerDown(element, at(first))
  for (const place of rest) fireEvent.pointerMove(element, at(place))
  fireEvent.pointerUp(element, at(rest.at(-1) ?? first))
}

/** Two fingers that begin at two places and move to two others. */
export function pinch(element: Element, [a, b]: [Place, Place], [nextA, nextB]: [Place, Place]): void {
  fireEvent.pointerDown(element, at(a, 1))
  fireEvent.pointerDown(element, at(b, 2))
  fireEvent.pointerMove(element, at(nextA, 1))
  fireEvent.pointerMove(element, at(nextB, 2))
  fireEvent.pointerUp(element, at(nextA, 1))
  fireEvent.pointerUp(element, at(nextB, 2))
}
