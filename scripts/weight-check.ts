import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { appConfig } from '../app.config.ts'
import { buildApp, isBuilt } from './build-app.ts'
import { anyPage, budgets, type Budget } from './weight-budgets.ts'

// Fails when the HTML of a page makes the browser load more than its budget; with --list it says what every page weighs.
const dist = path.join(import.meta.dirname, '../dist')
const kB = (bytes: number) => Math.round(bytes / 100) / 10

interface Manifest {
  routes: Record<string, { preloads?: (string | { href: string })[] }>
}
interface Slices {
  entry: string
  ofRoute: Record<string, string[]>
}

/** What Start tells the server of each route; its file is the build's own, with one function in it. */
async function readManifest(): Promise<Manifest> {
  const folder = path.join(dist, 'server/assets')
  const name = (await readdir(folder)).find((file) => file.startsWith('_tanstack-start-manifest') && file.endsWith('.js'))
  if (!name) throw new Error('the build has no manifest of its routes')
  const parts = (await import(path.join(folder, name))) as Record<string, unknown>
  const make = Object.values(parts).find((part): part is () => Manifest => typeof part === 'function')
  if (!make) throw new Error("the manifest of the build's routes is not what it was: see to this check")
  return make()
}

/** As it is sent where the browser takes Brotli: small files as they are. */
const sent = async (file: string) => (await readFile(`${file}.br`).catch(() => readFile(file))).byteLength

const gzipped = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).byteLength
const sum = (sizes: number[]) => sizes.reduce((whole, size) => whole + size, 0)

const weighed = new Map<string, Promise<Budget>>()

/** Pages of the same code are weighed once. */
function weigh(scripts: string[], slices: string[]): Promise<Budget> {
  const key = [...scripts, ...slices].join()
  const known = weighed.get(key) ?? weighFiles(scripts, slices)
  weighed.set(key, known)
  return known
}

async function weighFiles(scripts: string[], slices: string[]): Promise<Budget> {
  const files = scripts.map((script) => path.join(dist, 'client', script))
  const whole = Buffer.concat(await Promise.all(files.map((file) => readFile(file))))
  const words = appConfig.locales.map(async (locale) => {
    const spoken = slices.map((slice) => readFile(path.join(dist, `client/assets/messages/${slice}.${locale}.json`)))
    return sum((await Promise.all(spoken)).map(gzipped))
  })
  return {
    gzip: kB(gzipped(whole)),
    brotli: kB(sum(await Promise.all(files.map(sent)))),
    scripts: files.length,
    words: kB(Math.max(...(await Promise.all(words)))),
  }
}

if (!(await isBuilt())) await buildApp()
const { routes } = await readManifest()
const slices = JSON.parse(await readFile(path.join(dist, 'server/message-slices.json'), 'utf8')) as Slices
const always = routes['__root__']?.preloads ?? []
const list = process.argv.includes('--list')
let failed = false
for (const [route, { preloads = [] }] of Object.entries(routes)) {
  if (route === '__root__') continue
  const scripts = [...new Set([...always, ...preloads].map((preload) => (typeof preload === 'string' ? preload : preload.href)))]
  const weight = await weigh(scripts, [slices.entry, ...(slices.ofRoute[route] ?? [])])
  const budget = budgets[route] ?? anyPage
  const parts = (Object.keys(budget) as (keyof Budget)[]).map((part) => `${part} ${weight[part]} of ${budget[part]}`)
  const heavy = (Object.keys(budget) as (keyof Budget)[]).some((part) => weight[part] > budget[part])
  failed ||= heavy
  if (heavy || list) process.stdout.write(`${heavy ? 'TOO HEAVY ' : ''}${route}: ${parts.join(', ')}\n`)
}
if (failed) process.exitCode = 1
else process.stdout.write('No page is heavier than its budget.\n')
