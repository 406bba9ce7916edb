import { onlyPhone } from '../../playwright.config.ts'
import { generateButton, resultOf, QUICK_PROMPT, promptOf } from './support/studio.ts'
import { expect, open, tabOf, test } from './support/test.ts'

/** A crowded train: 400 ms there and back, 60 kB a second. */
const train = { offline: false, latency: 400, downloadThroughput: 60_000, uploadThroughput: 30_000 }

test('on a slow network pages show what is coming, and the main job works', onlyPhone, async ({ page, context, person }) => {
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', train)
  await open(page, '/')
  await expect(page.getByText('把脑海里的画面，变成作品')).toBeVisible()

  await tabOf(page, '我的').click()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeVisible()
  await expect(page.getByRole('link', { name: '我的创作' })).toBeVisible()

  await open(page, '/functionList/draw/textDraw')
  await promptOf(page).fill(QUICK_PROMPT)
  await generateButton(page).click()
  await expect(resultOf(page)).toBeVisible()
  expect(await person.coin()).toBe(9)
})
