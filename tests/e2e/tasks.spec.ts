import { onlyDesktop, onlyPhone } from '../../playwright.config.ts'
import { isUnderWay } from './support/client.ts'
import { balanceOf, expectLoaded, generateButton, resultOf, SLOW_PROMPT, writePrompt } from './support/studio.ts'
import { expect, open, test } from './support/test.ts'

const HISTORY = '/functionList/draw/history'
const slow = { prompt: SLOW_PROMPT, count: 2 }

test('two tabs see the same creation', onlyDesktop, async ({ page, context, person }) => {
  const second = await context.newPage()
  await open(second, HISTORY)
  await expect(second.getByText('还没有作品，从一句话开始吧')).toBeVisible()
  await writePrompt(page, SLOW_PROMPT)
  await generateButton(page).click()
  await expect(page.getByRole('button', { name: '取消' })).toBeVisible()

  await second.reload()
  await expect(second.getByRole('progressbar', { name: '进度' }).first()).toBeVisible()
  await expectLoaded(resultOf(page))
  const [work] = (await person.call('workList', {})).works
  await expect(second.locator(`a[href="/functionList/draw/show?id=${work!.id}"]`)).toBeVisible()
  await expect(second.getByRole('progressbar', { name: '进度' })).toHaveCount(0)
})

test('a creation outlives its tab', onlyPhone, async ({ page, context, person }) => {
  await writePrompt(page, SLOW_PROMPT)
  await generateButton(page).click()
  await expect(page.getByRole('button', { name: '取消' })).toBeVisible()
  await page.close()

  const later = await context.newPage()
  await open(later, HISTORY)
  const [task] = (await person.call('taskList', {})).tasks
  if (task) await person.follow(task.id)
  await expect(later.getByRole('article').getByRole('link')).toHaveCount(1)
  expect(await person.coin()).toBe(9)
})

test('a cancelled creation gives its points back', onlyDesktop, async ({ page, person }) => {
  const { id } = await person.create('text-to-image', slow)
  await person.follow(id, isUnderWay)
  await open(page, HISTORY)
  await expect(balanceOf(page)).toContainText('9')
  await page.getByRole('button', { name: '取消' }).click()
  await expect(balanceOf(page)).toContainText('10')
  await expect(page.getByRole('progressbar')).toHaveCount(0)

  await writePrompt(page, SLOW_PROMPT)
  // One picture can be done before the press has arrived.
  await page.getByText('高级设置').click()
  await page.getByRole('group', { name: '张数' }).getByRole('button', { name: '增加' }).click({ clickCount: 3 })
  await generateButton(page).click()
  await page.getByRole('button', { name: '取消' }).click()
  await expect(page.getByRole('heading', { name: '已取消' })).toBeVisible()
  await expect(page.getByText(/已退回 \d 点灵感值/)).toBeVisible()
  expect(await person.coin()).toBe(10)
})
