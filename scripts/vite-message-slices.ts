import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin, Rolldown } from 'vite'
import { appConfig } from '../app.config.ts'
import { readCatalogue } from './read-catalogue.ts'

const root = path.join(import.meta.dirname, '..')
const nameOf = (id: string) => path.relative(root, id).replaceAll('\\', '/')
const VIRTUAL = 'virtual:message-slices'
const ENTRY = 'src/app/client.tsx'
/** Stands in the code for the name of a part's slice until all modules are known. */
const placeholder = (part: string) => `message-slice:${part}`
const placeholders = /message-slice:([^"'`]+)/g
const dynamicImports = /(?<![\w$.])import\(\s*["']([^"']+)["']\s*\)/g
const routeIds = /create(?:File|Lazy)?Route\(["']([^"']+)["']\)/

/** Stands in the code for the name of the slice of a module that is imported late. */
export const wordsOf = (id: string): string => placeholder(nameOf(id))

/**
 * Sends a browser only the words that its code can say: the entry has a slice of the catalogues, and so has every part
 * that is imported later, with the ids of all modules that come with it (less the entry's own). `import('./part')`
 * becomes `withMessages(() => import('./part'), 'its slice')`, so that nothing is drawn before its words are there.
 * The server gets to know which slices a route needs, and the page asks for them together with the code.
 */
export function messageSlices(): Plugin {
  const catalogues = new Map<string, Map<string, CompiledMessage>>()
  const idsOf = new Map<string, readonly string[]>()
  /** The files of the routes, which the browser's tree loads late. */
  const fileOf = new Map<string, string>()
  /** File names by part, relative to assets/messages; empty where a part says nothing of its own. */
  const slices = new Map<string, string>()
  /** In development, and in tests, there are whole catalogues. */
  let building = false
  const slicesOfRoutes = () =>
    Object.fromEntries([...fileOf].map(([route, file]) => [route, [slices.get(file)].filter(Boolean)]))

  return {
    name: 'inkling:message-slices',
    // After the macros, and before Vite looks at the imports.
    enforce: 'post',
    sharedDuringBuild: true,
    configResolved: ({ command }) => void (building = command === 'build'),
    async buildStart() {
      if (!building) return
      for (const locale of appConfig.locales)
        catalogues.set(locale, readCatalogue(await readFile(path.join(root, 'locales', locale, 'messages.po'), 'utf8')))
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined
      if (building && this.environment.name === 'client') return `export const entry = ${JSON.stringify(placeholder(ENTRY))}\nexport const ofRoute = {}`
      return `export const entry = ${JSON.stringify(slices.get(ENTRY) ?? '')}\nexport const ofRoute = ${JSON.stringify(slicesOfRoutes())}`
    },
    async transform(code, id) {
      if (!building || this.environment.name !== 'client' || !nameOf(id).startsWith('src/')) return undefined
      const route = routeIds.exec(code)?.[1]
      if (route && !id.includes('?')) fileOf.set(route, nameOf(id))
      const known = catalogues.get(appConfig.defaultLocale)!
      idsOf.set(id, [...code.matchAll(/["'`]([^"'`]{6})["'`]/g)].map(([, id]) => id!).filter((id) => known.has(id)))
      const targets = new Map<string, string>()
      for (const [, specifier] of code.matchAll(dynamicImports)) {
        const target = await this.resolve(specifier!, id)
        if (target && nameOf(target.id).startsWith('src/') && !isOf(id)(target.id)) targets.set(specifier!, nameOf(target.id))
      }
      if (targets.size === 0) return undefined
      const wrapped = code.replaceAll(dynamicImports, (whole, specifier: string) => {
        const part = targets.get(specifier)
        return part === undefined ? whole : `__withMessages(() => ${whole}, ${JSON.stringify(placeholder(part))})`
      })
      return { code: `import { withMessages as __withMessages } from "/src/shared/i18n/message-slices.ts";\n${wrapped}`, map: null }
    },
    renderStart() {
      if (this.environment.name !== 'client') return
      const closure = createClosure(this)
      const idsWith = (part: string) => new Set([...closure(path.join(root, part))].flatMap((id) => idsOf.get(id) ?? []))
      const inEntry = idsWith(ENTRY)
      const late = [...idsOf.keys()].flatMap((id) => (this.getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter((part) => !isOf(id)(part)))
      const parts = [...new Set(late)].map(nameOf)
      for (const part of [ENTRY, ...parts]) {
        const ids = [...idsWith(part)].filter((id) => part === ENTRY || !inEntry.has(id)).sort()
        slices.set(part, ids.length === 0 ? '' : hashOf(ids, catalogues))
        if (ids.length > 0) {
          for (const [locale, messages] of catalogues)
            this.emitFile({
              type: 'asset',
              fileName: `assets/messages/${slices.get(part)}.${locale}.json`,
              source: JSON.stringify(Object.fromEntries(ids.map((id) => [id, messages.get(id)]))),
            })
        }
      }
    },
    // For the check of what pages weigh.
    generateBundle() {
      if (!building || this.environment.name === 'client') return
      const source = JSON.stringify({ entry: slices.get(ENTRY), ofRoute: slicesOfRoutes() })
      this.emitFile({ type: 'asset', fileName: 'message-slices.json', source })
    },
    renderChunk(code) {
      if (this.environment.name !== 'client' || !code.includes(placeholder(''))) return undefined
      return { code: code.replaceAll(placeholders, (_, part: string) => slices.get(part) ?? ''), map: null }
    },
  }
}

/** Whether a module is one of those that the router makes of a route's file, which come with it. */
const isOf = (file: string) => (id: string) => id.startsWith(`${file}?tsr-split`)

/** The modules that come with one. Asking the bundler for a module takes its time, so each is asked for once. */
function createClosure(context: Rolldown.PluginContext): (id: string) => Set<string> {
  const imports = new Map<string, readonly string[]>()
  const importedBy = (id: string): readonly string[] => {
    const info = context.getModuleInfo(id)
    return info ? [...info.importedIds, ...info.dynamicallyImportedIds.filter(isOf(id))] : []
  }
  return (id) => {
    const seen = new Set([id])
    for (const module of seen) {
      const imported = imports.get(module) ?? importedBy(module)
      imports.set(module, imported)
      for (const one of imported) seen.add(one)
    }
    return seen
  }
}

/** Of the words in all languages: the code that names a slice changes with any of them, and equal slices are one file. */
const hashOf = (ids: readonly string[], catalogues: ReadonlyMap<string, ReadonlyMap<string, CompiledMessage>>) =>
  createHash('sha256')
    .update(JSON.stringify(ids.map((id) => [id, ...[...catalogues.values()].map((messages) => messages.get(id))])))
    .digest('base64url')
    .slice(0, 9)
