import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import { answer, Refusal } from '../../../../tests/support/mock-server.ts'
import { openPage } from '../../../../tests/support/open-page.tsx'
import { sampleGenerators } from '../../../../tests/support/samples.ts'

const open = (uri: string) => openPage(`/square/webview/index?uri=${encodeURIComponent(uri)}`)

test('a page that lets itself be framed is shown in a sandbox, with its host in sight', async () => {
  const check = vi.fn(() => ({ framable: true }))
  answer('webviewCheck', check)
  await open('https://例子.中国/a?b=c')
  const frame = await screen.findByTitle<HTMLIFrameElement>('xn--fsqu00a.xn--fiqs8s')
  expect(check).toHaveBeenCalledWith({ uri: 'https://xn--fsqu00a.xn--fiqs8s/a?b=c' })
  expect(frame.getAttribute('src')).toBe('https://xn--fsqu00a.xn--fiqs8s/a?b=c')
  expect(frame.getAttribute('sandbox')!.split(' ').sort()).toEqual(['allow-forms', 'allow-popups', 'allow-scripts'])
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(screen.getByText('xn--fsqu00a.xn--fiqs8s')).toBeTruthy()
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(document.title).toContain('xn--fsqu00a.xn--fiqs8s')
})

test.each([
  ['does not let itself be framed', () => ({ framable: false })],
  ['could not be checked', () => {
    throw new Refusal(codes.tooManyRequests, '请稍后再试')
  }],
])('a page that %s waits for a press', async (_, reply) => {
  answer('webviewCheck', reply)
  const { user } = await open('https://example.com/a')
  expect(await screen.findByRole('heading', { name: 'example.com' })).toBeTruthy()
  const out = screen.getByRole('link', { name: '在新标签页打开' })
  expect(out.getAttribute('href')).toBe('https://example.com/a')
  expect(out.getAttribute('target')).toBe('_blank')
  expect(out.getAttribute('rel')).toBe('noopener noreferrer')
  expect(document.querySelector('iframe')).toBeNull()
  await user.click(screen.getByRole('button', { name: '复制链接' }))
  expect(await navigator.clipboard.readText()).toBe('https://example.com/a')
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'https://me:secret@example.com/', 'nonsense', ''])('%j is refused, and nothing of it is on the page', async (uri) => {
  await open(uri)
  expect(await screen.findByText(/这个链接打不开/)).toBeTruthy()
  expect(document.querySelector('iframe')).toBeNull()
  expect(screen.queryByRole('link', { name: '在新标签页打开' })).toBeNull()
  expect(screen.getByRole('main').innerHTML).not.toContain('secret')
})

test('a page of ours is opened as itself', async () => {
  answer('generatorList', sampleGenerators)
  const { router } = await open(`${location.origin}/square/draw/agent-square?a=b`)
  await waitFor(() => expect(router.state.location.pathname).toBe('/square/draw/agent-square'))
})
