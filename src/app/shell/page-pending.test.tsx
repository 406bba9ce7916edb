// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderUi } from '~/shared/ui/render-ui.tsx'
import { PageError } from './page-error.tsx'
import { PagePending } from './page-pending.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a page that takes a minute says so, and a press reloads', () => {
  vi.useFakeTimers()
  renderUi(<PagePending />)
  expect(screen.getByRole('status').textContent).toBe('正在加载')
  act(() => void vi.advanceTimersByTime(59_700))
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => void vi.advanceTimersByTime(100))
  expect(screen.getByRole('alert').textContent).toContain('连接超时')
})

test('a failed page tells a lost or slow connection from the rest, and never shows the error itself', () => {
  const { rerender } = renderUi(<PageError error={new TypeError('Failed to fetch')} reset={() => {}} />)
  expect(screen.getByRole('heading').textContent).toBe('网络好像断了')
  rerender(<PageError error={new DOMException('signal timed out', 'TimeoutError')} reset={() => {}} />)
  expect(screen.getByRole('heading').textContent).toBe('连接超时')
  rerender(<PageError error={new Error('select * from users')} reset={() => {}} />)
  expect(screen.getByRole('heading').textContent).toBe('这一页没能打开')
  expect(document.body.textContent).not.toContain('select')
})
