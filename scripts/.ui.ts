import { chromium } from 'playwright'
const base = 'http://127.0.0.1:4517', F = '/tmp/uploads/films/', P = '/work/wt/uploads/public/samples/photos/'
const locale = process.argv[2] ?? 'zh-Hans', wide = process.argv[3] === 'wide'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const ctx = await browser.newContext({ viewport: wide ? { width: 1440, height: 900 } : { width: 390, height: 844 }, hasTouch: !wide, isMobile: !wide, deviceScaleFactor: 1, baseURL: base })
await ctx.addCookies([{ name: 'inkling_locale', value: locale, url: base }])
const page = await ctx.newPage()
page.on('console', (m) => m.type() === 'error' && console.log('console', m.text().slice(0, 200)))
page.on('pageerror', (e) => console.log('pageerror', String(e).slice(0, 300)))
const common = { version: '3.0.0', channel: 'web', platform: 'pc' }, mobile = '1380000' + String(1000 + Math.floor(Math.random() * 8999))
const code = (await (await ctx.request.post('/api/login/code', { data: { ...common, mobile, phone: mobile } })).json()).data.demoCode
const inn = (await (await ctx.request.post('/api/login/mobile', { data: { ...common, mobile, phone: mobile, code, agree: true } })).json()).data
await ctx.addCookies([{ name: 'uni_id_token', value: inn.token, url: base }])
const shot = async (n: string, fullPage = false) => { await page.screenshot({ path: `/tmp/uploads/shots/${locale}${wide ? '-wide' : ''}-${n}.png`, fullPage }) }
await page.goto('/functionList/draw/live', { waitUntil: 'networkidle' })
for (const t of ['同意', 'Agree', 'Accept', '同意并继续', '全部接受', 'J’accepte', 'Aceptar', '同意する']) { const b = page.getByRole('button', { name: t, exact: false }).first(); if (await b.isVisible().catch(() => false)) { await b.click(); break } }
await shot('1-empty')
const input = page.locator('input[type=file][multiple]').first()
console.log('accept', await input.getAttribute('accept'))
const t0 = Date.now()
await input.setInputFiles([F + 'h264.mp4', P + 'cat.webp', F + 'vp9.webm', P + 'coffee.webp', F + 'hevc.mov', P + 'astronaut.webp'])
await page.waitForSelector('[aria-busy]')
await shot('2-sending')
await page.waitForFunction(() => document.querySelectorAll('ol li[data-place]').length === 6, undefined, { timeout: 90_000 })
console.log('six arrived after', Date.now() - t0)
await page.waitForLoadState('networkidle')
await page.locator('ol li[data-place]').first().scrollIntoViewIfNeeded()
await shot('3-arrived')
const names = () => page.locator('ol li[data-place]').evaluateAll((all) => all.map((e) => e.getAttribute('aria-label')))
console.log(await names())
// drag the first behind the third
const grip = page.locator('ol li[data-place="0"] button').first(), to = page.locator('ol li[data-place="3"]')
await grip.scrollIntoViewIfNeeded()
const a = (await grip.boundingBox())!, b = (await to.boundingBox())!
await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2); await page.mouse.down(); await page.mouse.move(a.x + 20, a.y + 60, { steps: 4 }); await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 8 })
await shot('4-dragging')
await page.mouse.up()
console.log('after drag', await names())
if (!wide) {
  const c = await ctx.newCDPSession(page); const g = (await page.locator('ol li[data-place="1"] button').first().boundingBox())!, d = (await page.locator('ol li[data-place="0"]').boundingBox())!
  const pt = (x: number, y: number) => [{ x, y, id: 1 }]; const y0 = await page.evaluate(() => scrollY)
  await c.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: pt(g.x + 10, g.y + 10) })
  for (let k = 1; k <= 8; k++) await c.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: pt(g.x + 10 + ((d.x + 40 - g.x - 10) * k) / 8, g.y + 10 + ((d.y + 60 - g.y - 10) * k) / 8) })
  await c.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  console.log('after touch', await names(), 'scrolled', (await page.evaluate(() => scrollY)) - y0)
}
await page.locator('ol li[data-place="2"] button').first().focus(); await page.keyboard.press('ArrowLeft'); await page.keyboard.press('ArrowLeft')
console.log('after keys', await names(), 'focus', await page.evaluate(() => document.activeElement?.closest('[data-place]')?.getAttribute('data-place')), await page.locator('[role=status].visually-hidden').allTextContents())
// hostile ones
await page.locator('input[type=file][multiple]').first().setInputFiles(['/tmp/uploads/hostile/big.mp4'])
await page.waitForSelector('[aria-busy]'); await page.waitForSelector('[aria-busy]', { state: 'detached', timeout: 60_000 })
await page.waitForTimeout(900); await shot('5-refused'); console.log('toast', await page.locator('[data-toast], [role=alert], [class*=toast]').allTextContents())
await ctx.storageState({ path: '/tmp/uploads/state.json' })
const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth); console.log('overflow', overflow)
await shot('6-whole', true)
await browser.close()
