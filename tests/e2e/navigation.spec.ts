import type { Page } from '@playwright/test'
import { onlyDesktop, onlyPhone } from '../../playwright.config.ts'
import { newPhone } from './support/client.ts'
import { generatorPages, promptOf } from './support/studio.ts'
import { expect, goToTab, isReady, open, tabOf, test } from './support/test.ts'
import { loginFields, proveNumber, skipWelcome } from './support/ways-in.ts'

for (const [written, meant] of [
  ['/draw/history?view=bin', '/functionList/draw/history?view=bin'],
  ['/login/index?back=%2Fsquare%2Faccount%2Fuser', '/functionSquare/login/index?back=%2Fsquare%2Faccount%2Fuser'],
  ['/FUNCTIONLIST/draw/textdraw', '/functionList/draw/textDraw'],
] as const) {
  test(`${written} is ${meant}, for good`, onlyPhone, async ({ url }) => {
    const answer = await fetch(url + written, { redirect: 'manual' })
    expect(answer.status).toBe(301)
    expect(new URL(answer.headers.get('location') ?? '', url).href).toBe(url + meant)
  })
}

for (const address of ['/', '/square/draw/agent-square', '/functionList/draw/textDraw', '/functionSquare/cutout/index', '/functionSquare/login/index']) {
  test(`${address} names itself by a whole address and brings a picture to share`, onlyDesktop, async ({ url }) => {
    const html = await (await fetch(`${url}${address}?sort=latest`)).text()
    const contentOf = (name: string) => new RegExp(`<meta[^>]*property="${name}"[^>]*content="([^"]*)"`).exec(html)?.[1]
    expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toBe(url + address)
    expect(contentOf('og:url')).toBe(url + address)
    const card = await fetch(contentOf('og:image') ?? '')
    expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  })
}

test('a page for persons asks a visitor to log in and comes back with its query', onlyPhone, async ({ page }) => {
  const address = '/functionSquare/set/personInfo?from=message'
  await open(page, address)
  await expect(page).toHaveURL(`/functionSquare/login/index?back=${encodeURIComponent(address)}`)
  await proveNumber(page, newPhone())
  await loginFields(page).consent.check()
  await loginFields(page).submit.click()
  await skipWelcome(page)
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('textbox', { name: '昵称' })).toBeVisible()
})

test('while one page is on its way, a tap on another does nothing', onlyPhone, async ({ page, person }) => {
  await open(page, '/')
  const gate = Promise.withResolvers<void>()
  await page.route('**/_serverFn/**', async (route) => {
    await gate.promise
    await route.continue()
  })
  await tabOf(page, '我的').click()
  await expect(page).toHaveURL('/square/account/user')
  await tabOf(page, 'AI工作台').click()
  await expect(page).toHaveURL('/square/account/user')
  gate.resolve()
  await expect(page.getByRole('main').getByText((await person.call('userInfo', {})).nickname)).toBeVisible()
  await tabOf(page, 'AI工作台').click()
  await expect(page).toHaveURL('/square/draw/agent-square')
})

test('a button that is pressed before the code of its page has come is pressed once it has', onlyPhone, async ({ page }) => {
  const gate = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto(generatorPages.textToImage, { waitUntil: 'commit' })
  await page.getByRole('button', { name: '来个灵感' }).click()
  await expect(promptOf(page)).toHaveValue('')
  gate.resolve()
  await expect(promptOf(page)).not.toHaveValue('')
})

