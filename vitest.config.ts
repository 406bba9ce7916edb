import { enableCompileCache, getCompileCacheDir } from 'node:module'
import { availableParallelism } from 'node:os'
import type { Plugin } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { webPlugins } from './scripts/vite-plugins.ts'
import { lessCollection } from './studio/pool/collect-less.ts'

// Every worker of every group loads the same libraries.
enableCompileCache()
process.env['NODE_COMPILE_CACHE'] ??= getCompileCacheDir()

/** Those that open a whole page. */
const pages = ['src/pages/**/*.test.tsx', 'src/**/*.page.test.tsx']
/** What an early one tells of needs modules that nobody has used, and a page on which nobody has moved. */
const early = ['src/**/early-*.test.tsx']

/** What is kept of a module goes by its own file, and a catalogue is made of the one it falls back to as well. */
const cataloguesAnew: Plugin = {
  name: 'inkling:catalogues-anew',
  configureVitest: ({ defineCacheKeyGenerator }) => defineCacheKeyGenerator(({ id }) => (/\.po(\?|$)/.test(id) ? false : null)),
}

/**
 * Read by Node as the product is, and not by Vite: nothing is translated, what was compiled is kept, and what pictures are
 * computed by calls its neighbours directly. It knows neither mocks of modules nor files that are not for Node.
 */
const asProduct = { viteModuleRunner: false, nodeLoader: false } as const

/** Pictures come and go by the megabyte: where the young have room, fewer of them are carried on. The rest is as in the studio's own threads. */
const roomForPictures = ['--max-semi-space-size=64', '--min-semi-space-size=32', ...lessCollection]

/** Tests that need a document. */
const browserProject = (test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  resolve: { tsconfigPaths: true },
  plugins: [webPlugins(), cataloguesAnew],
  test: {
    environment: 'jsdom',
    // Threads start sooner than processes.
    pool: 'threads',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The page links its style sheet by address, which is empty when styles are left out.
    css: { include: [/global\.css/] },
    setupFiles: ['tests/support/web-setup.ts', 'tests/support/quiet-console.ts'],
    ...test,
  },
})

export default defineConfig({
  test: {
    // One more than cores: faults and databases are waited for.
    maxWorkers: availableParallelism() + 1,
    // What a module became is kept in node_modules/.vitest-cache: half of the time of short tests was spent on it.
    fsModuleCache: true,
    projects: [
      // Modules are read once for a worker, which takes longer than these tests. A page is the whole document and a part lies in
      // one: React listens to a document for the first of them alone, so that they cannot share a worker.
      browserProject({ name: 'pages', include: pages, isolate: false }),
      browserProject({ name: 'parts', include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'], exclude: [...pages, ...early], isolate: false }),
      browserProject({ name: 'early', include: early }),
      {
        resolve: { tsconfigPaths: true },
        plugins: [webPlugins(), cataloguesAnew],
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
          experimental: asProduct,
          execArgv: roomForPictures,
          include: ['studio/**/*.test.ts'],
          // The models and OpenCV are loaded once for a worker.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          experimental: asProduct,
          execArgv: roomForPictures,
          include: ['server/**/*.test.ts', 'contract/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          // Each makes a database of its own, and shares nothing but the code.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { tsconfigPaths: true },
        // Whole programs that are killed, and the built pages; `npm run test:quick` leaves them, all engines, slow files and the browser out.
        test: { name: 'faults', include: ['tests/faults/**/*.test.ts', 'tests/pages/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
      },
    ],
  },
})
