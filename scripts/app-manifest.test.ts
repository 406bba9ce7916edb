import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { appConfig } from '#config'
import { appManifest } from './app-manifest.ts'

test.each(appConfig.locales)('what is served to install the app in %s is as it is made now', async (locale) => {
  expect(await readFile(new URL(`../public/app/${locale}.webmanifest`, import.meta.url), 'utf8')).toBe(appManifest(locale))
})
