import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'
import { localeChunks } from './vite-locale-chunks.ts'

/** What turns src/ into the web app; the same for its build and for its tests. */
export function webPlugins(): PluginOption[] {
  return [
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
        routeFileIgnorePattern: '\\.test\\.',
        quoteStyle: 'single',
      },
      importProtection: { behavior: 'error' },
    }),
    lingui(),
    localeChunks(),
    // Before react: its compiler must see what the macros have become, or server rendering lacks their imports.
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react({ compiler: true }),
  ]
}
