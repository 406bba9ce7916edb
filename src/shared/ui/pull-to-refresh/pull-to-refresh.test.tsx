// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderUi } from '../render-ui.tsx'
import { PullToRefresh } from './pull-to-refresh.tsx'

afterEach(cleanup)

test('the button refreshes, says so, and can be used again after', async () => {
  vi.useFakeTimers()
  const data = Promise.withResolvers<void>()
  const refresh = vi.fn<() => Promise<void>>(() => data.promise)
  renderUi(<PullToRefresh onRefresh={refresh}>作品</PullToRefresh>)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '刷新' })
  // The machine is fetched with the first press.
  await act(async () => {
    fireEvent.click(button)
    await vi.dynamicImportSettled()
  })
  expect(screen.getByRole('status').textContent).toBe('正在刷新')
  expect(button.disabled).toBe(true)
  data.resolve()
  await act(() => vi.advanceTimersByTimeAsync(300))
  expect(refresh).toHaveBeenCalledOnce()
  expect(button.disabled).toBe(false)
  vi.useRealTimers()
})
