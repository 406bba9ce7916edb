import type { Locator } from '@playwright/test'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { onlyDesktop, onlyPhone } from '../../playwright.config.ts'
import { CHAT_NICKNAME } from './support/chat-platform.ts'
import { newPhone, registerPerson } from './support/client.ts'
import { balanceOf, choosePhoto, generateButton, generatorPages, toastOf } from './support/studio.ts'
import { expect, open, test } from './support/test.ts'
import { LOGIN, logInByPassword, loginFields, proveNumber, skipWelcome } from './support/ways-in.ts'

test('a password is chosen after a code, is enough from then on, and is changed', onlyPhone, async ({ page }) => {
  const phone = newPhone()
  const [first, second] = ['Walnut-Boat-27', 'Pepper.Cloud.81'] as const
  const { consent, oldPassword, newPassword } = loginFields(page)

  await open(page, '/functionSquare/login/password?mode=forgot')
  await proveNumber(page, phone)
  await consent.check()
  await page.getByRole('button', { name: '下一步' }).click()
  await newPassword.fill('short')
  await page.getByRole('button', { name: '保存密码' }).click()
  await expect(page.getByText('至少 8 个字符')).toBeVisible()
  await newPassword.fill(first)
  await page.getByRole('button', { name: '保存密码' }).click()
  await skipWelcome(page)
  await expect(balanceOf(page)).toContainText('10')

  await open(page, '/functionSquare/login/password')
  await oldPassword.fill(second)
  await newPassword.fill(second)
  await page.getByRole('button', { name: '修改密码' }).click()
  await expect(page.getByText('原密码不对，请再试一次')).toBeVisible()
  await oldPassword.fill(first)
  await page.getByRole('button', { name: '修改密码' }).click()
  await expect(toastOf(page, '密码已修改')).toBeVisible()

  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '退出' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: '登录' })).toBeVisible()
  await open(page, '/functionSquare/login/password')
  await logInByPassword(page, phone, first)
  await expect(page.getByText('手机号或密码不对，请检查后再试')).toBeVisible()
  await loginFields(page).password.fill(second)
  await loginFields(page).submit.click()
  await expect(page).toHaveURL('/')
  await expect(balanceOf(page)).toContainText('10')
})

test('a chat account comes in, binds a number when one is needed, and is known the next time', onlyPhone, async ({ page }) => {
  const enter = async () => {
    await open(page, LOGIN)
    await loginFields(page).consent.check()
    await page.getByRole('button', { name: '用微信继续' }).click()
  }
  await enter()
  await expect(page.getByRole('heading', { name: `你好，${CHAT_NICKNAME}` })).toBeVisible()
  await page.getByRole('button', { name: '以后再说' }).click()
  await skipWelcome(page)
  await expect(balanceOf(page)).toContainText('0')

  await open(page, generatorPages.cutout)
  await choosePhoto(page, 'chelsea.png', '451 × 300')
  await generateButton(page).click()
  const popup = page.getByRole('dialog', { name: '绑定手机号' })
  await expect(popup).toBeVisible()
  await proveNumber(page, newPhone())
  await popup.getByRole('button', { name: '绑定', exact: true }).click()
  await expect(toastOf(page, '手机号已绑定，送你 10 点灵感值')).toBeVisible()
  await expect(popup).toHaveCount(0)
  await expect(balanceOf(page)).toContainText('10')

  await open(page, '/square/account/user')
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '退出' }).click()
  await expect(page.getByText('登录后，作品和灵感值都会在这里')).toBeVisible()
  await enter()
  await expect(page).toHaveURL('/')
  await expect(balanceOf(page)).toContainText('10')
})

test('a return that this browser did not ask for is not followed', onlyPhone, async ({ page }) => {
  await open(page, '/functionSquare/login/whoauth?code=somebody-elses&state=somebody-elses')
  await expect(page.getByText('为了安全，请重新授权')).toBeVisible()
  await expect(page.getByRole('button', { name: '用微信继续' })).toBeVisible()
})

test('a phone that is logged in lets a computer in by a picture', onlyDesktop, async ({ page, url, otherPage }) => {
  const phone = await otherPage(await registerPerson(url))
  const mine = '/square/account/user'
  await open(page, `${LOGIN}?back=${encodeURIComponent(mine)}`)
  const panel = page.getByRole('region', { name: '扫码登录' })
  const address = await readQrCode(panel.getByRole('img', { name: '登录二维码' }))
  expect(address).toContain(`${url}/functionSquare/login/whoauth?qr=`)

  await open(phone, address)
  await expect(phone.getByRole('heading', { name: '让这台设备登录吗？' })).toBeVisible()
  await expect(panel.getByText('已扫码，请在手机上确认')).toBeVisible()
  await phone.getByRole('button', { name: '确认是我' }).click()
  await expect(phone.getByRole('heading', { name: '已确认' })).toBeVisible()
  await expect(page).toHaveURL(mine)
  await expect(balanceOf(page)).toContainText('10')
})

async function readQrCode(picture: Locator): Promise<string> {
  const { data, info } = await sharp(await picture.screenshot()).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? 'no code was found'
}
