import { statfs } from 'node:fs/promises'
import type { Hono } from 'hono'
import { appConfig } from '#config'
import { transfers } from '#contract/transfers.ts'
import { sql } from '../platform/database/orm.ts'
import type { EngineStatus } from '../engines/registry.ts'
import type { Platform } from '../platform/platform.ts'
import type { ApiParts, ApiTypes } from './app.ts'

const CHECK_TIMEOUT_MS = 5000
/** Below this the next pictures may not fit. */
const LOW_DISK_BYTES = 500 * 1024 * 1024

type Check = { ok: boolean; [fact: string]: unknown }

/** For load balancers and people: 200 when everything works, 503 otherwise. */
export function mountHealth(app: Hono<ApiTypes>, { platform, domains }: ApiParts): void {
  app.get(transfers.health, async (c) => {
    const checks = {
      database: await attempt(() => checkDatabase(platform)),
      queue: await attempt(() => checkQueue(platform)),
      storage: await attempt(() => checkStorage(platform)),
      disk: await attempt(() => checkDisk(platform)),
      engines: checkEngines(domains.engineStatuses()),
    }
    const ok = Object.values(checks).every((check) => check.ok)
    c.header('Cache-Control', 'no-store')
    return c.json({ status: ok ? 'ok' : 'failing', version: appConfig.appVersion, ...checks }, ok ? 200 : 503)
  })
}

async function attempt(check: () => Promise<Check>): Promise<Check> {
  const timeout = new Promise<Check>((resolve) => setTimeout(resolve, CHECK_TIMEOUT_MS, { ok: false }).unref())
  return Promise.race([check().catch((): Check => ({ ok: false })), timeout])
}

/** Names and states, no addresses: one that can be used is enough. */
function checkEngines(statuses: EngineStatus[]): Check {
  const engines = statuses.map(({ offers, ...status }) => ({ ...status, offers: offers.length }))
  return { ok: engines.some(({ state }) => state === 'ready' || state === 'starting'), engines }
}

async function checkDatabase({ db }: Platform): Promise<Check> {
  const start = performance.now()
  await db.execute(sql`select 1`)
  return { ok: true, milliseconds: Math.round(performance.now() - start) }
}

async function checkQueue({ jobs }: Platform): Promise<Check> {
  return { ok: true, waiting: await jobs.waiting('run-task') }
}

async function checkStorage({ files }: Platform): Promise<Check> {
  await files.exists('health/probe.txt')
  return { ok: true }
}

async function checkDisk({ config }: Platform): Promise<Check> {
  const { bavail, bsize } = await statfs(config.dataDir)
  const freeBytes = bavail * bsize
  return { ok: freeBytes > LOW_DISK_BYTES, freeBytes }
}
