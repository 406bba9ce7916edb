import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { webPlugins } from './scripts/vite-plugins.ts'

export default defineConfig({
  test: {
    // All cores: left to itself it keeps one free.
    maxWorkers: availableParallelism(),
    projects: [
      {
        resolve: { tsconfigPaths: true },
        plugins: [webPlugins()],
        test: {
          name: 'web',
          include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
          environment: 'jsdom',
          // A page for each file: threads start sooner than processes.
          pool: 'threads',
          testTimeout: 30_000,
          // The page links its style sheet by address, which is empty when styles are left out.
          css: { include: [/global\.css/] },
          setupFiles: ['tests/support/web-setup.ts', 'tests/support/quiet-console.ts'],
        },
      },
      {
        resolve: { tsconfigPaths: true },
        plugins: [webPlugins()],
        test: {
          // What needs no page: making one takes longer than these tests.
          name: 'logic',
          include: ['src/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts'],
          setupFiles: ['tests/support/quiet-console.ts'],
          // They share nothing: one worker can run them all.
          isolate: false,
        },
      },
      {
        test: {
          name: 'engine',
          include: ['studio/**/*.test.ts', 'contract/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          // The models and OpenCV are loaded once for a worker.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'tests/faults/**/*.test.ts'],
          // Each makes a database of its own, and shares nothing but the code.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
