import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test'
import { findBrowser } from '../scripts/find-browser.ts'
import { runProgram } from '../tests/e2e/support/program.ts'
import { buildFloor } from './support/build-floor.ts'
import { forkServer } from './support/fork-server.ts'
import { median } from './support/median.ts'

// How heavy is a page before anybody has touched it, on a phone (390x844) whose processor is four times slower? Beside
// a bare TanStack Start page with a counter in the same run: with an open line, and over slow 4G. What the same page takes
// in a browser that runs no scripts stands behind it: so much of it is its words and pictures.
// `node benchmarks/page-weight.ts [runs] [path …]`
const [runs = '5', ...given] = process.argv.slice(2)
const paths = given.length > 0 ? given : ['/', '/functionList/draw/textDraw']
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: (750e3 / 8) * 0.9 }
/** Nothing more is asked for after that long, in milliseconds. */
const QUIET_MS = 1500

interface Visit {
  lcp: number
  hydrated: number
  requests: number
  scripts: number
  scriptBytes: number
  pictures: number
  pictureBytes: number
  shift: number
}

interface Way {
  url: string
  slow: boolean
  /** Whether the browser runs scripts. */
  scripts: boolean
}

async function visit(browser: Browser, { url, slow, scripts }: Way): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: scripts })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (slow) await cdp.send('Network.emulateNetworkConditions', SLOW_4G)
  const kinds = new Map<string, string>()
  const bytes = { Script: 0, Image: 0 }
  const counts = { all: 0, Script: 0, Image: 0 }
  let last = performance.now()
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    if (!request.url.startsWith('http')) return
    kinds.set(requestId, type)
    counts.all += 1
    if (type === 'Script' || type === 'Image') counts[type] += 1
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind === 'Script' || kind === 'Image') bytes[kind] += encodedDataLength
    if (kind) last = performance.now()
  })
  await page.addInitScript(watchHydration)
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
  // Nothing is asked of the page meanwhile: a question brings a script of Playwright's, which takes as long as a first layout.
  while (performance.now() - last < QUIET_MS) await page.waitForTimeout(200)
  const seen = await page.evaluate(readTimes)
  await context.close()
  if (scripts && seen.hydrated === 0) throw new Error(`${url} was not hydrated`)
  return {
    ...seen,
    requests: counts.all,
    scripts: counts.Script,
    scriptBytes: bytes.Script,
    pictures: counts.Image,
    pictureBytes: bytes.Image,
  }
}

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
  userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
}

/** Runs in the page, before anything of it. */
function watchHydration(): void {
  new MutationObserver((_, observer) => {
    if (document.documentElement?.dataset['hydrated'] === undefined) return
    performance.mark('hydrated')
    observer.disconnect()
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] })
}

/** Runs in the page when all is done, even in one without scripts: the browser has kept what happened. */
function readTimes() {
  const entriesOf = (type: string) => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type, buffered: true })
    return observer.takeRecords()
  }
  return {
    lcp: entriesOf('largest-contentful-paint').at(-1)?.startTime ?? 0,
    hydrated: performance.getEntriesByName('hydrated')[0]?.startTime ?? 0,
    // DOM's types do not have a shift's value yet.
    shift: entriesOf('layout-shift').reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
  }
}

const found = await findBrowser()
const browser = await chromium.launch({ executablePath: found.executablePath, args: found.args, env: { ...process.env, ...found.env } })
const data = await mkdtemp(path.join(tmpdir(), 'page-weight-'))
const product = runProgram('scripts/start.ts', { PORT: '0', DATA_DIR: data, WORKERS: '0', LOG_LEVEL: 'error' })
const built = await buildFloor()
const floor = await forkServer('floor/serve-page.ts', [built.dist])
try {
  const [, url = ''] = await product.printed(/is ready: (\S+)/)
  for (const slow of [false, true]) {
    process.stdout.write(slow ? '\nslow 4G\n' : 'open line\n')
    const pages = paths.map((path) => url.replace(/\/$/, '') + path)
    const ways: Way[] = [
      { url: floor.url + '/', slow, scripts: true },
      ...pages.flatMap((url) => [true, false].map((scripts) => ({ url, slow, scripts }))),
    ]
    const visits = ways.map((): Visit[] => [])
    // One after the other in each round, so that a busy machine is unfair to all of them. The first round warms up.
    for (let round = 0; round <= Number(runs); round++) {
      for (const [at, way] of ways.entries()) {
        const result = await visit(browser, way)
        if (round > 0) visits[at]!.push(result)
      }
    }
    const middle = (at: number, name: keyof Visit) => median(visits[at]!.map((one) => one[name]))
    for (const [at, { url, scripts }] of ways.entries()) {
      const ratio = (name: 'lcp' | 'hydrated') => `${name} ${Math.round(middle(at, name))} ms = ${(middle(at, name) / middle(0, name)).toFixed(2)} x floor`
      const kB = (name: 'scriptBytes' | 'pictureBytes') => `${Math.round(middle(at, name) / 1000)} kB`
      process.stdout.write(
        scripts
          ? `${at === 0 ? 'floor' : new URL(url).pathname}: ${ratio('lcp')}; ${ratio('hydrated')}; ${middle(at, 'requests')} requests; ` +
              `${middle(at, 'scripts')} scripts ${kB('scriptBytes')}; ${middle(at, 'pictures')} pictures ${kB('pictureBytes')}; ` +
              `largest layout shift ${Math.max(...visits[at]!.map(({ shift }) => shift)).toFixed(3)}\n`
          : `  without scripts: ${ratio('lcp')}\n`,
      )
    }
  }
} finally {
  await Promise.allSettled([browser.close(), floor.stop(), product.stop()])
  await Promise.all([built.remove(), rm(data, { recursive: true, force: true })])
}
