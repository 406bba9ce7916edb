import { readFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Fails when the lock file lacks a package for another platform: an install on this machine can drop one silently,
 * and `npm ci` then refuses the lock on a fresh machine.
 */
interface LockedPackage {
  version?: string
  optionalDependencies?: Record<string, string>
}

const file = path.join(import.meta.dirname, '../package-lock.json')
const { packages } = JSON.parse(await readFile(file, 'utf8')) as { packages: Record<string, LockedPackage> }

const missing = Object.entries(packages).flatMap(([where, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !packages[`node_modules/${name}`] && !packages[`${where}/node_modules/${name}`])
    .map((name) => `${name} (of ${where || 'this project'})`),
)
if (missing.length > 0) {
  process.stderr.write(`Missing in package-lock.json:\n  ${missing.join('\n  ')}\nChoose versions that the registry has for every platform.\n`)
  process.exit(1)
}
process.stdout.write(`${Object.keys(packages).length} packages, every platform locked\n`)
