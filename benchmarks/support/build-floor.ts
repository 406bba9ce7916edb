import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { compressFiles } from '../../scripts/compress.ts'

const ROOT = path.join(import.meta.dirname, '../..')

export interface BuiltFloor {
  /** Holds client/ and server/server.js, as the product's dist/ does. */
  dist: string
  remove(): Promise<void>
}

/** Builds benchmarks/floor/app, a bare TanStack Start page with a counter, into a temporary folder. */
export async function buildFloor(): Promise<BuiltFloor> {
  const folder = await mkdtemp(path.join(tmpdir(), 'floor-'))
  await cp(path.join(ROOT, 'benchmarks/floor/app'), folder, { recursive: true })
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  const vite = path.join(path.dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const dist = path.join(folder, 'dist')
  await compressFiles(path.join(dist, 'client'))
  return { dist, remove: () => rm(folder, { recursive: true, force: true }) }
}
