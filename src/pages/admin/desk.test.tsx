import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import type { RequestOf, ResponseOf } from '#contract/endpoints/endpoints.ts'
import type { Permission } from '#contract/permissions.ts'
import { saveToken } from '~/shared/session/token.ts'
import { answer, LostConnection, Refusal } from '../../../tests/support/mock-server.ts'
import { openPage } from '../../../tests/support/open-page.tsx'
import { sampleUser, token } from '../../../tests/support/samples.ts'

const id = '00000000-0000-4000-8000-000000000009'
const person: ResponseOf<'deskPerson'> = { id, nickname: '小墨', phone: '138****8000', coin: 12, roles: [], permissions: [], createdAt: 1_700_000_000_000, bio: '', works: 0, likes: 0 }

async function openDesk(address: string, permissions: Permission[]) {
  saveToken(token)
  answer('userInfo', () => sampleUser())
  answer('taskList', () => ({ tasks: [] }))
  answer('generatorList', () => ({ categories: [], recent: [] }))
  answer('deskStanding', () => {
    if (permissions.length === 0) throw new Refusal(codes.noPermission, '没有权限')
    return { roles: [], permissions }
  })
  return openPage(address)
}

test('to who may do nothing there there is no such page', async () => {
  await openDesk('/admin/people', [])
  expect(await screen.findByText('这里还是一张白纸')).toBeTruthy()
})

test('a section that is not open is no page either, and its entry is not listed', async () => {
  answer('deskPeople', () => ({ rows: [] }))
  await openDesk('/admin/people', ['people.read'])
  const entries = within(await screen.findByRole('navigation', { name: '运营台导航' })).getAllByRole('link')
  expect(entries.map(({ textContent }) => textContent)).toEqual(['用户', '邀请关系'])
})

test('people are looked for in the address, walked through by j and opened', async () => {
  const asked: RequestOf<'deskPeople'>[] = []
  answer('deskPeople', (request) => {
    asked.push(request)
    return { rows: [person, { ...person, id: id.replace(/9$/, '8'), nickname: '小砚' }], next: request.cursor ? undefined : 'next' }
  })
  answer('deskPerson', () => person)
  answer('deskPersonPoints', () => ({ rows: [] }))
  const { user, router } = await openDesk('/admin/people', ['people.read'])
  await user.type(await screen.findByRole('searchbox', { name: '找人' }), '8000')
  await waitFor(() => expect(router.state.location.search).toEqual({ search: '8000' }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: '8000' }))
  await user.click(await screen.findByRole('button', { name: '下一页' }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: '8000', cursor: 'next' }))
  ;(document.activeElement as HTMLElement).blur()
  await user.keyboard('j')
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: '小墨' })).toBeTruthy()
  expect(router.state.location.pathname).toBe(`/admin/people/${id}`)
})

test('points are given once with a reason, also after the answer was lost', async () => {
  answer('deskPerson', () => person)
  answer('deskPersonPoints', () => ({ rows: [] }))
  const given: RequestOf<'deskPersonPointsChange'>[] = []
  const give = vi.fn((request: RequestOf<'deskPersonPointsChange'>) => {
    given.push(request)
    if (given.length === 1) throw new LostConnection()
    return { coin: 42 }
  })
  answer('deskPersonPointsChange', give)
  const { user } = await openDesk(`/admin/people/${id}`, ['people.read', 'points.grant'])
  await user.click(await screen.findByRole('button', { name: '调整灵感值' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.type(dialog.getByLabelText('数目'), '30')
  await user.click(dialog.getByRole('button', { name: '调整灵感值' }))
  expect(await dialog.findByText('请写明原因，它会记入操作记录')).toBeTruthy()
  await user.type(dialog.getByLabelText('原因'), '补偿')
  await user.click(dialog.getByRole('button', { name: '调整灵感值' }))
  await waitFor(() => expect(dialog.getByText('网络不通，请稍后再试')).toBeTruthy())
  await user.click(dialog.getByRole('button', { name: '调整灵感值' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(given).toHaveLength(2)
  expect(given[0]).toMatchObject({ id, points: 30, reason: '补偿' })
  expect(given[1]!.requestId).toBe(given[0]!.requestId)
})
