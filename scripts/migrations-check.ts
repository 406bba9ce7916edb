import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import config from '../drizzle.config.ts'

// Fails when a table was changed without a migration: generating into a copy must add nothing.
const root = path.join(import.meta.dirname, '..')
const migrations = path.join(root, 'server/platform/database/migrations')
const drizzleKit = path.join(path.dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs')

// drizzle-kit takes only folders below the working directory.
const copy = await mkdtemp(path.join(root, 'node_modules/.migrations-'))
try {
  await cp(migrations, copy, { recursive: true })
  const configFile = path.join(copy, 'drizzle.config.json')
  await writeFile(configFile, JSON.stringify({ ...config, out: path.relative(root, copy) }))
  await promisify(execFile)(process.execPath, [drizzleKit, 'generate', '--config', path.relative(root, configFile)], { cwd: root })
  const count = async (folder: string) => (await readdir(folder)).filter((name) => name.endsWith('.sql')).length
  if ((await count(copy)) > (await count(migrations))) {
    process.stderr.write('Tables have changed without a migration. Run `npx drizzle-kit generate` and keep what it writes.\n')
    process.exitCode = 1
  }
} finally {
  await rm(copy, { recursive: true, force: true })
}
