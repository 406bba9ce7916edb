import type { Locator, Page } from '@playwright/test'
import path from 'node:path'
import sharp from 'sharp'
import { expect, open } from './test.ts'

/** The pages of the generators, as a person handles them. */
export const generatorPages = {
  textToImage: '/functionList/draw/textDraw',
  cutout: '/functionSquare/cutout/index',
  backgroundChange: '/functionList/draw/bjxg',
} as const

/** Among the quickest to paint; those that must be seen at work are of the other kind. */
export const QUICK_PROMPT = '满天繁星的银河'
export const SLOW_PROMPT = '日落时分的雪山湖泊，一只小船'

export const photoFile = (name: string) => path.join(import.meta.dirname, '../../fixtures/photos', name)

export const promptOf = (page: Page) => page.getByRole('textbox', { name: '创意描述' })
export const generateButton = (page: Page) => page.getByRole('button', { name: /^(开始创作|再来一次)$/ })
export const resultOf = (page: Page) => page.getByRole('link', { name: '查看大图' }).getByRole('img')
/** The picker that stands behind 'choose a photo'. */
export const photoPicker = (page: Page) => page.getByLabel('照片', { exact: true }).and(page.locator('input'))
/** What passes by in words; the same words stand beside it once more for screen readers. */
export const toastOf = (page: Page, words: string | RegExp) => page.locator('p').filter({ hasText: words })
/** Points in the top bar. */
export const balanceOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: '灵感值' })

/** Opens the page of text to image with a prompt in it. */
export async function writePrompt(page: Page, prompt: string): Promise<void> {
  await open(page, generatorPages.textToImage)
  await promptOf(page).fill(prompt)
}

export async function choosePhoto(page: Page, name: string, size: string): Promise<void> {
  await photoPicker(page).setInputFiles(photoFile(name))
  await expect(page.getByText(size)).toBeVisible()
}

/** A creation waits for its turn behind those of the tests beside it. */
const CREATION_MS = 90_000

/** A picture stands there with all its pixels. */
export async function expectLoaded(picture: Locator): Promise<void> {
  await expect(picture).toBeVisible({ timeout: CREATION_MS })
  await expect.poll(() => picture.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth)).toBeGreaterThan(0)
}

/** Presses 'save' and reads what the browser downloads. */
export async function saveWork(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: '保存' }).click()
  const download = await downloading
  return { name: download.suggestedFilename(), bytes: await sharp(await download.path()).toBuffer() }
}
