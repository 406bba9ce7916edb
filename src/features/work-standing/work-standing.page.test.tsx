import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { saveToken } from '~/shared/session/token.ts'
import { answer } from '../../../tests/support/mock-server.ts'
import { openPage } from '../../../tests/support/open-page.tsx'
import { sampleGenerators, sampleUser, sampleWork, token } from '../../../tests/support/samples.ts'

beforeEach(() => {
  saveToken(token)
  answer('userInfo', () => sampleUser())
  answer('taskList', () => ({ tasks: [] }))
  answer('generatorList', sampleGenerators)
  answer('optionList', () => ({ loginWays: ['code'], interests: [], isShowPay: false }))
})

test('the owner of a hidden work reads why, and says something to it once', async () => {
  const work = sampleWork(1, { hidden: true })
  const standing = { state: 'hidden' as const, since: 1_700_000_000_000, reasons: [], note: '血腥' }
  answer('workDetail', () => work)
  answer('workFamily', () => ({ works: [work] }))
  answer('workStanding', () => standing)
  const appeal = vi.fn(({ words }: { words: string }) => ({ ...standing, appeal: { words, at: 1_700_000_000_001, waits: true }, work }))
  answer('workAppeal', appeal)
  const { user } = await openPage(`/functionList/draw/show?id=${work.id}`)
  const state = await screen.findByRole('region', { name: '作品状态' })
  expect(await within(state).findByText('原因：血腥')).toBeTruthy()
  await user.click(within(state).getByRole('button', { name: '申诉' }))
  await user.type(await screen.findByLabelText('你想说的'), '这是番茄酱')
  await user.click(screen.getByRole('button', { name: '提交' }))
  expect(await within(state).findByText(/这是番茄酱/)).toBeTruthy()
  expect(within(state).queryByRole('button', { name: '申诉' })).toBeNull()
  expect(appeal).toHaveBeenCalledWith({ id: work.id, words: '这是番茄酱' })
})

test('a work that is held says so, with what is to be looked at', async () => {
  const work = sampleWork(2, { held: true })
  answer('workDetail', () => work)
  answer('workFamily', () => ({ works: [work] }))
  answer('workStanding', () => ({ state: 'held', since: 1_700_000_000_000, reasons: ['contact'] }))
  const { user } = await openPage(`/functionList/draw/show?id=${work.id}`)
  expect(await screen.findByRole('heading', { name: '正在审核，只有你能看到' })).toBeTruthy()
  expect(await screen.findByText('可能有联系方式或广告')).toBeTruthy()
  const publish = vi.fn(() => ({ ...work, held: undefined }))
  answer('workPublish', publish)
  await user.click(await screen.findByRole('button', { name: '收回' }))
  await waitFor(() => expect(publish).toHaveBeenCalledWith(expect.objectContaining({ id: work.id, visibility: 'private' })))
})
