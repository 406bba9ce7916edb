import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { localeChunks } from './scripts/vite-locale-chunks.ts'

export default defineConfig(({ command }) => ({
  resolve: { tsconfigPaths: true },
  environments: {
    ssr: { resolve: { noExternal: command === 'build' ? true : undefined } },
  },
  plugins: [
    tanstackStart({
      srcDirectory: 'src',
      start: { entry: 'app/start' },
      client: { entry: 'app/client' },
      server: { entry: 'app/server' },
      router: {
        entry: 'app/router',
        routesDirectory: 'pages',
        generatedRouteTree: 'app/routeTree.gen.ts',
        indexToken: '+index',
        routeFileIgnorePrefix: '-',
        quoteStyle: 'single',
      },
      importProtection: { behavior: 'error' },
    }),
    lingui(),
    localeChunks(),
    // Before react: its compiler must see what the macros have become, or server rendering lacks their imports.
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react({ compiler: true }),
  ],
}))
