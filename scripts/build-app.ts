import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { compressFiles } from './compress.ts'
import { hashSources } from './source-stamp.ts'

const root = path.join(import.meta.dirname, '..')
const stampFile = path.join(root, 'dist/.stamp')

/** Whether dist/ was built from the sources as they are now. */
export async function isBuilt(): Promise<boolean> {
  const stamp = await readFile(stampFile, 'utf8').catch(() => undefined)
  return stamp !== undefined && stamp === (await hashSources())
}

/** Builds the web app into dist/. */
export async function buildApp(): Promise<void> {
  const stamp = await hashSources()
  const vite = path.join(path.dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error('The web app could not be built; the reason stands above.')
  await compressFiles(path.join(root, 'dist/client'))
  await writeFile(stampFile, stamp)
}
