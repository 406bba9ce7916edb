import type { BrowserContext, Page, Request } from '@playwright/test'
import * as v from 'valibot'
import { analyticsEndpoints } from '#contract/endpoints/analytics.ts'
import { onlyPhone } from '../../playwright.config.ts'
import { expect, goToTab, open, test } from './support/test.ts'

test.use({ newcomer: true })

const REPORT = '/api/report/events'
const Report = analyticsEndpoints.reportEvents.request

/** The batches that are sent from now on. */
function watchReports(context: BrowserContext): Request[] {
  const reports: Request[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === REPORT) reports.push(request)
  })
  return reports
}

const eventsOf = (request: Request) => v.parse(Report, request.postDataJSON()).dataList
const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('inkling.track')).length)
const question = (page: Page) => page.getByRole('region', { name: '使用记录' })

async function goAround(page: Page): Promise<void> {
  for (const [name, address] of [['AI工作台', '/square/draw/agent-square'], ['我的', '/square/account/user'], ['首页', '/']] as const) {
    await goToTab(page, name, address)
    await expect(page.locator('main h1, main h2').first()).toBeVisible()
  }
}

/** As the browser does when another app or tab comes to the front. */
const hide = (page: Page) =>
  page.evaluate(() => {
    for (const [name, value] of [['hidden', true], ['visibilityState', 'hidden']] as const) Object.defineProperty(document, name, { configurable: true, get: () => value })
    document.dispatchEvent(new Event('visibilitychange'))
  })

test('who declines is asked no more, and nothing is recorded', onlyPhone, async ({ page, context }) => {
  const reports = watchReports(context)
  await open(page, '/')
  await question(page).getByRole('button', { name: '不同意' }).click()
  await expect(question(page)).toHaveCount(0)
  await goAround(page)
  await goAround(page)
  await hide(page)
  await page.reload()
  await expect(question(page)).toHaveCount(0)
  expect(reports).toEqual([])
  expect(await kept(page)).toBe(0)
})

test('who agrees is recorded in batches, and may change their mind', onlyPhone, async ({ page, context }) => {
  const reports = watchReports(context)
  await open(page, '/')
  expect(await kept(page)).toBe(0)
  await question(page).getByRole('button', { name: '同意', exact: true }).click()
  await expect(question(page)).toHaveCount(0)
  await goAround(page)
  await goAround(page)

  await expect.poll(() => reports.length).toBe(1)
  const first = eventsOf(reports[0]!)
  expect(first.length).toBeGreaterThanOrEqual(5)
  expect(first[0]).toMatchObject({ action: 'enter', userId: '', active_info: { actioninfo: { value: 0 } } })
  expect(first.some(({ action, active_info }) => action === 'page' && active_info.function === '/square/draw/agent-square')).toBe(true)
  expect(new Set(first.map(({ sessionId }) => sessionId)).size).toBe(1)
  const answer = await (await reports[0]!.response())!.json()
  expect(answer).toMatchObject({ code: 10000, data: { stored: first.length } })

  await hide(page)
  await expect.poll(() => reports.length).toBe(2)
  const rest = eventsOf(reports[1]!)
  expect(rest.at(-1)!.action).toBe('leave')
  expect(new Set([...first, ...rest].map(({ uuid }) => uuid)).size).toBe(first.length + rest.length)

  await open(page, '/functionSquare/set/index')
  await page.getByRole('switch', { name: '允许记录使用情况' }).click()
  await expect.poll(() => kept(page)).toBe(0)
  const before = reports.length
  await open(page, '/')
  await goAround(page)
  await goAround(page)
  expect(reports.length).toBe(before)
})
