import type { Plugin } from 'vite'

const ROOT = 'rootRouteImport'
const imports = /^import \{ Route as (\w+) \} from '(.+)'$/gm
const routes = /(\w+)\.update\(\{\s*id: '([^']+)',\s*path: '([^']+)',\s*getParentRoute: \(\) => (\w+)/g

/**
 * The browser's tree of routes is made of addresses alone: the file of a page comes when its address is opened, with all that it
 * says (`src/app/late-page.ts`). The tree as it is generated has the files of all pages, which every page would load.
 */
export function latePages(): Plugin {
  return {
    name: 'inkling:late-pages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]app[\\/]routeTree\.gen\.ts$/ },
      handler: (generated) => ({ code: lateTree(generated), map: null }),
    },
  }
}

/** The code of a tree whose pages come late, from the code that the router generates; fails where a page lies in another. */
export function lateTree(generated: string): string {
  const fileOf = new Map([...generated.matchAll(imports)].map(([, name, file]) => [name!, file!]))
  const pages = [...generated.matchAll(routes)].map(([, name, id, path, parent]) => {
    if (id !== path || parent !== ROOT || !fileOf.has(name!)) throw new Error(`${id} does not lie right under the root`)
    return `${JSON.stringify(id)}: () => import(${JSON.stringify(fileOf.get(name!))}),`
  })
  if (pages.length === 0 || pages.length !== fileOf.size - 1) throw new Error('the generated tree of routes is not what it was')
  return `
import { Route as root } from ${JSON.stringify(fileOf.get(ROOT))}
import { latePage } from './late-page.ts'
const pages = {
${pages.join('\n')}
}
export const routeTree = root.addChildren(Object.entries(pages).map(([path, load]) => latePage(root, path, load)))
`
}
