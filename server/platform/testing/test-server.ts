import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import * as v from 'valibot'
import { processState } from '../database/embedded/postmaster-file.ts'
import { quickFolder } from './quick-folder.ts'

const START_TIMEOUT_MS = 60_000

const Ready = v.union([v.object({ url: v.string(), pid: v.number() }), v.object({ error: v.string() })])

/** Name of the migrated database that every test's own database is a copy of. */
export const TEMPLATE = 'template_inkling'

/**
 * Address of the PostgreSQL server that all test files of one run share. The first to ask starts it, as a process of
 * its own that ends when the test runner does, however that ends.
 */
export async function testServerUrl(): Promise<string> {
  // Test files run in processes that the runner starts: they share a parent.
  const home = path.join(await quickFolder(), `inkling-test-${process.ppid}`)
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    const isFirst = await mkdir(home, { mode: 0o755 }).then(
      () => true,
      () => false,
    )
    if (isFirst) launch(home)
    const text = await readFile(path.join(home, 'ready.json'), 'utf8').catch(() => undefined)
    if (text !== undefined) {
      const ready = v.parse(Ready, JSON.parse(text))
      if ('error' in ready) throw new Error(`The test database did not start: ${ready.error}`)
      if ((await processState(ready.pid)) !== 'gone') return ready.url
      // Left by a run long ago whose number the system has given again.
      await rm(home, { recursive: true, force: true })
    }
    await delay(20)
  }
  throw new Error('The test database did not start in time')
}

function launch(home: string): void {
  const program = path.join(import.meta.dirname, 'run-test-server.ts')
  spawn(process.execPath, [program, home, String(process.ppid)], { detached: true, stdio: 'ignore' }).unref()
}
