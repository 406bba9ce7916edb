import { linguiTransformerBabelPreset, lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    projects: [
      {
        extends: true,
        plugins: [
          tanstackStart({
            srcDirectory: 'src',
            start: { entry: 'app/start' },
            client: { entry: 'app/client' },
            server: { entry: 'app/server' },
            router: { entry: 'app/router', routesDirectory: 'pages', generatedRouteTree: 'app/routeTree.gen.ts', indexToken: '+index', routeFileIgnorePrefix: '-', quoteStyle: 'single' },
          }),
          lingui(),
          babel({ presets: [linguiTransformerBabelPreset()] }),
          react(),
        ],
        test: { name: 'web', include: ['src/**/*.test.{ts,tsx}'], environment: 'jsdom', setupFiles: ['tests/support/web-setup.ts'] },
      },
      {
        extends: true,
        test: { name: 'engine', include: ['studio/**/*.test.ts', 'contract/**/*.test.ts', 'scripts/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
      },
      {
        extends: true,
        test: { name: 'server', include: ['server/**/*.test.ts', 'tests/faults/**/*.test.ts'], environment: 'node', testTimeout: 60_000, hookTimeout: 60_000 },
      },
    ],
  },
})
