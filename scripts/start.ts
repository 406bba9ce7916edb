import { readFileSync } from 'node:fs'
import { enableCompileCache, getCompileCacheDir } from 'node:module'

// Nothing else is imported before the version is known to be right: older ones fail with errors that nobody understands.
const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { engines: { node: string } }
const needed = engines.node.replace(/^\D+/, '')
if (process.versions.node.localeCompare(needed, undefined, { numeric: true }) < 0) {
  process.stderr.write(`Inkling needs Node.js ${needed} or newer; this is ${process.versions.node}. Get it from https://nodejs.org\n`)
  process.exit(1)
}

process.env['NODE_ENV'] = 'production'
// The next start is a tenth sooner; threads and programs that are started from here learn of it by the environment alone.
enableCompileCache()
process.env['NODE_COMPILE_CACHE'] ??= getCompileCacheDir()
const { buildApp, isBuilt } = await import('./build-app.ts')
if (!(await isBuilt())) {
  process.stdout.write('Building the web app. This happens once, and takes about a minute.\n')
  await buildApp().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  })
}
await import('../server/main.ts')
