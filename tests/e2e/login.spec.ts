import type { Locator, Page } from '@playwright/test'
import { onlyDesktop, onlyPhone } from '../../playwright.config.ts'
import { newPhone } from './support/client.ts'
import { balanceOf, generateButton, promptOf, writePrompt } from './support/studio.ts'
import { expect, open, test } from './support/test.ts'
import { LOGIN, loginFields, proveNumber, skipWelcome } from './support/ways-in.ts'

async function demoCode(page: Page): Promise<string> {
  return page.getByText('演示模式').locator('strong').innerText()
}

test('a phone number and its code bring a new person in, with ten points', async ({ page }) => {
  await open(page, LOGIN)
  const { phone, code, consent, send, fillIn, submit } = loginFields(page)
  await submit.click()
  for (const words of ['请输入手机号', '请输入 6 位验证码', '请先勾选同意协议']) await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()

  await phone.fill('12')
  await send.click()
  await expect(page.getByText('手机号不对，请检查后再试')).toBeVisible()

  await phone.fill(newPhone())
  await send.click()
  await expect(send).toHaveText(/^\d+ 秒后重发$/)
  await expect(send).toBeDisabled()

  const wrong = String((Number(await demoCode(page)) + 1) % 10 ** 6).padStart(6, '0')
  await code.fill(wrong)
  await submit.click()
  await expect(page.getByText('请先勾选同意协议')).toBeVisible()
  await consent.check()
  await submit.click()
  await expect(page.getByText('验证码不对，还可以再试 4 次')).toBeVisible()

  await fillIn.click()
  await submit.click()
  await expect(page.getByText('登录成功')).toBeVisible()
  await skipWelcome(page)
  await expect(page).toHaveURL('/')
  await expect(balanceOf(page)).toContainText('10')

  await page.reload()
  await expect(balanceOf(page)).toContainText('10')
})

test('another code has to wait, whatever the clock of the page says', onlyPhone, async ({ page }) => {
  await page.clock.install()
  await open(page, LOGIN)
  const { phone, send } = loginFields(page)
  await phone.fill(newPhone())
  await send.click()
  await expect(send).toHaveText(/^\d+ 秒后重发$/)
  await page.clock.fastForward('01:01')
  await expect(send).toHaveText('获取验证码')
  await send.click()
  await expect(page.getByText(/验证码已经发出，\d+ 秒后可以再次获取/)).toBeVisible()
  await expect(send).toHaveText(/^\d+ 秒后重发$/)
})

test('a visitor is asked to log in and comes back to the words that were written', onlyPhone, async ({ page }) => {
  await writePrompt(page, '一只橘猫在窗台上')
  await generateButton(page).click()
  const question = page.getByRole('alertdialog', { name: '还没有登录' })
  await question.getByRole('button', { name: '取消' }).click()
  await expect(promptOf(page)).toHaveValue('一只橘猫在窗台上')
  await generateButton(page).click()
  await question.getByRole('button', { name: '去登录' }).click()

  await proveNumber(page, newPhone())
  await loginFields(page).consent.check()
  await loginFields(page).submit.click()
  await skipWelcome(page)
  await expect(page).toHaveURL('/functionList/draw/textDraw')
  await expect(promptOf(page)).toHaveValue('一只橘猫在窗台上')
  await expect(page.getByText('之后剩 9 点')).toBeVisible()
})

test('the keyboard alone is enough', onlyDesktop, async ({ page }) => {
  await open(page, LOGIN)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '跳到内容' })).toBeFocused()
  await page.keyboard.press('Enter')

  const { phone, code, consent, send, fillIn, submit } = loginFields(page)
  await tabTo(page, phone)
  await page.keyboard.type(newPhone())
  await tabTo(page, send)
  await page.keyboard.press('Enter')
  await expect(fillIn).toBeVisible()
  await tabTo(page, fillIn)
  await page.keyboard.press('Enter')
  await expect(code).not.toHaveValue('')
  await tabTo(page, consent)
  await page.keyboard.press('Space')
  await tabTo(page, submit)
  await page.keyboard.press('Enter')
  await expect(balanceOf(page)).toContainText('10')
})

/** Far more than the stops of a form. */
const MAX_STOPS = 15

async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let stop = 0; stop < MAX_STOPS && !(await isThere()); stop++) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}
