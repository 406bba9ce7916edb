import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { saveToken } from '~/shared/session/token.ts'
import { answer } from '../../../../tests/support/mock-server.ts'
import { openPage } from '../../../../tests/support/open-page.tsx'
import { sampleUser, sampleWork, tokenOf } from '../../../../tests/support/samples.ts'

const work = sampleWork(1, { mine: false, visibility: 'public' })

async function openDetails(standing: { role?: string[]; permission?: string[] }) {
  saveToken(tokenOf(standing))
  answer('userInfo', () => sampleUser())
  answer('taskList', () => ({ tasks: [] }))
  answer('workDetail', () => work)
  answer('squareList', () => ({ works: [] }))
  answer('generatorList', () => ({ categories: [], recent: [] }))
  const page = await openPage(`/functionSquare/square/details?id=${work.id}`)
  await screen.findByRole('button', { name: '分享' })
  return page
}

test.each([
  ['the permission', { permission: ['work.hide'] }],
  ['the role admin', { role: ['admin'] }],
])('who has %s takes a work off the square, after a question', async (_, standing) => {
  const hide = vi.fn(() => ({}))
  answer('workHide', hide)
  const { user, router } = await openDetails(standing)
  await user.click(screen.getByRole('button', { name: '从广场撤下' }))
  await user.click(await screen.findByRole('button', { name: '撤下' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(hide).toHaveBeenCalledExactlyOnceWith({ id: work.id, hidden: true })
})

test('nobody else is offered to', async () => {
  await openDetails({ role: ['editor'] })
  expect(screen.queryByRole('button', { name: '从广场撤下' })).toBeNull()
})
