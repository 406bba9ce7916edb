import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { appConfig } from './app.config.ts'

export default defineConfig({
  sourceLocale: appConfig.defaultLocale,
  locales: [...appConfig.locales],
  fallbackLocales: { default: appConfig.defaultLocale },
  catalogs: [
    { path: '<rootDir>/locales/{locale}/messages', include: ['src'], exclude: ['**/*.test.*'] },
    // The server's words apart, so that browsers do not download them.
    { path: '<rootDir>/locales/{locale}/server', include: ['server'], exclude: ['**/*.test.*'] },
  ],
  format: formatter({ lineNumbers: false, origins: true }),
})
