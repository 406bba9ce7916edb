import path from 'node:path'
import { defineConfig } from 'vite'
import { chunks } from './scripts/vite-chunks.ts'
import { webPlugins } from './scripts/vite-plugins.ts'

/** A group's own name lists all pages that share it, and a page's is its path. */
const nameOf = (name: string) => path.basename(name.split('~')[0]!.replace(/(?:\/index)?\.\w+$/, ''))

export default defineConfig(({ command }) => ({
  resolve: { tsconfigPaths: true },
  environments: {
    // One file that needs no node_modules for the pages; in development CommonJS packages would break.
    ssr: { resolve: { noExternal: command === 'build' ? true : undefined } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            chunkFileNames: ({ name }) => `assets/${nameOf(name)}-[hash].js`,
            assetFileNames: ({ names }) => `assets/${nameOf(names[0] ?? 'asset')}-[hash][extname]`,
            codeSplitting: chunks(),
          },
        },
      },
    },
  },
  plugins: [webPlugins()],
}))
