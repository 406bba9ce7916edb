import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { lateTree, tableOfFiles } from './vite-late-pages.ts'

const generated = await readFile(path.join(import.meta.dirname, '../src/app/routeTree.gen.ts'), 'utf8')

test('the tree of the browser has every address and no page; the table has the file of each', () => {
  const tree = lateTree(generated)
  const table = tableOfFiles(generated)
  for (const [, id] of generated.matchAll(/\.update\(\{\s*id: '([^']+)'/g)) {
    expect(tree).toContain(JSON.stringify(id))
    expect(table).toContain(`${JSON.stringify(id)}: () => import(`)
  }
  expect(tree.match(/pages\/(?!__root)/g)).toBeNull()
})

test('a page that lies in another is refused', () => {
  const nested = generated.replace("path: '/cashier/$id',getParentRoute: () => rootRouteImport", "path: '/$id',getParentRoute: () => CashierRoute")
  expect(nested).not.toBe(generated)
  expect(() => lateTree(nested)).toThrow('/cashier/$id does not lie right under the root')
})
