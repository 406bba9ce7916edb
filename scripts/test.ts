import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildApp, isBuilt } from './build-app.ts'
import { countPlaywright, countVitest, type Counts } from './test-counts.ts'

// Every test there is, the real browser included; the last line is `N passed, N failed`.
const root = path.join(import.meta.dirname, '..')
const { resolve } = createRequire(import.meta.url)
const beside = (module: string, file: string) => path.join(path.dirname(resolve(`${module}/package.json`)), file)

interface Runner {
  program: string
  args: string[]
  /** How it is told where its report goes. */
  report: (file: string) => { args?: string[]; env?: Record<string, string> }
  count: (report: unknown) => Counts
}

const runners: Runner[] = [
  {
    program: beside('vitest', 'vitest.mjs'),
    args: ['run', '--reporter=default', '--reporter=json'],
    report: (file) => ({ args: [`--outputFile.json=${file}`] }),
    count: countVitest,
  },
  {
    program: beside('@playwright/test', 'cli.js'),
    args: ['test', '--reporter=list,json'],
    report: (file) => ({ env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }),
    count: countPlaywright,
  },
]

async function run({ program, args, report, count }: Runner, file: string): Promise<Counts> {
  const { args: more = [], env = {} } = report(file)
  const child = spawn(process.execPath, [program, ...args, ...more], { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  const [code] = (await once(child, 'exit')) as [number | null]
  const counts = await readFile(file, 'utf8').then(
    (text) => count(JSON.parse(text)),
    (): Counts => ({ passed: 0, failed: 1 }),
  )
  // It may have a reason that its report does not count.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

// Before the clock of any test runs.
if (!(await isBuilt())) await buildApp()
const folder = await mkdtemp(path.join(tmpdir(), 'inkling-test-reports-'))
const total: Counts = { passed: 0, failed: 0 }
for (const [at, runner] of runners.entries()) {
  const { passed, failed } = await run(runner, path.join(folder, `${at}.json`))
  total.passed += passed
  total.failed += failed
}
await rm(folder, { recursive: true })
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = total.failed > 0 ? 1 : 0
