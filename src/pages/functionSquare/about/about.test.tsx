import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AgreementId } from '#contract/agreements.ts'
import type { Agreement } from '#contract/endpoints/agreements.ts'
import { saveToken } from '~/shared/session/token.ts'
import { answer } from '../../../../tests/support/mock-server.ts'
import { openPage } from '../../../../tests/support/open-page.tsx'
import { sampleGenerators, sampleUser, token } from '../../../../tests/support/samples.ts'

const titles: Record<AgreementId, string> = { service: '用户服务协议', privacy: '隐私政策', member: '会员协议', declarations: '声明', entry: '创作者入驻协议', aientry: 'AI 创作者入驻协议' }
const agreement = (id: AgreementId): Agreement => ({
  id,
  title: titles[id],
  version: '2026-11-23',
  summary: '要点',
  changes: ['写明保存多久'],
  sections: [
    { title: '我们保存什么', blocks: ['为了提供服务：', ['手机号', '见[我的数据]{/functionSquare/set/myData}']] },
    { title: '保存多久', blocks: ['三十天'] },
  ],
})
const known = () => ({ agreements: (Object.keys(titles) as AgreementId[]).map((id) => ({ id, title: titles[id], version: '2026-11-23' })) })

beforeEach(() => {
  answer('optionList', () => ({ loginWays: ['code'], interests: [], isShowPay: false }))
  answer('generatorList', sampleGenerators)
  answer('agreementRead', ({ id }) => agreement(id))
  answer('agreementList', known)
})

test.each(['/functionSquare/about/privacy', '/functionSquare/about/privacyH5', '/pagesA/about/privacy'])('the policy is read at %s, which names its one address', async (address) => {
  await openPage(address)
  const text = await screen.findByRole('article')
  expect(within(text).getByText('三十天')).toBeTruthy()
  expect(within(text).getByRole('link', { name: '我的数据' }).getAttribute('href')).toBe('/functionSquare/set/myData')
  const contents = within(screen.getByRole('navigation', { name: '目录' })).getByRole('link', { name: '保存多久' })
  expect(document.querySelector(contents.getAttribute('href')!)?.textContent).toContain('三十天')
  await waitFor(() => expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(/\/functionSquare\/about\/privacy$/))
})

test('the page about us leads to every agreement', async () => {
  await openPage('/functionSquare/about/user')
  for (const title of Object.values(titles)) expect(await screen.findByRole('link', { name: new RegExp(`^${title}`) })).toBeTruthy()
})

test('both agreements of a login can be read from it', async () => {
  await openPage('/functionSquare/login/index')
  await screen.findByLabelText('手机号')
  expect(screen.getByRole('link', { name: '用户服务协议' }).getAttribute('href')).toBe('/functionSquare/about/service')
  expect(screen.getByRole('link', { name: '隐私政策' }).getAttribute('href')).toBe('/functionSquare/about/privacy')
})

test('what has changed is shown to who agreed before, and agreed to as it was shown', async () => {
  saveToken(token)
  let due = true
  answer('userInfo', () => sampleUser({ ...(due && { agreementsDue: true }) }))
  answer('taskList', () => ({ tasks: [] }))
  answer('agreementNews', () => ({ agreements: [{ id: 'privacy', title: '隐私政策', version: '2026-11-23', changes: ['写明保存多久'] }] }))
  const accept = vi.fn(() => {
    due = false
    return {}
  })
  answer('agreementAccept', accept)
  const { user } = await openPage('/square/draw/agent-square')
  const sheet = await screen.findByRole('dialog', { name: '协议有更新' })
  expect(within(sheet).getByText('写明保存多久')).toBeTruthy()
  expect(within(sheet).getByRole('link', { name: '隐私政策' }).getAttribute('href')).toBe('/functionSquare/about/privacy')
  await user.click(within(sheet).getByRole('button', { name: '同意并继续' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '协议有更新' })).toBeNull())
  expect(accept).toHaveBeenCalledWith({ agreements: [{ id: 'privacy', version: '2026-11-23' }] })
})
