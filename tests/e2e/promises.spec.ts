import { onlyPhone } from '../../playwright.config.ts'
import { promptOf, writePrompt } from './support/studio.ts'
import { expect, open, test } from './support/test.ts'

test('where no model is offered, pages and their cards say what is made here', onlyPhone, async ({ page, url }) => {
  await open(page, '/functionListThree/draw/htgzysz')
  await expect(page.getByRole('heading', { level: 1, name: '海棠花影写真' })).toBeVisible()
  await expect(page.getByText('海棠枝、月洞门作景，带框的一张写真')).toBeVisible()
  const card = await (await fetch(`${url}/functionListThree/draw/htgzysz`, { headers: { 'accept-language': 'fr' } })).text()
  expect(card).toMatch(/property="og:title" content="Portrait aux fleurs/)
  expect(card).toMatch(/property="og:description" content="Portrait encadré/)
  await open(page, '/square/draw/agent-square')
  await expect(page.getByRole('link', { name: /海棠花影写真/ })).toBeVisible()
})

test('a visitor sees what a prompt will come to while it is written', onlyPhone, async ({ page }) => {
  await writePrompt(page, '红色的小木屋，清晨的湖')
  const said = page.getByText(/^会画：/)
  await expect(said).toContainText('清晨')
  await expect(said).not.toContainText('画不出')
  const below = page.getByRole('button', { name: '黄昏' })
  const place = await below.boundingBox()
  await promptOf(page).fill('红色的小木屋，清晨的湖，一瓶香水')
  await expect(said).toContainText('画不出：香水')
  expect(await below.boundingBox()).toEqual(place)
})
