import { onlyPhone } from '../../playwright.config.ts'
import { expect, isReady, test } from './support/test.ts'

const blank = { heading: '这里还是一张白纸', way: '首页' }
const gone = { heading: '作品不在了', way: '去广场看看' }
const nowhere = [
  ['/nowhere', blank],
  ['/functionList/draw/nothing', blank],
  ['/functionSquare/square/details?id=00000000-0000-4000-8000-000000000000', gone],
  ['/functionSquare/square/details', gone],
  ['/functionList/draw/show?id=nonsense', blank],
] as const

for (const [address, { heading, way }] of nowhere) {
  test(`${address} says 404 and shows the ways on`, onlyPhone, async ({ page, watch }) => {
    watch.expectProblem(/^404 GET/)
    const response = await page.goto(address)
    expect(response?.status()).toBe(404)
    await isReady(page)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: way }).click()
    await expect(page).toHaveURL('/')
  })
}
