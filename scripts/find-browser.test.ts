import { describe, expect, it } from 'vitest'
import { findBrowser, type Machine } from './find-browser.ts'

const OWN = '/playwright/chrome'
const UNPACKED = { executablePath: '/tmp/chromium', env: { LD_LIBRARY_PATH: '/tmp/lib' } }

interface Given {
  env?: Record<string, string>
  /** Files that are there. */
  files?: string[]
  unpacks?: boolean
  installs?: boolean
}

function machineWith({ env = {}, files = [], unpacks, installs }: Given) {
  const disk = new Set(files)
  const done: string[] = []
  const machine: Machine = {
    env,
    exists: (file) => disk.has(file),
    playwrightPath: () => OWN,
    unpack: async () => (done.push('unpacked'), unpacks ? UNPACKED : undefined),
    install: () => {
      done.push('installed')
      if (installs) disk.add(OWN)
    },
  }
  return { machine, done }
}

describe('the browser for the tests', () => {
  it.each<[string, Given, string, string[]]>([
    ['the one that was chosen', { env: { CHROMIUM_PATH: '/mine' }, files: ['/mine', OWN, '/usr/bin/chromium'] }, '/mine', []],
    ["Playwright's own", { files: [OWN, '/usr/bin/chromium'] }, OWN, []],
    ["the npm package's", { files: ['/usr/bin/chromium'], unpacks: true, installs: true }, UNPACKED.executablePath, ['unpacked']],
    ["the system's Chromium", { files: ['/usr/bin/google-chrome', '/usr/bin/chromium'] }, '/usr/bin/chromium', ['unpacked']],
    ["the system's Chrome", { files: ['/usr/bin/google-chrome'], installs: true }, '/usr/bin/google-chrome', ['unpacked']],
    ['one to download', { installs: true }, OWN, ['unpacked', 'installed']],
  ])('is %s', async (_, given, expected, did) => {
    const { machine, done } = machineWith(given)
    const { executablePath, args } = await findBrowser(machine)
    expect(executablePath).toBe(expected)
    expect(args).toContain('--headless')
    expect(done).toEqual(did)
  })

  it('brings along the libraries of the npm package', async () => {
    expect((await findBrowser(machineWith({ unpacks: true }).machine)).env).toEqual(UNPACKED.env)
  })

  it('must exist where CHROMIUM_PATH says', async () => {
    const { machine } = machineWith({ env: { CHROMIUM_PATH: '/typo' }, files: [OWN] })
    await expect(findBrowser(machine)).rejects.toThrow('CHROMIUM_PATH names /typo')
  })

  it('is asked for in words where none can be had', async () => {
    await expect(findBrowser(machineWith({}).machine)).rejects.toThrow('Install Chromium')
  })
})
