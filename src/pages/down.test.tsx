import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '../../tests/support/open-page.tsx'

afterEach(() => {
  window.installPrompt = undefined
})

test('tells how each device installs the app, this one first', async () => {
  await openPage('/down')
  const names = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)
  expect(names).toEqual(['Inkling', '电脑', 'iPhone 和 iPad', '安卓手机'])
  expect(screen.getByRole('img', { name: '用手机打开的二维码' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '安装' })).toBeNull()
})

test('asks the browser to install where it offers to, once', async () => {
  await openPage('/down')
  await screen.findByRole('heading', { name: '电脑' })
  const prompt = vi.fn(async () => ({ outcome: 'accepted' as const }))
  act(() => {
    window.installPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt })
    window.dispatchEvent(window.installPrompt)
  })
  await userEvent.click(screen.getByRole('button', { name: '安装' }))
  expect(prompt).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: '安装' })).toBeNull()
})
