import { defineConfig } from 'vite'
import { webPlugins } from './scripts/vite-plugins.ts'

export default defineConfig(({ command }) => ({
  resolve: { tsconfigPaths: true },
  environments: {
    // One file that needs no node_modules for the pages; in development CommonJS packages would break.
    ssr: { resolve: { noExternal: command === 'build' ? true : undefined } },
  },
  plugins: [webPlugins()],
}))
