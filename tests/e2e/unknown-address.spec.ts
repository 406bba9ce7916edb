import { onlyPhone } from '../../playwright.config.ts'
import { expect, isReady, test } from './support/test.ts'

const nowhere = [
  '/nowhere',
  '/functionList/draw/nothing',
  '/functionSquare/square/details?id=00000000-0000-4000-8000-000000000000',
  '/functionSquare/square/details',
  '/functionList/draw/show?id=nonsense',
]

for (const address of nowhere) {
  test(`${address} says 404 and shows the ways on`, onlyPhone, async ({ page, watch }) => {
    watch.expectProblem(/^404 GET/)
    const response = await page.goto(address)
    expect(response?.status()).toBe(404)
    await isReady(page)
    await expect(page.getByRole('heading', { name: '这里还是一张白纸' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: '首页' }).click()
    await expect(page).toHaveURL('/')
  })
}
