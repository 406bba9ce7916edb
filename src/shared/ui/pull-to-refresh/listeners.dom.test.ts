// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenToTouch } from './touch-pull.ts'
import { listenToWheel } from './wheel-pull.ts'

const handlers = { pull: vi.fn<() => void>(), release: vi.fn<() => void>(), cancel: vi.fn<() => void>() }
let element: HTMLElement
let stops: (() => void)[]

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  scrollAt(0)
  element = document.body.appendChild(document.createElement('div'))
  stops = [listenToTouch(element, handlers), listenToWheel(element, handlers)]
})
afterEach(() => {
  stops.forEach((stop) => stop())
  element.remove()
  vi.useRealTimers()
})

const scrollAt = (y: number) => Object.defineProperty(window, 'scrollY', { value: y, configurable: true })

function touch(type: string, points: [x: number, y: number][] = [], target: Element = element): Event {
  const event = new Event(type, { bubbles: true, cancelable: true })
  Object.assign(event, { touches: points.map(([clientX, clientY]) => ({ clientX, clientY })) })
  target.dispatchEvent(event)
  return event
}
const wheel = (deltaY: number) => element.dispatchEvent(new WheelEvent('wheel', { deltaY }))

test('a finger that pulls down at the top pulls, and keeps the browser from scrolling', () => {
  touch('touchstart', [[100, 100]])
  expect(touch('touchmove', [[101, 160]]).defaultPrevented).toBe(true)
  expect(handlers.pull).toHaveBeenCalledOnce()
  touch('touchend')
  expect(handlers.release).toHaveBeenCalledOnce()
})

test.each([
  ['up', [100, 40]],
  ['sideways', [170, 130]],
  ['hardly', [102, 105]],
] as [string, [number, number]][])('a finger that goes %s is left to the browser', (_, to) => {
  touch('touchstart', [[100, 100]])
  expect(touch('touchmove', [to]).defaultPrevented).toBe(false)
  touch('touchend')
  expect(handlers.pull).not.toHaveBeenCalled()
  expect(handlers.release).not.toHaveBeenCalled()
})

test('a movement that went sideways first never becomes a pull', () => {
  touch('touchstart', [[100, 100]])
  touch('touchmove', [[130, 104]])
  touch('touchmove', [[130, 190]])
  expect(handlers.pull).not.toHaveBeenCalled()
})

test('a scrolled page, or a scrolled part of it, scrolls', () => {
  scrollAt(300)
  touch('touchstart', [[100, 100]])
  touch('touchmove', [[100, 200]])
  scrollAt(0)
  const list = element.appendChild(document.createElement('div'))
  list.scrollTop = 40
  touch('touchstart', [[100, 100]], list)
  touch('touchmove', [[100, 200]], list)
  expect(handlers.pull).not.toHaveBeenCalled()
})

test('a second finger cancels', () => {
  touch('touchstart', [[100, 100]])
  touch('touchmove', [[100, 180]])
  touch('touchstart', [[100, 180], [200, 200]])
  expect(handlers.cancel).toHaveBeenCalledOnce()
})

test('a wheel that goes on at the top pulls, and lets go when it rests', () => {
  wheel(-100)
  wheel(-100)
  expect(handlers.pull).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(200)
  expect(handlers.release).toHaveBeenCalledOnce()
})

test('momentum that arrives at the top is still a scroll', () => {
  scrollAt(500)
  wheel(-300)
  scrollAt(0)
  wheel(-200)
  wheel(-100)
  vi.advanceTimersByTime(200)
  expect(handlers.pull).not.toHaveBeenCalled()
  expect(handlers.release).not.toHaveBeenCalled()
})
