import type { Locator, Page } from '@playwright/test'
import { onlyDesktop, onlyPhone } from '../../playwright.config.ts'
import type { Client } from './support/client.ts'
import { newPhone } from './support/client.ts'
import { cutCall, cutRequests, cuts, expectCuts } from './support/cuts.ts'
import { choosePhoto, expectLoaded, generateButton, generatorPages, photoFile, photoPicker, promptOf, QUICK_PROMPT, resultOf, saveWork, SLOW_PROMPT, toastOf, writePrompt } from './support/studio.ts'
import { expect, isReady, open, test } from './support/test.ts'
import { LOGIN, loginFields, skipWelcome } from './support/ways-in.ts'

test.describe.configure({ mode: 'parallel' })

const offlineBar = (page: Page) => page.getByRole('status').filter({ hasText: '网络断开了' })
const reloadButton = (page: Page) => page.getByRole('status').getByRole('button', { name: '刷新' })
const worksOf = async (person: Client) => (await person.call('workList', {})).works

for (const when of cuts) {
  test(`logging in, cut ${when} each call`, onlyPhone, async ({ page, watch }) => {
    expectCuts(watch)
    await open(page, LOGIN)
    const { phone, code, consent, send, fillIn, submit } = loginFields(page)
    const number = newPhone()
    await phone.fill(number)
    await consent.check()

    const codes = await cutCall(page, 'loginCode', when)
    await send.click()
    await expect(page.getByText('网络不通，请稍后再试')).toBeVisible()
    await expect(send).toHaveText('获取验证码')
    // Nobody asked a second time.
    expect(codes.reached()).toBe(when === 'before' ? 0 : 1)
    await codes.mend()
    await send.click()
    if (when === 'during') {
      await expect(page.getByText(/验证码已经发出，\d+ 秒后可以再次获取/)).toBeVisible()
      await expect(send).toHaveText(/秒后重发/)
      await expect(phone).toHaveValue(number)
      return
    }
    await fillIn.click()
    const typed = await code.inputValue()
    const logins = await cutCall(page, 'loginMobile', when)
    await submit.click()
    await expect(page.getByText('网络不通，请稍后再试')).toBeVisible()
    await expect(code).toHaveValue(typed)
    await logins.mend()

    // The answer came, and the next call does not get through at once: that costs no other code.
    await cutCall(page, 'userInfo', when, 1)
    await submit.click()
    await expect(page.getByText('登录成功')).toBeVisible()
    await skipWelcome(page)
    await expect(page).toHaveURL('/')
  })

  test(`a photo, cut ${when} it is sent`, onlyPhone, async ({ page, person, watch }) => {
    expectCuts(watch)
    expect(person.token).toBeTruthy()
    await open(page, generatorPages.cutout)
    // Once is made good by itself.
    const once = await cutRequests(page, /\/api\/upload\/image/, when, 1)
    await choosePhoto(page, 'coffee.png', '600 × 400')
    await once.mend()

    await open(page, generatorPages.cutout)
    const lasting = await cutRequests(page, /\/api\/upload\/image/, when)
    await photoPicker(page).setInputFiles(photoFile('coffee.png'))
    await expect(toastOf(page, '上传异常，请稍后重试')).toBeVisible()
    await lasting.mend()
    await choosePhoto(page, 'coffee.png', '600 × 400')
  })

  test(`a creation, cut ${when} it is sent`, onlyPhone, async ({ page, person, watch }) => {
    expectCuts(watch)
    await writePrompt(page, QUICK_PROMPT)
    const creations = await cutCall(page, 'taskCreate', when)
    await generateButton(page).click()
    await expect(toastOf(page, '网络不通，请稍后再试')).toBeVisible()
    expect(creations.reached()).toBe(when === 'before' ? 0 : 1)
    expect(await person.coin()).toBe(when === 'before' ? 10 : 9)
    await expect(promptOf(page)).toHaveValue(QUICK_PROMPT)
    await creations.mend()

    // Over a reload as well it is the same request: nothing is made or paid twice.
    await page.reload()
    await open(page, generatorPages.textToImage)
    await generateButton(page).click()
    await expectLoaded(resultOf(page))
    expect(await person.coin()).toBe(9)
    expect(await worksOf(person)).toHaveLength(1)
  })

  test(`what is done with a work, cut ${when} each call`, onlyPhone, async ({ page, person, watch }) => {
    expectCuts(watch)
    const { id } = await person.create('text-to-image', { prompt: QUICK_PROMPT, count: 2 })
    // The one that is deleted was never public: the pages of other tests may show what is.
    const [work, unseen] = (await person.follow(id)).works
    await open(page, `/functionList/draw/show?id=${work!.id}`)
    const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
    const published = async () => (await worksOf(person)).find((each) => each.id === work!.id)

    await test.step('save', async () => {
      const files = await cutRequests(page, /\/api\/file\//, when, Infinity, (route) => route.request().resourceType() === 'fetch')
      await button('保存').click()
      await expect(toastOf(page, '网络不通，请稍后再试')).toBeVisible()
      await files.mend()
      expect((await saveWork(page)).bytes.length).toBeGreaterThan(1000)
    })

    await test.step('publish', async () => {
      const calls = await cutCall(page, 'workPublish', when)
      await button('发布').click()
      const sheet = page.getByRole('dialog', { name: '发布到广场', exact: true })
      await sheet.getByRole('textbox').fill('银河')
      await sheet.getByRole('button', { name: '发布' }).click()
      await expect(toastOf(page, '没能发布，请再试一次')).toBeVisible()
      expect(await published()).toMatchObject({ visibility: when === 'before' ? 'private' : 'public' })
      await calls.mend()
      await expect(sheet.getByRole('textbox')).toHaveValue('银河')
      await sheet.getByRole('button', { name: '发布' }).click()
      await expect(sheet).toBeHidden()
      expect(await published()).toMatchObject({ visibility: 'public', title: '银河' })
    })

    await test.step('like', async () => {
      await open(page, `/functionSquare/square/details?id=${work!.id}`)
      const heart = page.getByRole('main').getByRole('button', { name: /^喜欢/ })
      const calls = await cutCall(page, 'workLike', when)
      await heart.click()
      await expect(toastOf(page, '没能点上喜欢，请再试一次')).toBeVisible()
      // What the server has by now is what is seen.
      await expect(heart).toHaveAttribute('aria-pressed', String(when === 'during'))
      await calls.mend()
    })

    await test.step('delete', async () => {
      await open(page, '/functionList/draw/history')
      const calls = await cutCall(page, 'workDelete', when)
      const card = page.getByRole('article').filter({ has: page.locator(`a[href$="${unseen!.id}"]`) })
      await card.getByRole('button', { name: '删除' }).click()
      await expect(toastOf(page, '没能删除，请再试一次')).toBeVisible()
      await expect(card).toHaveCount(when === 'before' ? 1 : 0)
      await calls.mend()
    })

    await test.step('log out', async () => {
      await open(page, '/square/account/user')
      await cutCall(page, 'logout', when)
      await page.getByRole('button', { name: '退出登录' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: '退出' }).click()
      await expect(page.getByText('登录后，作品和灵感值都会在这里')).toBeVisible()
      await page.reload()
      await expect(page.getByText('登录后，作品和灵感值都会在这里')).toBeVisible()
    })
  })
}

test('a creation is watched through the loss of the network', onlyPhone, async ({ page, context, person, watch }) => {
  expectCuts(watch)
  // Streams alone are cut: news are asked for.
  const stream = /\/api\/task\/events/
  const streams = await cutRequests(page, stream, 'before')
  const isCut = page.waitForEvent('requestfailed', (request) => stream.test(request.url()))
  await writePrompt(page, SLOW_PROMPT)
  await generateButton(page).click()
  await expect(page.getByRole('button', { name: '取消' })).toBeVisible()
  await isCut
  await context.setOffline(true)
  await expect(offlineBar(page)).toBeVisible()
  await streams.mend()
  await context.setOffline(false)
  await expect(offlineBar(page)).toBeHidden()
  await expectLoaded(resultOf(page))
  expect(await person.coin()).toBe(9)
})

test('without a network everything says so, keeps what was typed, and sends nothing later', onlyPhone, async ({ page, context, person, watch }) => {
  expectCuts(watch)
  // The page that did not come is noted as well, by what of it failed first: its words, its styles or its code.
  watch.expectProblem(/console: (TypeError: Failed to fetch|(Type)?Error: a part did not load: (?!a part))/)
  await writePrompt(page, QUICK_PROMPT)
  await context.setOffline(true)
  await expect(offlineBar(page)).toBeVisible()
  await generateButton(page).click()
  await expect(toastOf(page, '网络断开了，连上后再试一次')).toBeVisible()
  // A page that was never seen: its place says it, and the frame stands.
  await page.getByRole('link', { name: '灵感值' }).click()
  await expect(page.getByRole('heading', { name: '网络好像断了' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()

  await context.setOffline(false)
  const wanted = page.getByRole('heading', { name: '钱包' })
  await reloadIfOffered(page, wanted)
  await expect(wanted).toBeVisible()
  // Its styles came with it.
  const unstyled = () => page.evaluate(() => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')].filter(({ sheet }) => !sheet).length)
  await expect.poll(unstyled).toBe(0)
  await page.goBack()
  await expect(promptOf(page)).toHaveValue(QUICK_PROMPT)
  expect(await person.coin()).toBe(10)
  expect((await person.call('taskList', {})).tasks).toEqual([])
})

test('a part whose code does not come fails alone, and comes when it is asked for again', onlyPhone, async ({ page, watch }) => {
  expectCuts(watch)
  await open(page, '/')
  const parts = await cutRequests(page, /\/assets\/.*menu.*\.js/, 'before')
  await page.getByRole('button', { name: '语言' }).click()
  await expect(page.getByText('这一部分没能打开')).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await parts.mend()
  await page.getByRole('button', { name: '再试一次' }).click()
  const wanted = page.getByRole('menuitemradio', { name: 'English' })
  if (await reloadIfOffered(page, wanted)) await page.getByRole('button', { name: '语言' }).click()
  await expect(wanted).toBeVisible()
})

test('a part whose code was lost on the way once comes by itself', onlyPhone, async ({ page, watch }) => {
  expectCuts(watch)
  await open(page, '/')
  await cutRequests(page, /\/assets\/.*menu.*\.js/, 'before', 1)
  await page.getByRole('button', { name: '语言' }).click()
  const wanted = page.getByRole('menuitemradio', { name: 'English' })
  if (await reloadIfOffered(page, wanted)) await page.getByRole('button', { name: '语言' }).click()
  await expect(wanted).toBeVisible()
})

test('a page whose code is gone with an old release offers to reload, and what was typed comes back', onlyDesktop, async ({ page, watch }) => {
  watch.expectProblem(/404 (GET|HEAD) .*\/assets\//)
  await open(page, LOGIN)
  const { phone } = loginFields(page)
  await phone.fill('13800138000')
  await page.route(/\/assets\/menu/, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' }))
  await page.getByRole('button', { name: '语言' }).click()
  await expect(page.getByRole('status').filter({ hasText: '有新版本' })).toBeVisible()
  await expect(phone).toHaveValue('13800138000')
  await page.unrouteAll()
  await reload(page)
  await expect(phone).toHaveValue('13800138000')
})

test('a call that is never answered ends after a minute of the page', onlyPhone, async ({ page }) => {
  await page.clock.install()
  await open(page, LOGIN)
  const { phone, send } = loginFields(page)
  await phone.fill(newPhone())
  let asked = () => {}
  const called = new Promise<void>((resolve) => (asked = resolve))
  await page.route(/\/_serverFn\//, () => asked())
  await send.click()
  await called
  await expect(page.locator('button[aria-busy=true]')).toBeVisible()
  await page.clock.fastForward('01:00')
  await expect(page.getByText('等得太久了，请稍后再试')).toBeVisible()
  await expect(send).toHaveText('获取验证码')
})

/** Answers whether the code of what is wanted came with a reload alone: Chromium before 156 keeps a module's failure, and the page offers one. */
async function reloadIfOffered(page: Page, wanted: Locator): Promise<boolean> {
  await expect(wanted.or(reloadButton(page)).first()).toBeVisible()
  const isOffered = await reloadButton(page).isVisible()
  if (isOffered) await reload(page)
  return isOffered
}

async function reload(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load')
  await reloadButton(page).click()
  await loaded
  await isReady(page)
}
