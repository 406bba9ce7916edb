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
            // Every page brings the names of all files: 42 bits tell two builds of one file apart.
            chunkFileNames: ({ name }) => `assets/${nameOf(name)}-[hash:7].js`,
            assetFileNames: ({ names }) => `assets/${nameOf(names[0] ?? 'asset')}-[hash:7][extname]`,
            codeSplitting: chunks(),
          },
        },
      },
    },
  },
  plugins: [webPlugins()],
}))
