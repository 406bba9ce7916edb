import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { onlyDesktop, onlyPhone } from '../../playwright.config.ts'
import { drawStroke } from './support/draw.ts'
import { balanceOf, choosePhoto, expectLoaded, generateButton, generatorPages, photoFile, resultOf, saveWork } from './support/studio.ts'
import { expect, open, test } from './support/test.ts'

/** Red, green, blue, alpha of a picture's upper left corner. */
async function cornerOf(picture: Buffer): Promise<number[]> {
  return [...(await sharp(picture).ensureAlpha().extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer())]
}

test('a cat is cut out, marked by hand, and put before a blue wall', async ({ page, person, hasTouch }) => {
  await open(page, generatorPages.cutout)
  await choosePhoto(page, 'chelsea.png', '451 × 300')
  await generateButton(page).click()
  await expectLoaded(resultOf(page))
  const cutout = await saveWork(page)
  expect((await cornerOf(cutout.bytes))[3]).toBeLessThan(30)

  await test.step('strokes keep and remove', async () => {
    await page.getByRole('button', { name: '用画笔修边' }).click()
    await drawStroke(page, hasTouch, [0.4, 0.4], [0.6, 0.6])
    await page.getByRole('radio', { name: '去除' }).click()
    await drawStroke(page, hasTouch, [0.05, 0.1], [0.3, 0.05])
    await drawStroke(page, hasTouch, [0.9, 0.1], [0.95, 0.3])
    await page.getByRole('button', { name: '撤销' }).click()
  })

  await test.step('a colour takes the place of nothing', async () => {
    await page.getByRole('radio', { name: '纯色' }).click()
    await page.getByRole('button', { name: '证件蓝' }).click()
    await generateButton(page).click()
    await expect(resultOf(page)).not.toHaveAttribute('src', '')
    await expect.poll(async () => (await person.call('workList', {})).works.length).toBe(2)
    await expectLoaded(resultOf(page))
    const [red, green, blue] = await cornerOf((await saveWork(page)).bytes)
    expect([red, green, blue].map((value) => Math.round(value! / 8))).toEqual([0x43, 0x8e, 0xdb].map((value) => Math.round(value / 8)))
  })

  const [work] = (await person.call('workList', {})).works
  expect(work!.description!.input['strokes']).toMatchObject([{ mode: 'keep' }, { mode: 'remove' }])
  await expect(balanceOf(page)).toContainText('10')
})

test('a photo can be pasted', onlyDesktop, async ({ page, context, person }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, generatorPages.cutout)
  const photo = (await readFile(photoFile('coffee.png'))).toString('base64')
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([bytes], { type: 'image/png' }) })])
  }, photo)
  await page.keyboard.press('ControlOrMeta+V')
  await expect(page.getByText('600 × 400')).toBeVisible()
  expect(await person.coin()).toBe(10)
})

test('a person is taken to a beach in words, and can be compared', onlyPhone, async ({ page, person }) => {
  await open(page, generatorPages.backgroundChange)
  await choosePhoto(page, 'astronaut.png', '512 × 512')
  await generateButton(page).click()
  await expect(page.getByText('先选一个新背景')).toBeVisible()
  await page.getByRole('textbox', { name: '新背景' }).fill('傍晚的海滩')
  await generateButton(page).click()
  await expectLoaded(resultOf(page))
  await resultOf(page).click()
  // The result's panel compares as well: what is chosen there is gone when the work's page comes.
  await expect(page.getByRole('heading', { name: '效果展示' })).toBeVisible()
  await page.getByRole('radio', { name: '对比' }).click()
  const divider = page.getByRole('slider', { name: '对比前后' })
  await divider.press('End')
  await expect(divider).toHaveAttribute('aria-valuenow', '100')
  expect(await person.coin()).toBe(9)
})

test('a photo of an iPhone is read', onlyDesktop, async ({ page, person }) => {
  await open(page, generatorPages.cutout)
  await choosePhoto(page, 'cat.heic', '240 × 160')
  expect(await person.coin()).toBe(10)
})
