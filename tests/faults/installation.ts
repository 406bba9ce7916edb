import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { startApp, type App, type DataFolder } from '../e2e/support/app.ts'
import { registerPerson, type Client } from '../e2e/support/client.ts'

/** A running installation that is to be struck, and somebody who uses it. */
export interface Installation {
  app: App
  person: Client
  dataDirectory: string
  /** Its process id. */
  pid: () => Promise<number>
  remove: () => Promise<void>
}

/** Starts an installation in a folder of its own, with `strikes.ts` in it. */
export async function startInstallation(newData: () => Promise<DataFolder>): Promise<Installation> {
  const data = await newData()
  const pipe = path.join(data.path, 'never-written')
  await promisify(execFile)('mkfifo', [pipe])
  const strikes = { NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'strikes.ts')}`, NEVER_WRITTEN_PIPE: pipe }
  const app = await startApp({ DATA_DIR: data.path, SHUTDOWN_GRACE_SECONDS: '1', WORKERS: '1', ...strikes })
  return {
    app,
    person: await registerPerson(app.url),
    dataDirectory: data.path,
    pid: async () => Number(await readFile(path.join(data.path, 'owner.pid'), 'utf8')),
    remove: async () => {
      await app.kill()
      await data.remove()
    },
  }
}
