import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
/** What the built web app is made from. */
const sources = [
  'src',
  'contract',
  'locales',
  'public',
  'app.config.ts',
  'lingui.config.ts',
  'package-lock.json',
  'scripts/read-catalogue.ts',
  'scripts/vite-chunks.ts',
  'scripts/vite-config-parts.ts',
  'scripts/vite-late-pages.ts',
  'scripts/vite-message-slices.ts',
  'scripts/vite-plugins.ts',
  'tsconfig.json',
  'vite.config.ts',
]

/** Changes whenever the web app has to be built again. */
export async function hashSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources.map((name) => path.join(root, name)).filter((file) => existsSync(file))) {
    for (const file of await filesOf(source)) hash.update(path.relative(root, file)).update(await readFile(file))
  }
  return hash.digest('hex')
}

async function filesOf(source: string): Promise<string[]> {
  if ((await stat(source)).isFile()) return [source]
  const entries = await readdir(source, { recursive: true, withFileTypes: true })
  // The build itself writes the generated route tree.
  const files = entries.filter((entry) => entry.isFile() && !entry.name.includes('.gen.') && !entry.name.includes('.test.'))
  return files.map((entry) => path.join(entry.parentPath, entry.name)).sort()
}
