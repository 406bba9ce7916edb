import type { Plugin } from 'vite'
import { wordsOf } from './vite-message-slices.ts'

const ROOT = 'rootRouteImport'
/** Asks for the files of the pages instead of their tree. */
const FILES = '?files'
const imports = /^import \{ Route as (\w+) \} from '(.+)'$/gm
const routes = /(\w+)\.update\(\{\s*id: '([^']+)',\s*path: '([^']+)',\s*getParentRoute: \(\) => (\w+)/g
const routePath = /createFileRoute\(["']([^"']+)["']\)/

/**
 * The browser's tree of routes is made of addresses alone: the file of a page comes when its address is opened, with all that it
 * says (`src/app/late-page.ts`), and so does the table of all files (`src/app/page-files.ts`). The tree as it is generated
 * has the files of all pages, which every page would load.
 */
export function latePages(): Plugin[] {
  const inBrowser = { apply: 'build', applyToEnvironment: ({ name }) => name === 'client' } satisfies Partial<Plugin>
  return [
    {
      name: 'inkling:late-pages',
      ...inBrowser,
      enforce: 'pre',
      transform: {
        filter: { id: /[\\/]app[\\/]routeTree\.gen\.ts(?:\?files)?$/ },
        handler: (generated, id) => ({ code: id.endsWith(FILES) ? tableOfFiles(generated) : lateTree(generated), map: null }),
      },
    },
    {
      name: 'inkling:pages-tell-that-they-are-here',
      ...inBrowser,
      // After the router has made several modules of a page's file.
      enforce: 'post',
      transform: {
        filter: { id: /[\\/]src[\\/]pages[\\/][^?]+\.tsx$/, code: routePath },
        handler(code, id) {
          const path = routePath.exec(code)![1]
          const told = `\nimport { registerPage } from '/src/app/page-files.ts'\nregisterPage(${JSON.stringify(path)}, { Route }, ${JSON.stringify(wordsOf(id))})`
          return { code: code + told, map: null }
        },
      },
    },
  ]
}

/** The code of a tree whose pages come late, from the code that the router generates; fails where a page lies in another. */
export function lateTree(generated: string): string {
  const { root, pages } = readTree(generated)
  return `
import { Route as root } from ${JSON.stringify(root)}
import { latePage } from './late-page.ts'
import { loadPage } from './page-files.ts'
const readTable = () => import('./routeTree.gen.ts${FILES}')
const paths = ${JSON.stringify(pages.map(({ path }) => path))}
export const routeTree = root.addChildren(paths.map((path) => latePage(root, path, () => loadPage(path, readTable))))
`
}

/** The code of the table that has the file of every page, by path. */
export function tableOfFiles(generated: string): string {
  const lines = readTree(generated).pages.map(({ path, file }) => `${JSON.stringify(path)}: () => import(${JSON.stringify(file)}),`)
  return `export const pages = {\n${lines.join('\n')}\n}\n`
}

function readTree(generated: string): { root: string; pages: { path: string; file: string }[] } {
  const fileOf = new Map([...generated.matchAll(imports)].map(([, name, file]) => [name!, file!]))
  const pages = [...generated.matchAll(routes)].map(([, name, id, path, parent]) => {
    const file = fileOf.get(name!)
    if (id !== path || parent !== ROOT || !file) throw new Error(`${id} does not lie right under the root`)
    return { path: id!, file }
  })
  if (pages.length === 0 || pages.length !== fileOf.size - 1) throw new Error('the generated tree of routes is not what it was')
  return { root: fileOf.get(ROOT)!, pages }
}
