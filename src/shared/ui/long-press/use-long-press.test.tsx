// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLongPress } from './use-long-press.ts'

const held = vi.fn<() => void>()
const clicked = vi.fn<() => void>()

function Target() {
  return <button type="button" {...useLongPress(held)} onClick={clicked}>作品</button>
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  render(<Target />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const at = { clientX: 50, clientY: 50, isPrimary: true, button: 0 }
const press = () => fireEvent.pointerDown(screen.getByRole('button'), at)

test('a press held for 350 ms counts, and its click does not', () => {
  press()
  vi.advanceTimersByTime(349)
  expect(held).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(held).toHaveBeenCalledOnce()
  fireEvent.pointerUp(screen.getByRole('button'))
  fireEvent.click(screen.getByRole('button'))
  expect(clicked).not.toHaveBeenCalled()
})

test('a shorter press stays a click', () => {
  press()
  vi.advanceTimersByTime(300)
  fireEvent.pointerUp(screen.getByRole('button'))
  fireEvent.click(screen.getByRole('button'))
  vi.advanceTimersByTime(500)
  expect(held).not.toHaveBeenCalled()
  expect(clicked).toHaveBeenCalledOnce()
})

test('moving over 10 px cancels; 10 px do not', () => {
  press()
  fireEvent.pointerMove(screen.getByRole('button'), { ...at, clientX: 61 })
  vi.advanceTimersByTime(500)
  expect(held).not.toHaveBeenCalled()
  press()
  fireEvent.pointerMove(screen.getByRole('button'), { ...at, clientX: 60 })
  vi.advanceTimersByTime(350)
  expect(held).toHaveBeenCalledOnce()
})

test('the browser scrolling away, or leaving the page, cancels', () => {
  press()
  fireEvent.pointerCancel(screen.getByRole('button'))
  vi.advanceTimersByTime(500)
  press()
  cleanup()
  vi.advanceTimersByTime(500)
  expect(held).not.toHaveBeenCalled()
})
