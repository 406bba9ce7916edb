import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answer } from '../../../tests/support/mock-server.ts'
import { openPage } from '../../../tests/support/open-page.tsx'
import { sampleGenerators } from '../../../tests/support/samples.ts'

const KEY = 'inkling.session'
const answered = () => (JSON.parse(localStorage.getItem(KEY)!) as { privacyConsent?: boolean }).privacyConsent
const card = () => screen.queryByRole('region', { name: '使用记录' })

beforeEach(() => {
  localStorage.setItem(KEY, '{"version":1}')
  answer('generatorList', sampleGenerators)
  answer('optionList', () => ({ loginWays: ['code'], interests: [], isShowPay: false }))
})

test.each([
  ['同意', true],
  ['不同意', false],
])('%s is kept, and nobody is asked again', async (name, consent) => {
  const { user } = await openPage('/square/draw/agent-square')
  await user.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(card()).toBeNull())
  expect(answered()).toBe(consent)
})

test('nobody is asked on the way in, but on the page after it', async () => {
  const { router } = await openPage('/functionSquare/login/index')
  await screen.findByLabelText('手机号')
  expect(card()).toBeNull()
  await router.navigate({ to: '/square/draw/agent-square' })
  await waitFor(() => expect(card()).toBeTruthy())
})

test('until it is answered nothing is recorded, and no session has a name', async () => {
  await openPage('/square/draw/agent-square')
  await waitFor(() => expect(card()).toBeTruthy())
  expect(Object.keys(localStorage)).toEqual([KEY])
})

test('a browser that refuses for all sites has answered', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  const { router } = await openPage('/square/draw/agent-square')
  await waitFor(() => expect(router.state.status).toBe('idle'))
  expect(card()).toBeNull()
  expect(answered()).toBeUndefined()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})
