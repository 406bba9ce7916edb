import { setupI18n } from '@lingui/core'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import * as toasts from '~/shared/ui/toast/toast.ts'
import { copyText } from './copy-text.ts'

const i18n = setupI18n({ locale: 'zh-Hans', messages: { 'zh-Hans': {} } })
const words = { _: ({ message }: { message?: string }) => message } as unknown as typeof i18n
let toast: MockInstance<typeof toasts.toast>
const writeText = vi.fn<(text: string) => Promise<void>>()
const execCommand = vi.fn<(command: string) => boolean>()

beforeEach(() => {
  toast = vi.spyOn(toasts, 'toast').mockReturnValue()
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard')
  Reflect.deleteProperty(document, 'execCommand')
  vi.resetAllMocks()
})

test('says that it copied', async () => {
  writeText.mockResolvedValue()
  expect(await copyText('https://a.example/1', words)).toBe(true)
  expect(writeText).toHaveBeenCalledWith('https://a.example/1')
  expect(execCommand).not.toHaveBeenCalled()
  expect(toast).toHaveBeenCalledExactlyOnceWith({ text: '内容已复制', tone: 'success' })
})

test.each([
  ['refuses', () => writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'))],
  ['is not there', () => Reflect.deleteProperty(navigator, 'clipboard')],
])('where the clipboard %s, the text is selected and copied, and the focus is as it was', async (_, arrange) => {
  arrange()
  const button = document.body.appendChild(document.createElement('button'))
  button.focus()
  let selected = ''
  execCommand.mockImplementation(() => {
    const field = document.activeElement as HTMLTextAreaElement
    selected = field.value.slice(field.selectionStart, field.selectionEnd)
    return true
  })
  expect(await copyText('一段文字', words)).toBe(true)
  expect(selected).toBe('一段文字')
  expect(document.activeElement).toBe(button)
  expect(document.querySelector('textarea')).toBeNull()
  expect(toast).toHaveBeenCalledExactlyOnceWith({ text: '内容已复制', tone: 'success' })
  button.remove()
})

test('where neither works, the person is told to copy by hand', async () => {
  writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
  execCommand.mockReturnValue(false)
  expect(await copyText('x', words)).toBe(false)
  expect(toast).toHaveBeenCalledExactlyOnceWith({ text: '复制失败，请手动复制', tone: 'error' })
})
