import type { Page } from '@playwright/test'
import { expect } from './test.ts'

export const LOGIN = '/functionSquare/login/index'

/** What the forms of the ways in consist of. */
export const loginFields = (page: Page) => ({
  phone: page.getByRole('textbox', { name: '手机号' }),
  code: page.getByRole('textbox', { name: '验证码' }),
  // What is typed unseen has no role.
  password: page.getByLabel('密码', { exact: true }),
  oldPassword: page.getByLabel('原密码', { exact: true }),
  newPassword: page.getByLabel('新密码', { exact: true }),
  consent: page.getByRole('checkbox'),
  send: page.getByRole('button', { name: /获取验证码|秒后重发/ }),
  fillIn: page.getByRole('button', { name: '填入' }),
  submit: page.getByRole('main').getByRole('button', { name: '登录' }),
})

/** Types a number and the code that it gets. */
export async function proveNumber(page: Page, number: string): Promise<void> {
  const { phone, send, fillIn } = loginFields(page)
  await phone.fill(number)
  await send.click()
  await fillIn.click()
}

/** Leaves the questions to new persons unanswered. */
export async function skipWelcome(page: Page): Promise<void> {
  for (const question of ['你喜欢画什么？', '认识一下你']) {
    await expect(page.getByRole('heading', { name: question })).toBeVisible()
    await page.getByRole('button', { name: '跳过' }).click()
  }
}

/** Logs in on the page that asks for the password. */
export async function logInByPassword(page: Page, number: string, secret: string): Promise<void> {
  const { phone, password, consent, submit } = loginFields(page)
  await phone.fill(number)
  await password.fill(secret)
  await consent.check()
  await submit.click()
}
