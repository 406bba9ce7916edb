import type { Page } from '@playwright/test'
import { appConfig, type Locale } from '#config'
import { localeNames } from '../../src/shared/i18n/locales.ts'
import { onlyPhone } from '../../playwright.config.ts'
import { registerPerson } from './support/client.ts'
import { expect, open, test } from './support/test.ts'

const readsHan: readonly Locale[] = ['zh-Hans', 'zh-Hant', 'ja']
const ownPages = [
  '/square/account/user',
  '/functionList/draw/history',
  '/functionList/draw/history?view=bin',
  '/functionSquare/login/interestTags',
  '/functionSquare/login/improveInfo',
  '/functionSquare/set/personInfo',
]
const pages = [
  '/',
  '/square/draw/agent-square',
  '/functionList/draw/textDraw',
  '/functionSquare/cutout/index',
  '/functionList/draw/bjxg',
  ...ownPages,
  '/functionSquare/login/index',
  '/functionSquare/login/password',
  '/functionSquare/login/password?mode=forgot',
  '/functionSquare/login/whoauth',
  '/functionSquare/set/index',
  '/square/webview/index',
]

/** Every page where words are longest; elsewhere, as catalogues are checked to be whole, the pages most people see. */
const pagesIn = (locale: Locale) => (locale === 'es' ? pages : pages.slice(0, 4))

const isChinese = (text: string) => /\p{Script=Han}/u.test(text)
/** What stands in place of words that a catalogue does not have: six characters, such as bNxiVP. */
const isMessageId = (text: string) => /^(?=.*[a-z])(?=.+[A-Z])[\w+/]{6}$/.test(text)

/** What the interface says, to eyes and to screen readers; works carry the words of their makers. */
function readInterface(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const byPeople = 'article, h2:has(+ p), script, style'
    const words: string[] = [document.title]
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      if (parentElement?.checkVisibility() && !parentElement.closest(byPeople)) words.push(textContent ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]')) {
      if (element.closest(byPeople)) continue
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) words.push(element.getAttribute(name) ?? '')
    }
    return words.map((text) => text.trim()).filter(Boolean)
  })
}

for (const locale of appConfig.locales) {
  test(`in ${localeNames[locale]} its pages speak it and fit a phone`, onlyPhone, async ({ page, url, otherPage }) => {
    await chooseLanguage(page, locale)
    const asMember = async () => {
      const member = await otherPage(await registerPerson(url, { locale }))
      await chooseLanguage(member, locale)
      return member
    }

    let member: Page | undefined
    for (const address of pagesIn(locale)) {
      const reader = ownPages.includes(address) ? (member ??= await asMember()) : page
      await open(reader, address)
      await expect(reader.locator('html')).toHaveAttribute('lang', locale)
      await expectToFit(reader, address)
      const words = await readInterface(reader)
      expect(words.filter(isMessageId), address).toEqual([])
      if (!readsHan.includes(locale)) expect(words.filter(isChinese), address).toEqual([])
    }
  })
}

async function chooseLanguage(page: Page, locale: Locale): Promise<void> {
  await open(page, '/')
  await page.getByRole('banner').getByRole('button', { name: '语言' }).click()
  await page.getByRole('menuitemradio', { name: localeNames[locale] }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
}

async function expectToFit(page: Page, address: string): Promise<void> {
  const width = page.viewportSize()?.width
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `${address} is wider than the screen`).toBeLessThanOrEqual(width ?? 0)
}
