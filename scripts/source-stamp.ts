import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
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
  for (const file of sourceFiles()) hash.update(path.relative(root, file)).update(await readFile(file))
  return hash.digest('hex')
}

/**
 * Stays the same while nobody has touched a source, and costs a tenth of reading them all. It changes with a copy of the
 * repository too, of which {@link hashSources} then tells that it is the same.
 */
export function listSources(): string {
  const hash = createHash('sha256')
  for (const file of sourceFiles()) {
    const { size, mtimeMs, ctimeMs } = statSync(file)
    hash.update(`${file} ${size} ${mtimeMs} ${ctimeMs}\n`)
  }
  return hash.digest('hex')
}

const sourceFiles = () => sources.map((name) => path.join(root, name)).filter((file) => existsSync(file)).flatMap(filesOf)

function filesOf(source: string): string[] {
  if (statSync(source).isFile()) return [source]
  const entries = readdirSync(source, { recursive: true, withFileTypes: true })
  // The build itself writes the generated route tree.
  const files = entries.filter((entry) => entry.isFile() && !entry.name.includes('.gen.') && !entry.name.includes('.test.'))
  return files.map((entry) => path.join(entry.parentPath, entry.name)).sort()
}
