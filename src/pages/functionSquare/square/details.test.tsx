import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import { saveToken } from '~/shared/session/token.ts'
import { answer, Refusal } from '../../../../tests/support/mock-server.ts'
import { openPage } from '../../../../tests/support/open-page.tsx'
import { sampleUser, sampleWork, tokenOf } from '../../../../tests/support/samples.ts'

const work = sampleWork(1, { mine: false, visibility: 'public' })

async function openDetails(standing: { role?: string[]; permission?: string[] }, shown = work) {
  saveToken(tokenOf(standing))
  answer('userInfo', () => sampleUser())
  answer('taskList', () => ({ tasks: [] }))
  answer('workDetail', () => shown)
  answer('commentList', () => ({ threads: [] }))
  answer('workRelated', () => ({ works: [] }))
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

test('who may see it reads which model made it and how that was set, and what was asked first', async () => {
  const { description } = work
  const made = { ...description!, engineName: 'ComfyUI', model: { id: 'sdxl', name: 'SDXL Turbo' }, settings: { steps: 6, cfg_rescale: 0.7 }, insteadOf: { engine: 'Cloud', model: 'Flux' } }
  await openDetails({}, { ...work, description: made })
  const rows = [...document.querySelectorAll('dl > div')].map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(rows).toEqual(expect.arrayContaining([['模型', 'SDXL Turbo · ComfyUI'], ['步数', '6'], ['cfg_rescale', '0.7']]))
  expect(screen.getByText('Flux 没能完成，改由 SDXL Turbo 创作')).toBeTruthy()
})

test('whoever follows a link to a work that is gone learns so, and where others are', async () => {
  answer('workDetail', () => {
    throw new Refusal(codes.notFound, '作品不存在')
  })
  answer('commentList', () => ({ threads: [] }))
  answer('workRelated', () => ({ works: [] }))
  await openPage(`/functionSquare/square/details?id=${work.id}`)
  expect(await screen.findByText(/这件作品没有公开/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '去广场看看' }).getAttribute('href')).toBe('/')
})
