import type { Page } from '@playwright/test'

/** The frame says so itself; of its parts, which follow one by one, React's own mark on what can be pressed tells. */
export async function isReady(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor()
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main :is(a, button)')].every((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
  )
}
