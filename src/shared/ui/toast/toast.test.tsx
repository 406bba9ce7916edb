// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '../render-ui.tsx'
import { toastManager } from './toast-manager.ts'
import { toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  renderUi(<Toaster />)
})
afterEach(() => {
  act(() => toastManager.close())
  cleanup()
  vi.useRealTimers()
})

const show = (request: Parameters<typeof toast>[0]) => act(() => toast(request))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const shown = (text: string) => screen.queryAllByText(text).length > 0

test('leaves after 1500 ms unless told otherwise', async () => {
  show({ text: '已复制' })
  await pass(1400)
  expect(shown('已复制')).toBe(true)
  await pass(200)
  expect(shown('已复制')).toBe(false)
})

test('stays as long as the caller says', async () => {
  show({ text: '服务开小差了', tone: 'error', durationMs: 2500 })
  await pass(2400)
  expect(shown('服务开小差了')).toBe(true)
  await pass(200)
  expect(shown('服务开小差了')).toBe(false)
})

test('the same words again renew the toast instead of doubling it', async () => {
  show({ text: '已保存' })
  await pass(1000)
  show({ text: '已保存' })
  await pass(1000)
  expect(document.querySelectorAll('p').length).toBe(1)
  expect(shown('已保存')).toBe(true)
})

test('its action runs once and closes it', async () => {
  const undo = vi.fn<() => void>()
  show({ text: '已删除', action: { label: '撤销', onPress: undo } })
  await pass(50)
  fireEvent.click(screen.getByText('撤销'))
  await pass(50)
  expect(undo).toHaveBeenCalledOnce()
  expect(shown('已删除')).toBe(false)
})
