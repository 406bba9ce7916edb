import type { BrowserContext, Page } from '@playwright/test'
import { onlyDesktop, onlyPhone } from '../../playwright.config.ts'
import { appConfig } from '#config'
import { createClient, registerWithPassword } from './support/client.ts'
import { balanceOf, generateButton, promptOf, writePrompt } from './support/studio.ts'
import { expect, open, test } from './support/test.ts'
import { logInByPassword } from './support/ways-in.ts'

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Tokens made by somebody who read this repository, from one that is good; those that look good are found to be ended. */
const badTokens: Record<string, (token: string) => string> = {
  'a forged signature': (token) => {
    const [header, claims] = token.split('.')
    return `${header}.${claims}.${'A'.repeat(86)}`
  },
  'another person': (token) => {
    const [header, , signature] = token.split('.')
    return `${header}.${base64({ uid: crypto.randomUUID(), role: [], permission: [], exp: Date.now() / 1000 + 3600 })}.${signature}`
  },
  'no signature at all': () => `${base64({ alg: 'none' })}.${base64({ uid: crypto.randomUUID(), role: [], permission: [], exp: 4102444800 })}.`,
  'a time that is over': (token) => {
    const [header, , signature] = token.split('.')
    return `${header}.${base64({ uid: crypto.randomUUID(), role: [], permission: [], exp: 1_600_000_000 })}.${signature}`
  },
  'no sense': () => 'nonsense',
}

test('a bad token is worth nothing, and no page breaks over it', onlyPhone, async ({ page, context, url, person }) => {
  for (const [what, forge] of Object.entries(badTokens)) {
    await test.step(what, async () => {
      await context.addCookies([{ name: appConfig.session.tokenKey, value: forge(person.token!), url }])
      for (const address of ['/square/account/user', '/functionList/draw/history']) {
        await open(page, address)
        await expectNobody(page, address, looksGood.has(what))
        await context.addCookies([{ name: appConfig.session.tokenKey, value: forge(person.token!), url }])
      }
    })
  }
})

const looksGood = new Set(['a forged signature', 'another person', 'no signature at all'])

/** Who is nobody sees the page as a visitor; whose session was ended is led to log in, with the way back, and is a visitor from then on. */
async function expectNobody(page: Page, address: string, ended: boolean): Promise<void> {
  if (ended) {
    await expect(page).toHaveURL(`/functionSquare/login/index?back=${encodeURIComponent(address)}`)
    await open(page, address)
  }
  await expect(page.getByRole('main').getByRole('link', { name: '登录' })).toBeVisible()
}

/** The three parts of what scripts find of the token. */
const shownParts = (page: Page) => page.evaluate((key) => (localStorage.getItem(key) ?? '').split('.'), appConfig.session.tokenKey)
const tokenCookie = async (context: BrowserContext) => (await context.cookies()).find(({ name }) => name === appConfig.session.tokenKey)

test('scripts find whose session it is, and nothing to call with', onlyPhone, async ({ page, context, url }) => {
  const password = 'Walnut-Boat-27'
  const { phone } = await registerWithPassword(url, password)
  await open(page, '/functionSquare/login/password')
  await logInByPassword(page, phone, password)
  await expect(page.getByText('登录成功')).toBeVisible()

  const cookie = await tokenCookie(context)
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  const [header, claims, signature] = cookie!.value.split('.')
  expect(await shownParts(page)).toEqual([header, claims, appConfig.session.unsigned])
  const found = await page.evaluate(() => [document.cookie, JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.documentElement.outerHTML].join())
  expect(found).not.toContain(signature)

  const anyone = createClient(url, { token: (await shownParts(page)).join('.') })
  await expect(anyone.call('userInfo', {})).rejects.toThrow('10008')
  await open(page, '/square/account/user')
  await expect(balanceOf(page)).toContainText('10')
})

test('a session of which scripts had the token goes on without it', onlyPhone, async ({ page, context, person }) => {
  const { tokenKey, unsigned } = appConfig.session
  await context.addInitScript(
    ([key, token]) => {
      if (localStorage.getItem('seeded')) return
      localStorage.setItem(key, token)
      localStorage.setItem('seeded', '1')
    },
    [tokenKey, person.token!] as const,
  )
  await open(page, '/square/account/user')
  await expect(balanceOf(page)).toContainText('10')
  expect(await tokenCookie(context)).toMatchObject({ value: person.token, httpOnly: true })
  await expect.poll(() => shownParts(page)).toEqual([...person.token!.split('.').slice(0, 2), unsigned])
})

test('who logs out without a network is logged out', onlyPhone, async ({ page, context, person, watch }) => {
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED/)
  await open(page, '/square/account/user')
  await page.getByRole('button', { name: '退出登录' }).click()
  const yes = page.getByRole('alertdialog').getByRole('button', { name: '退出' })
  await expect(yes).toBeVisible()
  await context.setOffline(true)
  await yes.click()
  await expect(page.getByText('登录后，作品和灵感值都会在这里')).toBeVisible()
  await context.setOffline(false)
  await open(page, '/square/account/user')
  await expect(page.getByText('登录后，作品和灵感值都会在这里')).toBeVisible()
  expect(await tokenCookie(context)).toBeUndefined()
  // The server did not hear of it; only this device forgot.
  expect(await person.coin()).toBe(10)
})

test('who was logged out elsewhere logs in again and loses no word', onlyDesktop, async ({ page, person, watch }) => {
  // The stream of events may be opened just then: the browser's own word on its refusal.
  watch.allowProblem(/EventSource's response has a MIME type/)
  await writePrompt(page, '写到一半的话')
  await person.call('logout', {})
  await generateButton(page).click()
  await expect(page).toHaveURL(/\/functionSquare\/login\/index\?back=/)
  await page.goBack()
  await expect(promptOf(page)).toHaveValue('写到一半的话')
})

test('logging out forgets the person', onlyPhone, async ({ page, person }) => {
  await open(page, '/square/account/user')
  await expect(balanceOf(page)).toContainText('10')
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '退出' }).click()
  await expect(page.getByText('登录后，作品和灵感值都会在这里')).toBeVisible()
  await expect(person.call('userInfo', {})).rejects.toThrow('10008')
  await page.reload()
  await expect(page.getByText('登录后，作品和灵感值都会在这里')).toBeVisible()
})

test('one device can be logged out from another, and all of them at once', onlyDesktop, async ({ page, url, visitor, otherPage }) => {
  const password = 'Walnut-Boat-27'
  const { person: lost, phone } = await registerWithPassword(url, password)
  const lostPage = await otherPage(lost)
  await open(lostPage, '/square/account/user')
  await expect(balanceOf(lostPage)).toContainText('10')

  const settings = '/functionSquare/set/index'
  await open(page, `/functionSquare/login/password?back=${encodeURIComponent(settings)}`)
  await logInByPassword(page, phone, password)
  await expect(page).toHaveURL(settings)
  await expect(page.getByText('这台设备', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^退出 / }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '退出' }).click()
  await expect(page.getByRole('button', { name: /^退出 / })).toHaveCount(0)
  const standing = () => lost.call('userInfo', {}).then(() => 'logged in', String)
  await expect.poll(standing).toContain('10008')
  await lostPage.reload()
  await expectNobody(lostPage, '/square/account/user', true)

  const other = createClient(url, await visitor.call('accountLogin', { phone, password, agree: true }))
  await page.getByRole('button', { name: '退出所有设备' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '退出' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: '登录' })).toBeVisible()
  await expect(other.call('userInfo', {})).rejects.toThrow('10008')
})
