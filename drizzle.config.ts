import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/platform/**/*.table.ts', './server/domains/**/*.table.ts', './server/payments/**/*.table.ts'],
  out: './server/platform/database/migrations',
})
