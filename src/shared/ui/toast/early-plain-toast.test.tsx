// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appConfig } from '#config'
import { renderUi } from '../render-ui.tsx'
import { LateToaster } from './late-toaster.tsx'
import { toast, toastError } from './toast.ts'

vi.mock('./toaster.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/toaster.js')
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
})
afterEach(() => vi.useRealTimers())

const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
    await new Promise((resolve) => setImmediate(resolve))
  })

test('without the toaster a toast is shown all the same, once for the same words, and goes by itself', async () => {
  renderUi(<LateToaster />)
  act(() => toastError('网络断开了'))
  act(() => toastError('网络断开了'))
  await pass(0)
  expect(screen.getByRole('alert').textContent).toBe('网络断开了')
  await pass(appConfig.toast.apiErrorMs)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what may be done about it can be done', async () => {
  const undo = vi.fn<() => void>()
  renderUi(<LateToaster />)
  act(() => toast({ text: '已放入回收站', action: { label: '撤销', onPress: undo } }))
  await pass(0)
  fireEvent.click(screen.getByRole('button', { name: '撤销' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.queryByText('已放入回收站')).toBeNull()
})
