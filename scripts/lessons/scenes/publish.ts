import type { Stage } from '../stage.ts'

/** Begins with a picture that the person has made already. */
export async function publish(stage: Stage): Promise<void> {
  const { page, tap, write, show, either, soon, rest, word } = stage
  await stage.open('/functionList/draw/history')
  stage.chapter()
  await stage.line()
  await stage.line(async () => {
    await tap(page.locator('main a[href*="/functionList/draw/show"]').first())
    await soon(() => page.locator('[data-coach=publish]').waitFor(), 0.6)
    await show(page.locator('[data-coach=publish]'))
  })
  stage.chapter()
  await stage.line(() => tap(page.locator('[data-coach=publish]')))
  await stage.line(async () => {
    await write(page.getByRole('textbox', { name: word('标题') }), either({ 'zh-Hans': '山湖清晨', en: 'Mountain lake, early' }))
    await tap(page.getByRole('dialog').getByRole('button', { name: word('发布'), exact: true }))
    await soon(() => page.getByRole('dialog').waitFor({ state: 'hidden' }), 0.5)
  })
  await stage.open('/square/square/index')
  stage.chapter()
  await stage.line(async () => {
    await tap(page.locator('main a[href*="/functionSquare/square/details"]').nth(2))
    await soon(() => page.waitForURL(/details/), 0.6)
  })
  stage.poster()
  await stage.line(async () => {
    await show(page.getByRole('link', { name: word('画同款') }).or(page.getByRole('button', { name: word('画同款') })).first())
  })
  await stage.open('/functionList/draw/taskCenter')
  stage.chapter()
  await stage.line(async () => {
    await show(page.getByRole('button', { name: word('领取') }).first())
  })
  await stage.line(async () => {
    await tap(page.getByRole('button', { name: word('领取') }).first())
    await rest()
  })
}
