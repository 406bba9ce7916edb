import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { findBrowser } from '../scripts/find-browser.ts'
import { runProgram } from '../tests/e2e/support/program.ts'
import { buildFloor } from './support/build-floor.ts'
import { forkServer } from './support/fork-server.ts'
import { median } from './support/median.ts'

// How heavy is a page before anybody has touched it, on a phone (390x844) whose processor is four times slower? Beside
// a bare TanStack Start page with a counter in the same run: with an open line, and over slow 4G.
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

async function visit(browser: Browser, url: string, slow: boolean): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'zh-CN', userAgent: PHONE })
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
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'commit', timeout: 120_000 })
  await page.waitForSelector('html[data-hydrated]', { state: 'attached', timeout: 120_000 })
  await page.waitForLoadState('load')
  while (performance.now() - last < QUIET_MS) await page.waitForTimeout(200)
  const seen = await page.evaluate(() => (window as unknown as { seen: { lcp: number; shift: number; hydrated: number } }).seen)
  await context.close()
  return {
    ...seen,
    requests: counts.all,
    scripts: counts.Script,
    scriptBytes: bytes.Script,
    pictures: counts.Image,
    pictureBytes: bytes.Image,
  }
}

const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

/** Runs in the page, before anything of it. */
function watch(): void {
  const seen = { lcp: 0, shift: 0, hydrated: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => (seen.lcp = entry.startTime))).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  })
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => (seen.shift += (entry as unknown as { value: number }).value)),
  ).observe({ type: 'layout-shift', buffered: true })
  new MutationObserver((_, observer) => {
    if (document.documentElement?.dataset.hydrated === undefined) return
    seen.hydrated = performance.now()
    observer.disconnect()
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] })
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
    const targets = [floor.url + '/', ...paths.map((path) => url.replace(/\/$/, '') + path)]
    const visits = targets.map((): Visit[] => [])
    // One after the other in each round, so that a busy machine is unfair to all of them. The first round warms up.
    for (let round = 0; round <= Number(runs); round++) {
      for (const [at, target] of targets.entries()) {
        const result = await visit(browser, target, slow)
        if (round > 0) visits[at]!.push(result)
      }
    }
    const middle = (at: number, name: keyof Visit) => median(visits[at]!.map((one) => one[name]))
    for (const [at, target] of targets.entries()) {
      const ratio = (name: 'lcp' | 'hydrated') => `${name} ${Math.round(middle(at, name))} ms = ${(middle(at, name) / middle(0, name)).toFixed(2)} x floor`
      const kB = (name: 'scriptBytes' | 'pictureBytes') => `${Math.round(middle(at, name) / 1000)} kB`
      process.stdout.write(
        `${at === 0 ? 'floor' : new URL(target).pathname}: ${ratio('lcp')}; ${ratio('hydrated')}; ${middle(at, 'requests')} requests; ` +
          `${middle(at, 'scripts')} scripts ${kB('scriptBytes')}; ${middle(at, 'pictures')} pictures ${kB('pictureBytes')}; ` +
          `largest layout shift ${Math.max(...visits[at]!.map(({ shift }) => shift)).toFixed(3)}\n`,
      )
    }
  }
} finally {
  await Promise.allSettled([browser.close(), floor.stop(), product.stop()])
  await Promise.all([built.remove(), rm(data, { recursive: true, force: true })])
}
