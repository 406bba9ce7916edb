import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import type { Activity, Entry } from '#contract/endpoints/activities.ts'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import { saveToken } from '~/shared/session/token.ts'
import { answer, Refusal } from '../../../../tests/support/mock-server.ts'
import { openPage } from '../../../../tests/support/open-page.tsx'
import { sampleUser, sampleWork, token } from '../../../../tests/support/samples.ts'

const id = '00000000-0000-4000-8000-000000000901'
const at = Date.parse('2026-11-23T08:00:00Z')
const activity = (change: Partial<Activity> = {}): Activity => ({
  id, state: 'open', title: '画出你的季节', summary: '留住一个季节', cover: 'autumn-range', opensAt: at, votingAt: at + 1, endsAt: at + 2, entries: 0,
  rules: '每人三件\n不投自己', theme: 'flowers', generators: [], judged: 'votes', prizes: [{ points: 50 }], entriesEach: 3, votesEach: 10, used: { entries: 0, votes: 0 }, ...change,
})
const entry = (n: number, change: Partial<Entry> = {}): Entry => ({
  id: `00000000-0000-4000-8000-0000000009${n}`,
  work: sampleWork(n, { mine: false, visibility: 'public', title: `作品${n}` }),
  votes: n,
  voted: false,
  ...change,
})
const address = `/functionSquare/activity/details?id=${id}`

function person(): void {
  saveToken(token)
  vi.stubGlobal('EventSource', class { addEventListener() {} close() {} })
  answer('userInfo', () => sampleUser())
  answer('messageUnread', () => ({ total: 0, kinds: {} }))
  answer('taskList', () => ({ tasks: [] }))
}

test('a work that is chosen takes part', async () => {
  person()
  const entries: Entry[] = []
  answer('activityDetail', () => activity({ entries: entries.length, used: { entries: entries.length, votes: 0 } }))
  answer('activityEntries', () => ({ entries }))
  const own = sampleWork(21, { title: '红叶', visibility: 'public', mine: true })
  answer('activityWorks', () => ({ works: [own] }))
  const enter = vi.fn((_request: RequestOf<'activityEnter'>) => {
    entries.push(entry(21, { work: own }))
    return { entryId: entry(21).id }
  })
  answer('activityEnter', enter)
  const { user } = await openPage(address)
  await user.click(await screen.findByRole('button', { name: '参加' }))
  await user.click(await screen.findByRole('button', { name: '用“红叶”参加' }))
  expect(await screen.findByRole('button', { name: '撤回参赛' })).toBeTruthy()
  expect(enter.mock.calls.map(([request]) => request)).toEqual([{ id, workId: own.id }])
})

test('a vote is seen at once, and one that is refused is taken back', async () => {
  person()
  const kept = entry(31)
  answer('activityDetail', () => activity({ state: 'voting' }))
  answer('activityEntries', () => ({ entries: [{ ...kept }] }))
  answer('activityVote', ({ on }) => {
    if (!on) throw new Refusal(codes.conflict, '投票刚刚结束')
    Object.assign(kept, { votes: 32, voted: true })
    return { votes: 32, voted: true, left: 9 }
  })
  const { user } = await openPage(address)
  const pressed = (on: boolean) => screen.findByRole('button', { name: /^投票/, pressed: on })
  await user.click(await pressed(false))
  expect((await pressed(true)).textContent).toBe('32')
  expect(await screen.findByText(/你还有 9 票/)).toBeTruthy()
  await user.click(await pressed(true))
  expect((await screen.findAllByText('投票刚刚结束')).length).toBeGreaterThan(0)
  expect((await pressed(true)).textContent).toBe('32')
})

test('what is over says who won, and takes nothing more', async () => {
  answer('activityDetail', () => activity({ state: 'ended', used: undefined, winners: [{ place: 1, points: 50, nickname: '小安', votes: 7, mine: false }] }))
  answer('activityEntries', () => ({ entries: [entry(41)] }))
  await openPage(address)
  const winners = (await screen.findByRole('heading', { name: '获奖作品' })).closest('section')!
  expect(within(winners).getByText('小安')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '参加' })).toBeNull()
})

test('prompts are narrowed down by theme and by words, and open filled in', async () => {
  const { user } = await openPage('/functionSquare/activity/prompt')
  const count = (number: number) => waitFor(() => expect(screen.getByText(`${number} 条提示词`)).toBeTruthy())
  await count(120)
  await user.click(screen.getByRole('radio', { name: '猫和狗' }))
  await count(10)
  await user.type(screen.getByRole('searchbox'), '沙发')
  await count(1)
  const [use] = screen.getAllByRole('link', { name: '使用' })
  expect(new URL((use as HTMLAnchorElement).href).searchParams.get('prompt')).toBe('沙发上睡觉的一只橘猫，傍晚')
  await user.type(screen.getByRole('searchbox'), '飞船')
  await user.click(await screen.findByRole('button', { name: '看全部' }))
  await count(120)
})
