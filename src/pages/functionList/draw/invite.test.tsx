import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import type { Invitation } from '#contract/endpoints/invitations.ts'
import { posterDesigns } from '#contract/endpoints/invitation-choices.ts'
import { saveToken } from '~/shared/session/token.ts'
import { answer, Refusal } from '../../../../tests/support/mock-server.ts'
import { openPage } from '../../../../tests/support/open-page.tsx'
import { sampleUser, token } from '../../../../tests/support/samples.ts'

const file = (name: string) => ({ url: `/api/file/${name}.jpg?e=1&s=x`, width: 1242, height: 2208 })
const info = {
  code: 'ABCDEFGH',
  link: 'https://inkling.example/?invite=ABCDEFGH',
  points: { inviter: 5, invited: 5 },
  posters: posterDesigns.map((design) => ({ design, screen: file(`${design}-s`), print: file(`${design}-p`) })),
}
const invitation = (n: number, change: Partial<Invitation> = {}): Invitation => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  name: `友${n}**`,
  state: 'waiting',
  points: 0,
  createdAt: 1_700_000_000_000,
  ...change,
})

function logIn() {
  saveToken(token)
  answer('userInfo', () => sampleUser())
  answer('posterInfo', () => info)
}

test('the link can be copied, and the last who came are told with what became of it', async () => {
  logIn()
  const invitations = [invitation(1, { state: 'rewarded', points: 5 }), invitation(2, { state: 'refused', because: 'known' })]
  answer('inviteDetail', () => ({ came: 2, created: 1, points: 5, invitations }))
  const { user } = await openPage('/functionList/draw/friend')
  await user.click(await screen.findByRole('button', { name: '复制邀请链接' }))
  expect(await navigator.clipboard.readText()).toBe(info.link)
  expect(await screen.findByText(/奖励已到账/)).toBeTruthy()
  expect(screen.getByText(/看起来不是第一次来的新朋友/)).toBeTruthy()
})

test('a visitor sees what it is for, and the way in that leads back', async () => {
  answer('userInfo', () => sampleUser())
  await openPage('/functionList/draw/friend')
  expect(await screen.findByText('朋友完成第一次创作，你们都有奖励')).toBeTruthy()
  const ways = screen.getAllByRole('link', { name: '登录' }).map((link) => link.getAttribute('href'))
  expect(ways.some((way) => decodeURIComponent(way ?? '').includes('back=/functionList/draw/friend'))).toBe(true)
})

test('a list that was cut off keeps what is there and goes on', async () => {
  logIn()
  let cut = true
  answer('inviteDetail', ({ cursor }) => {
    if (cursor === undefined) return { came: 2, created: 0, points: 0, invitations: [invitation(1)], next: 'next' }
    if (cut) throw new Refusal(codes.internal, '服务器出了点问题')
    return { came: 2, created: 0, points: 0, invitations: [invitation(2)] }
  })
  const { user } = await openPage('/functionList/draw/invitedetail')
  await user.click(await screen.findByRole('button', { name: '更多' }))
  const again = await screen.findByRole('button', { name: '重试' })
  expect(screen.getByRole('alert').textContent).toContain('服务器出了点问题')
  expect(screen.getByText('友1**')).toBeTruthy()
  cut = false
  await user.click(again)
  expect(await screen.findByText('友2**')).toBeTruthy()
  expect(screen.getByText('友1**')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '更多' })).toBeNull()
})

test('the design that is chosen is in the address, and its poster is asked for', async () => {
  logIn()
  const { user, router } = await openPage('/functionList/draw/sharehb')
  expect((await screen.findByRole('img', { name: '极光' })).getAttribute('src')).toBe(file('aurora-s').url)
  expect(screen.queryByRole('img', { name: '水墨' })).toBeNull()
  await user.click(screen.getByRole('radio', { name: '水墨' }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ design: 'ink' }))
  expect((await screen.findByRole('img', { name: '水墨' })).getAttribute('src')).toBe(file('ink-s').url)
})
