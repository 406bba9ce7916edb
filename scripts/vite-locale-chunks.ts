import type { Plugin } from 'vite'

const VIRTUAL = 'virtual:locale-chunks'

/**
 * Tells the server which file of the browser's build holds each catalogue, so that the page can preload
 * the one it needs: otherwise hydration waits one more round trip for it.
 */
export function localeChunks(): Plugin {
  const chunks: Record<string, string> = {}
  return {
    name: 'inkling:locale-chunks',
    sharedDuringBuild: true,
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load: (id) => (id === `\0${VIRTUAL}` ? `export default ${JSON.stringify(chunks)}` : undefined),
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const locale = /locales\/([^/]+)\/messages\.po$/.exec(chunk.facadeModuleId ?? '')?.[1]
        if (locale) chunks[locale] = `/${chunk.fileName}`
      }
    },
  }
}
