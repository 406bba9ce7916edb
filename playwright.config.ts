import { enableCompileCache } from 'node:module'
import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'

// Every process of a run reads the same.
enableCompileCache()

/** Tests of what a hand does differently on the two; everything without a tag is done on both. */
export const onlyPhone = { tag: '@phone' }
export const onlyDesktop = { tag: '@desktop' }

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Starts the built product on a free port, with a data folder of its own, and finds a browser.
  globalSetup: './tests/e2e/support/global-setup.ts',
  fullyParallel: true,
  // One more than cores: the pictures are painted on the same ones, but most tests wait for pages.
  workers: Math.min(4, availableParallelism() + 1),
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  // Node reads these by itself, and quicker than what would translate them.
  build: { external: ['**/{contract,server,scripts}/**', '**/app.config.ts'] },
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // A trace of every test costs a fifth of the run; `npx playwright test --trace on` keeps one.
    trace: 'off',
    // What moves is drawn by the cores that do the work.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { userAgent: devices['Pixel 7'].userAgent, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, isMobile: true, hasTouch: true },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
  ],
})
