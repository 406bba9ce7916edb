import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { compressFiles } from './compress.ts'
import { hashSources, listSources } from './source-stamp.ts'

const root = path.join(import.meta.dirname, '..')
const stampFile = path.join(root, 'dist/.stamp')

/** What dist/ was built from: a hash of the sources, and of their list as it was when they were last compared. */
interface Stamp {
  sources: string
  list: string
}

/** Whether dist/ was built from the sources as they are now. */
export async function isBuilt(): Promise<boolean> {
  const stamp = await readStamp()
  const list = listSources()
  if (stamp?.list === list) return true
  if (stamp === undefined || stamp.sources !== (await hashSources())) return false
  // Where nothing may be written, they are compared again the next time.
  await writeStamp({ ...stamp, list }).catch(() => {})
  return true
}

/** At once for others who start now: half of a stamp would have them build. */
async function writeStamp(stamp: Stamp): Promise<void> {
  const draft = `${stampFile}.${process.pid}`
  await writeFile(draft, JSON.stringify(stamp))
  await rename(draft, stampFile)
}

async function readStamp(): Promise<Stamp | undefined> {
  try {
    // Written below; what cannot be read is built anew.
    return JSON.parse(await readFile(stampFile, 'utf8')) as Stamp
  } catch {
    return undefined
  }
}

/** Builds the web app into dist/. */
export async function buildApp(): Promise<void> {
  // The list first: what changes in between is in neither, or in the hash alone.
  const list = listSources()
  const stamp = { list, sources: await hashSources() }
  const vite = path.join(path.dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error('The web app could not be built; the reason stands above.')
  await compressFiles(path.join(root, 'dist/client'))
  await writeStamp(stamp)
}
