import type { Locator } from '@playwright/test'
import type { Stage } from './stage.ts'

// Where things are on the pages of the product, as a person finds them.

export const MAKING_MS = 240_000
const LOOK_MS = 1400

export const toolOf = ({ page }: Stage, address: string): Locator => page.locator(`main a[href="${address}"]`).last()

export const promptField = ({ page, word }: Stage): Locator => page.getByRole('textbox', { name: word('创意描述') })

export const generateButton = ({ page, word }: Stage): Locator =>
  page.locator('[data-coach=generate]').getByRole('button', { name: new RegExp(`^(${word('开始创作')}|${word('再来一次')})`) })

const resultOf = ({ page, word }: Stage): Locator => page.getByRole('link', { name: word('查看大图') }).getByRole('img')

/** Presses 'create' and waits until what is new stands there with all its pixels, in the middle. */
export async function create(stage: Stage, seconds = 2): Promise<void> {
  const { page, tap, rest, soon, show } = stage
  const result = resultOf(stage)
  const before = (await result.count()) > 0 ? await result.getAttribute('src') : null
  await tap(generateButton(stage))
  await rest()
  await soon(async () => {
    await page.waitForFunction(
      ([words, known]) => {
        const picture = document.querySelector<HTMLImageElement>(`a[aria-label="${words}"] img, a[title="${words}"] img`)
        return picture !== null && picture.getAttribute('src') !== known && picture.complete && picture.naturalWidth > 0
      },
      [stage.word('查看大图'), before] as const,
      { timeout: MAKING_MS },
    )
  }, seconds)
  await show(result)
  // It is what all was done for.
  await page.waitForTimeout(LOOK_MS)
}

/** Takes one of our photos into a form. */
export async function takeSample(stage: Stage, name: string): Promise<void> {
  const { page, tap, soon, word } = stage
  await tap(page.getByRole('button', { name: word('用示例照片：{words}').replace('{words}', word(name)) }).first())
  await soon(() => page.getByText(/\d+ × \d+/).first().waitFor(), 0.8)
}

/** Shows the finished picture beside what it was made from. */
async function compare(stage: Stage): Promise<void> {
  const { page, tap, word, draw } = stage
  await tap(page.getByRole('radio', { name: word('对比') }).or(page.getByRole('button', { name: word('对比'), exact: true })).first())
  const divider = page.getByRole('slider', { name: word('对比前后') })
  await divider.waitFor()
  const picture = divider.locator('xpath=..')
  await draw(picture, [[0.5, 0.5], [0.15, 0.5], [0.85, 0.5], [0.4, 0.5]])
}

/** How lessons about a photo end: it is made, looked at beside what it was, and `last` is what to do with it. */
export async function makeAndCompare(stage: Stage, last: 'keep' | 'publish' = 'keep'): Promise<void> {
  stage.chapter()
  await stage.line(() => create(stage))
  stage.poster()
  stage.chapter()
  await stage.line(() => compare(stage))
  await stage.line(() => stage.show(stage.page.locator(`[data-coach=${last}]`)))
}
