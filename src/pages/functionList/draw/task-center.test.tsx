import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { TaskView } from '#contract/endpoints/growth.ts'
import { saveToken } from '~/shared/session/token.ts'
import { answer, Refusal } from '../../../../tests/support/mock-server.ts'
import { openPage } from '../../../../tests/support/open-page.tsx'
import { sampleUser, token } from '../../../../tests/support/samples.ts'

const open = { done: 0, of: 1, state: 'open', waiting: 0 } as const
const coupon = { name: '首充见面礼', offer: { kind: 'amount', amount: 500 } } as const
const firstCreation: TaskView = { ...open, id: 'first-creation', period: 'once', points: 3, coupon }
const share: TaskView = { ...open, id: 'share', period: 'daily', points: 1 }

const row = async (name: string) => within((await screen.findByText(name)).closest('li')!)

test('a reward is claimed by its button, which then tells that it is done', async () => {
  saveToken(token)
  answer('userInfo', () => sampleUser())
  let claimed = false
  const ready = { ...firstCreation, done: 1, state: 'claimable', occurrence: 'once', waiting: 1 } as const
  answer('taskCenterList', () => ({
    tasks: [claimed ? { ...ready, state: 'claimed', coupon: undefined } : ready, share],
    earnedToday: claimed ? 3 : 0,
    sign: { signed: false, points: 1 },
  }))
  const claim = vi.fn(() => {
    claimed = true
    return { points: 3, coupon: true, coin: 13 }
  })
  answer('taskCenterClaim', claim)
  const { user } = await openPage('/functionList/draw/taskCenter')
  const task = await row('完成第一次创作')
  expect(task.getByText('优惠券 ¥5')).toBeTruthy()
  await user.dblClick(task.getByRole('button', { name: '领取' }))
  expect(await screen.findByText('领取成功，3 灵感值和一张优惠券已到账')).toBeTruthy()
  await waitFor(() => expect(task.getByText('已完成')).toBeTruthy())
  expect(claim).toHaveBeenCalledTimes(1)
  expect(claim).toHaveBeenCalledWith(expect.objectContaining({ task: 'first-creation', occurrence: 'once' }))
  expect((await row('分享一幅作品')).getByRole('link', { name: '去完成' })).toBeTruthy()
})

test('after a claim that came too late the list tells what is left', async () => {
  saveToken(token)
  answer('userInfo', () => sampleUser())
  let over = false
  answer('taskCenterList', () => ({
    tasks: [over ? share : { ...share, done: 1, state: 'claimable', occurrence: '2026-11-23', waiting: 1 }],
    earnedToday: 0,
    sign: { signed: true, points: 1 },
  }))
  answer('taskCenterClaim', () => {
    over = true
    throw new Refusal(20006, '这个任务还没有完成')
  })
  const { user } = await openPage('/functionList/draw/taskCenter')
  await user.click((await row('分享一幅作品')).getByRole('button', { name: '领取' }))
  expect(await (await row('分享一幅作品')).findByRole('link', { name: '去完成' })).toBeTruthy()
})
