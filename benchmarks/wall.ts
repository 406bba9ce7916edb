import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { build } from 'vite'
import { findBrowser } from '../scripts/find-browser.ts'
import { median } from './support/median.ts'

/**
 * Which wall of pictures a phone bears with thousands of tiles: the product's (`near`: the tiles near the window
 * between two places), all tiles with `content-visibility` (`drawn`), or @tanstack/react-virtual (`virtual`)? On a phone's screen with
 * a processor four times slower it is scrolled to the end while pages of 24 arrive, left, and come back to. Frames are
 * compared with those of the same scroll over an empty page of the same height.
 * `node benchmarks/wall.ts [tiles [rounds [wall …]]]`
 */
const TILES = Number(process.argv[2] ?? 5000)
const ROUNDS = Number(process.argv[3] ?? 3)
const STEP_PX = 240
const LONG_MS = 50
const WALLS = process.argv.length > 4 ? process.argv.slice(4) : ['near', 'drawn', 'virtual']
const ROOT = path.join(import.meta.dirname, '..')

interface Scrolled {
  frames: number
  long: number
  worst: number
  /** Of all long frames, milliseconds past the limit. */
  late: number
}

interface Measured extends Scrolled {
  heapMB: number
  elements: number
  returnMs: number
}

async function buildPage(folder: string): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { tsconfigPaths: true },
    build: { outDir: folder, lib: { entry: path.join(ROOT, 'benchmarks/wall/app.tsx'), formats: ['es'], fileName: 'app', cssFileName: 'app' } },
  })
  // What a tile of the square loads on a phone.
  await copyFile(path.join(ROOT, 'public/examples/makeup/0-320.webp'), path.join(folder, 'picture.webp'))
  const html = '<!doctype html><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/app.css"><body style="margin:0"><div id="app"></div>'
  await writeFile(path.join(folder, 'index.html'), `${html}<script type="module" src="/app.js"></script>`)
}

/** Scrolls to the end in the page, by the same step in each frame, and tells how long the frames took. */
async function scrollDown({ tiles, step, limit }: { tiles: number; step: number; limit: number }): Promise<Scrolled> {
  const seen: Scrolled = { frames: 0, long: 0, worst: 0, late: 0 }
  let last = await new Promise<number>(requestAnimationFrame)
  for (let still = 0; still < 60; ) {
    const { scrollY } = window
    window.scrollBy(0, step)
    const now = await new Promise<number>(requestAnimationFrame)
    const took = now - last
    last = now
    seen.frames++
    if (took > limit) seen.long++
    seen.late += Math.max(0, took - limit)
    seen.worst = Math.max(seen.worst, took)
    const more = window.wall ? window.wall.size() < tiles : false
    still = window.scrollY === scrollY && !more ? still + 1 : 0
  }
  return seen
}

/** Leaves the wall and comes back to the place: until it is drawn there. */
async function comeBack(): Promise<number> {
  const frame = () => new Promise<number>(requestAnimationFrame)
  const { scrollY } = window
  const place = Math.round(scrollY / 2)
  window.wall.leave()
  await frame()
  await frame()
  const start = performance.now()
  window.wall.return()
  for (;;) {
    await frame()
    window.scrollTo(0, place)
    const inSight = document.elementFromPoint(100, 300)?.closest('article')
    if (inSight && Math.abs(window.scrollY - place) < 2) return performance.now() - start
  }
}

async function openPhone(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await cdp.send('Performance.enable')
  return { context, page, cdp }
}

async function measure(browser: Browser, address: string): Promise<Measured> {
  const { context, page, cdp } = await openPhone(browser)
  await page.goto(address)
  await page.locator('article').first().waitFor()
  const scrolled = await page.evaluate(scrollDown, { tiles: TILES, step: STEP_PX, limit: LONG_MS })
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')!.value
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  const returnMs = await page.evaluate(comeBack)
  await context.close()
  return { ...scrolled, heapMB: heap / 1e6, elements, returnMs }
}

/** The same scroll where nothing is drawn: what the machine itself takes. */
async function measureEmpty(browser: Browser, height: number): Promise<Scrolled> {
  const { context, page } = await openPhone(browser)
  await page.setContent(`<div style="height:${height}px"></div>`)
  const scrolled = await page.evaluate(scrollDown, { tiles: 0, step: STEP_PX, limit: LONG_MS })
  await context.close()
  return scrolled
}

const folder = await mkdtemp(path.join(tmpdir(), 'wall-'))
await buildPage(folder)
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html', '.webp': 'image/webp' }
const server = createServer((request, response) => {
  const file = new URL(request.url ?? '/', 'http://localhost').pathname.replace(/^\/$/, '/index.html')
  readFile(path.join(folder, path.basename(file))).then(
    (bytes) => response.setHeader('Content-Type', types[path.extname(file)] ?? 'text/plain').end(bytes),
    () => response.writeHead(404).end(),
  )
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo
const found = await findBrowser()
const browser = await chromium.launch({ executablePath: found.executablePath, args: found.args, env: { ...process.env, ...found.env } })
try {
  const empty: Scrolled[] = []
  const measured = new Map<string, Measured[]>(WALLS.map((wall) => [wall, []]))
  for (let round = 0; round < ROUNDS; round++) {
    empty.push(await measureEmpty(browser, TILES * 125))
    for (const wall of WALLS) measured.get(wall)!.push(await measure(browser, `http://127.0.0.1:${port}/?wall=${wall}&tiles=${TILES}`))
  }
  const floor = median(empty.map(({ long, frames }) => long / frames))
  process.stdout.write(`${TILES} tiles; frames over ${LONG_MS} ms of an empty page: ${(100 * floor).toFixed(1)} %\n`)
  for (const [wall, runs] of measured) {
    const of = (name: keyof Measured) => median(runs.map((run) => run[name]))
    process.stdout.write(
      `${wall.padEnd(8)} frames ${of('frames')}, over ${LONG_MS} ms ${of('long')} (${((100 * of('long')) / of('frames')).toFixed(1)} %), worst ${Math.round(of('worst'))} ms, ` +
        `late ${Math.round(of('late'))} ms; heap ${of('heapMB').toFixed(1)} MB, elements ${of('elements')}; back in ${Math.round(of('returnMs'))} ms\n`,
    )
  }
} finally {
  await browser.close()
  server.close()
  await rm(folder, { recursive: true, force: true })
}
