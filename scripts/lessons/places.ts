import type { Locator } from '@playwright/test'
import type { Stage } from './stage.ts'

// Where things are on the pages of the product, as a person finds them.

const MAKING_MS = 180_000

export const toolOf = ({ page }: Stage, address: string): Locator => page.locator(`main a[href="${address}"]`).last()

export const promptField = ({ page, word }: Stage): Locator => page.getByRole('textbox', { name: word('创意描述') })

export const generateButton = ({ page, word }: Stage): Locator =>
  page.locator('[data-coach=generate]').getByRole('button', { name: new RegExp(`^(${word('开始创作')}|${word('再来一次')})`) })

const resultOf = ({ page, word }: Stage): Locator => page.getByRole('link', { name: word('查看大图') }).getByRole('img')

/** Until a creation stands there with all its pixels. */
export async function waitForResult(stage: Stage): Promise<void> {
  const result = resultOf(stage)
  await result.waitFor({ timeout: MAKING_MS })
  await stage.page.waitForFunction((picture) => picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0, await result.elementHandle())
}

/** Takes one of our photos into a form. */
export async function takeSample(stage: Stage, name: string): Promise<void> {
  const { page, tap, soon, word } = stage
  await tap(page.getByRole('button', { name: word('用示例照片：{words}').replace('{words}', word(name)) }).first())
  await soon(() => page.getByText(/\d+ × \d+/).first().waitFor(), 0.8)
}

/** Shows the finished picture beside what it was made from. */
export async function compare(stage: Stage): Promise<void> {
  const { page, tap, word, draw } = stage
  await tap(page.getByRole('radio', { name: word('对比') }).or(page.getByRole('button', { name: word('对比'), exact: true })).first())
  const divider = page.getByRole('slider', { name: word('对比前后') })
  await divider.waitFor()
  const picture = divider.locator('xpath=..')
  await draw(picture, [[0.5, 0.5], [0.15, 0.5], [0.85, 0.5], [0.4, 0.5]])
}
