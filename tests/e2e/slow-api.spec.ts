import { onlyPhone } from '../../playwright.config.ts'
import { makeDataDirectory, startApp } from './support/app.ts'
import { holdAnswers } from './support/held-api.ts'
import { expect, isReady, test } from './support/test.ts'

test('while another API is slow, a page shows its frame and what is on its way, and goes on when the answer comes', onlyPhone, async ({ page, url }) => {
  const api = await holdAnswers(`${url}/api`)
  const data = await makeDataDirectory()
  const app = await startApp({ DATA_DIR: data.path, API_BASE: api.base })
  try {
    api.hold()
    await page.goto(`${app.url}/?sort=latest`, { waitUntil: 'commit' })
    await expect(page.getByRole('navigation', { name: '主导航' }).last().getByRole('link', { name: '首页' })).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeVisible()
    api.release()
    await isReady(page)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('link', { name: '最新' })).toHaveAttribute('aria-current', 'page')
  } finally {
    // Pictures may still be on their way.
    await page.goto('about:blank')
    api.release()
    await app.stop()
    await api.close()
    await data.remove()
  }
})
