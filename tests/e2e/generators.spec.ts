import type { Page } from '@playwright/test'
import { onlyDesktop, onlyPhone } from '../../playwright.config.ts'
import { balanceOf, choosePhoto, expectLoaded, generateButton, resultOf } from './support/studio.ts'
import { drawStroke } from './support/draw.ts'
import { expect, open, test } from './support/test.ts'

const madeOf = (page: Page) => generateButton(page).click().then(() => expectLoaded(resultOf(page)))

test('what is painted over is gone, and nothing else is touched', onlyPhone, async ({ page, person, hasTouch }) => {
  await open(page, '/functionListThree/draw/erasure')
  await choosePhoto(page, 'rocket.jpg', '640 × 427')
  await drawStroke(page, hasTouch, [0.48, 0.35], [0.48, 0.75])
  await madeOf(page)
  const [work] = (await person.call('workList', {})).works
  expect(work!.description!.input['mask']).toMatchObject({ strokes: [{ mode: 'keep' }] })
  expect(work).toMatchObject({ width: 640, height: 427, kind: 'image' })
  await expect(balanceOf(page)).toContainText('9')
})

test('a photo of ours becomes a portrait, and the portrait goes on to another tool', onlyDesktop, async ({ page, person }) => {
  await open(page, '/functionListThree/draw/yhsxysz')
  await page.getByRole('button', { name: '宇航员' }).click()
  await expect(page.getByAltText('照片')).toBeVisible()
  await madeOf(page)
  const [portrait] = (await person.call('workList', {})).works
  expect(portrait).toMatchObject({ generator: 'cherry-blossom', width: 1152, height: 1536 })
})

test('a photo is told in words that paint another', onlyPhone, async ({ page, person }) => {
  await open(page, '/functionListThree/draw/imgToText')
  await choosePhoto(page, 'coffee.png', '600 × 400')
  await generateButton(page).click()
  await expect(page.getByText(/主要颜色是/).first()).toBeVisible()
  const [work] = (await person.call('workList', {})).works
  expect(work).toMatchObject({ kind: 'text', text: { prompts: { length: 4 } } })
})