test('a page is painted in two steps, and at once where somebody comes back to a place', onlyPhone, async ({ page }) => {
  await page.addInitScript(() => {
    // A frame that comes before the page has a body shows nothing yet.
    const look = () => {
      const later = document.querySelector('main [data-paint-later]')
      if (later) document.documentElement.dataset['seenFirst'] = getComputedStyle(later).display
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  const firstFrame = () => page.evaluate(() => document.documentElement.dataset['seenFirst'])
  await open(page, '/')
  expect(await firstFrame()).toBe('none')
  await expect(tabOf(page, '我的')).toBeVisible()
  await expect(page.getByRole('link', { name: '最新' })).toBeVisible()
  await page.reload()
  await isReady(page)
  expect(await firstFrame()).toBe('flex')
})

for (const address of ['/', '/functionList/draw/textDraw']) {
  test(`${address} has, once it answers, the rules of all its sheets in their order`, onlyPhone, async ({ page, url }) => {
    // Whoever comes first gets it as it is made.
    await expect.poll(async () => (await fetch(url + address, { headers: { 'User-Agent': await page.evaluate(() => navigator.userAgent), 'Accept-Language': 'zh-CN' } })).text()).toContain('data-later-rules')
    await open(page, address)
    const rules = await page.evaluate(async () => {
      const inOneLevel = (list: CSSRuleList): string[] =>
        [...list].flatMap((rule) => (rule instanceof CSSMediaRule && rule.conditionText === 'all' ? inOneLevel(rule.cssRules) : [rule.cssText]))
      const linked = await Promise.all(
        [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]')].map(async ({ href }) => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(await (await fetch(href)).text())
          return inOneLevel(sheet.cssRules)
        }),
      )
      return { inline: inOneLevel(document.querySelector('style')!.sheet!.cssRules), linked: linked.flat(), left: document.querySelectorAll('[data-later-rules]').length }
    })
    expect(rules.linked.length).toBeGreaterThan(100)
    expect(rules.inline).toEqual(rules.linked)
    expect(rules.left).toBe(0)
  })
}

test('a tab comes back where it was left, and so does the wall after a work', onlyPhone, async ({ page, visitor }) => {
  // The samples come one by one after a first start.
  await expect.poll(async () => (await visitor.call('squareList', {})).works.length).toBeGreaterThanOrEqual(20)
  const place = () => page.evaluate(() => Math.round(window.scrollY))
  // Visitors' pages are kept for a while.
  await expect.poll(async () => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: '最新' })).toBeVisible()
    return page.evaluate(() => document.documentElement.scrollHeight)
  }).toBeGreaterThan(2500)
  // Past the rows that are drawn at once. Who scrolls before the page has come to life stays where they are, in every frame.
  await page.evaluate(() => {
    window.scrollTo(0, 1500)
    const look = () => {
      if (Math.abs(window.scrollY - 1500) > 1) document.documentElement.dataset['seenElsewhere'] ??= String(window.scrollY)
      if (document.querySelector('main [data-paint-later]')) requestAnimationFrame(look)
    }
    look()
  })
  await isReady(page)
  await expect.poll(place).toBe(1500)
  expect(await page.evaluate(() => document.documentElement.dataset['seenElsewhere'])).toBeUndefined()

  await goToTab(page, 'AI工作台', '/square/draw/agent-square')
  await expect.poll(place).toBe(0)
  await goToTab(page, '首页', '/')
  await expect.poll(place).toBe(1500)

  // A tap while the tab is still on its way is not taken.
  await expect(async () => {
    await tapWorkInSight(page)
    await expect(page).toHaveURL(/square\/details/, { timeout: 2000 })
  }).toPass()
  await expect.poll(place).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(place).toBe(1500)
})

test('an external page is named before it is opened, and a script never is', onlyPhone, async ({ page }) => {
  const show = (uri: string) => open(page, `/square/webview/index?uri=${encodeURIComponent(uri)}`)
  // An address of no public network: nobody asks there, and it cannot be framed.
  await show('https://192.0.2.1/a?b=c')
  await expect(page.getByRole('heading', { name: '192.0.2.1' })).toBeVisible()
  const out = page.getByRole('link', { name: '在新标签页打开' })
  await expect(out).toHaveAttribute('href', 'https://192.0.2.1/a?b=c')
  await expect(out).toHaveAttribute('rel', 'noopener noreferrer')

  for (const uri of ['javascript:alert(1)', 'data:text/html,hello', 'https://me:secret@example.com/']) {
    await show(uri)
    await expect(page.getByText('这个链接打不开')).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(out).toHaveCount(0)
  }
})

/** One that can be pressed without scrolling. */
async function tapWorkInSight(page: Page): Promise<void> {
  const place = await page.locator('main a[href^="/functionSquare/square/details"]').evaluateAll((all) => {
    const boxes = all.map((work) => work.getBoundingClientRect())
    const box = boxes.find(({ top, bottom }) => top > 80 && bottom < window.innerHeight - 80)
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  })
  expect(place).toBeDefined()
  await page.mouse.click(place!.x, place!.y)
}
