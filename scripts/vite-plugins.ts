import path from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import type { Plugin, PluginOption } from 'vite'
import { configParts } from './vite-config-parts.ts'
import { latePages } from './vite-late-pages.ts'
import { messageSlices } from './vite-message-slices.ts'

/**
 * What the compiler remembers weighs more than it saves for parts that are seldom drawn twice. It is for the photo editor,
 * which is drawn with every movement of a finger.
 */
const drawnOnce = [/node_modules/, /\/src\/(?!features\/create\/editor\/)/]

/** Icons of lucide-react are made by our own few lines; the library's know many properties that we do not use. */
function lightIcons(): Plugin {
  const own = path.join(import.meta.dirname, '../src/shared/ui/icon/create-icon.ts')
  return {
    name: 'inkling:light-icons',
    enforce: 'pre',
    resolveId: { filter: { id: /createLucideIcon\.mjs$/ }, handler: (_, importer) => (importer?.includes('lucide-react') ? own : undefined) },
  }
}

/** The browser calls server functions by our own few lines; the framework's bring a serialiser of any kind of value. */
function lightCalls(): Plugin {
  const own = path.join(import.meta.dirname, '../src/shared/api/server-fn-fetcher.ts')
  return {
    name: 'inkling:light-calls',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: { filter: { id: /serverFnFetcher\.js$/ }, handler: () => own },
  }
}

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
        // Nobody reads it, and every start of the web app, its build and its tests took two to three seconds to write it neatly.
        enableRouteTreeFormatting: false,
        // What a loader needs comes with its page, and not with every page.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']] },
      },
      importProtection: { behavior: 'error' },
    }),
    latePages(),
    lingui(),
    messageSlices(),
    lightIcons(),
    lightCalls(),
    // Before react: its compiler must see what the macros have become, or server rendering lacks their imports.
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react({ compiler: true, exclude: drawnOnce }),
    configParts(),
  ]
}
