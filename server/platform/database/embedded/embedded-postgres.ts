import { spawn, type ChildProcess } from 'node:child_process'
import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { totalmem } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from '../../log.ts'
import { StartError } from '../../start-error.ts'
import { room, roomOn } from '../../storage/disk-room.ts'
import { chooseAccount, type Account } from './account.ts'
import { findBinaries, programPath } from './binaries.ts'
import { makeCluster, programEnvironment } from './cluster.ts'
import { processState, readLockPid, releaseStaleLock } from './postmaster-file.ts'
import { createReserve, type Reserve } from './reserve.ts'
import { makeSocketDirectory } from './socket-directory.ts'

export interface EmbeddedPostgres {
  /** Address of a database of this server, for any PostgreSQL client. */
  url(database: string): string
  /** Closes all connections and waits until the server has written everything and ended. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** The folder that holds the cluster, its socket and its log. */
  home: string
  log: Logger
  /** false: no fsync, for tests; a power cut would lose data. */
  durable?: boolean
}

const LAUNCH_TIMEOUT_MS = 30_000
/** A large database may take minutes to recover from a power cut. */
const ANSWER_TIMEOUT_MS = 300_000
const STOP_TIMEOUT_MS = 60_000
const WATCH_INTERVAL_MS = 500
const RETRY_MS = 20
const RELAUNCH_MS = 200
/** Between two attempts to bring back a server that does not start. */
const RECOVER_MS = 2000

/**
 * Starts the embedded PostgreSQL, or takes over one that outlived a killed process of ours, and keeps it running: a
 * server that dies is started again. Only one process may supervise a home; the data lock sees to that.
 */
export async function startEmbeddedPostgres({ home, log, durable = true }: EmbeddedOptions): Promise<EmbeddedPostgres> {
  await mkdir(home, { recursive: true })
  // A cluster for tests has no reserve: it takes time to write.
  const reserve = durable ? createReserve(home, log) : undefined
  await reserve?.tend()
  const cluster = path.join(home, 'cluster')
  const account = await chooseAccount(await findBinaries(), cluster)
  await makeCluster(account, cluster, durable)
  const sockets = await makeSocketDirectory(home)
  await account.own(sockets)

  const server: Server = { account, cluster, sockets, logFile: path.join(home, 'server.log'), durable, reserve }
  await ensureRunning(server, log)

  let stopping = false
  const watching = watch(server, log, () => stopping)
  return {
    url: (database) => addressOf(sockets, database),
    stop: async () => {
      stopping = true
      await watching.end()
      await stopServer(server)
      await rm(sockets, { recursive: true, force: true })
    },
  }
}

/** Address of a database of the server that another process of this machine keeps running in a home. */
export const runningPostgresUrl = async (home: string, database: string) => addressOf(await makeSocketDirectory(home), database)

const addressOf = (sockets: string, database: string) => `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(sockets)}`

interface Server {
  account: Account
  cluster: string
  sockets: string
  logFile: string
  durable: boolean
  reserve: Reserve | undefined
}

const lockFile = (server: Server) => path.join(server.cluster, 'postmaster.pid')

async function ensureRunning(server: Server, log: Logger): Promise<void> {
  const start = Date.now()
  let child: ChildProcess | undefined
  while (!(await answers(server))) {
    const ended = child === undefined || child.exitCode !== null || child.signalCode !== null
    // A server that is still starting, recovering or shutting down is left alone until it answers or ends.
    const launching = ended && (await runningPid(server)) === undefined
    if (Date.now() - start > (launching ? LAUNCH_TIMEOUT_MS : ANSWER_TIMEOUT_MS)) {
      throw new StartError(`The embedded PostgreSQL does not start. Its log says:\n${await lastLines(server.logFile)}`)
    }
    if (launching) {
      if (child) await checkRoom(server)
      // What is left of a server that was killed goes away by itself, soon.
      if (child) await delay(RELAUNCH_MS)
      child = await launch(server)
      log.info({ serverPid: child.pid }, 'embedded PostgreSQL launched')
    }
    await delay(RETRY_MS)
  }
}

/** Fails when a server that ended at once had no room to start in. */
async function checkRoom({ cluster }: Server): Promise<void> {
  const left = await roomOn(cluster)
  if (left >= room.database) return
  throw new StartError(
    `The disk of ${cluster} is full (${Math.floor(left / 1024 / 1024)} MB are left), and the database cannot start. ` +
      'Make room, 100 MB or more, and start again. Nothing is lost.',
  )
}

/**
 * Pages that the server keeps itself, megabytes: a twelfth of the memory there is, which it takes only as they are read.
 * What touches rows of many people at once (points that expire) takes twice as long when a million works no longer fit.
 */
function sharedBuffers(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity) / 1024 / 1024
  return Math.round(Math.min(2048, Math.max(96, memory / 12)))
}

async function launch(server: Server): Promise<ChildProcess> {
  await releaseStaleLock(lockFile(server))
  await releaseStaleLock(path.join(server.sockets, '.s.PGSQL.5432.lock'))
  const settings = {
    listen_addresses: '',
    unix_socket_directories: server.sockets,
    unix_socket_permissions: '0700',
    port: '5432',
    max_connections: server.durable ? '80' : '300',
    shared_buffers: `${sharedBuffers()}MB`,
    log_line_prefix: '%m [%p] ',
    ...(server.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  }
  const args = ['-D', server.cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const command = server.account.command(programPath(server.account.binaries, 'postgres'), args)
  const output = await open(server.logFile, 'a')
  try {
    // Detached: Ctrl+C in the terminal must reach us alone, so that we can finish before the database stops.
    const child = spawn(command.file, command.args, {
      ...command.options,
      env: programEnvironment,
      cwd: '/',
      detached: true,
      stdio: ['ignore', output.fd, output.fd],
    })
    child.on('error', () => {})
    child.unref()
    return child
  } finally {
    await output.close()
  }
}

async function answers(server: Server): Promise<boolean> {
  const client = new pg.Client({ host: server.sockets, user: 'postgres', database: 'postgres', connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

async function runningPid(server: Server): Promise<number | undefined> {
  const pid = await readLockPid(lockFile(server))
  return pid !== undefined && (await processState(pid)) === 'postgres' ? pid : undefined
}

function watch(server: Server, log: Logger, stopping: () => boolean): { end(): Promise<void> } {
  const abort = new AbortController()
  const loop = async () => {
    while (!stopping()) {
      await delay(WATCH_INTERVAL_MS, undefined, { signal: abort.signal, ref: false })
      await server.reserve?.tend().catch((error: unknown) => log.warn({ err: error }, 'reserve of the database not kept'))
      if ((await runningPid(server)) !== undefined || stopping()) continue
      log.error('embedded PostgreSQL ended, starting it again')
      await ensureRunning(server, log).catch(async (error: unknown) => {
        log.error({ err: error }, 'embedded PostgreSQL did not start')
        await delay(RECOVER_MS, undefined, { signal: abort.signal, ref: false })
      })
    }
  }
  const done = loop().catch((error: unknown) => {
    if (!abort.signal.aborted) throw error
  })
  return {
    end: async () => {
      abort.abort()
      await done
    },
  }
}

/** Lets the server end by itself ('fast' shutdown: connections are cut, everything is written). */
async function stopServer(server: Server): Promise<void> {
  const pid = await runningPid(server)
  if (pid === undefined) return
  try {
    process.kill(pid, 'SIGINT')
  } catch (error) {
    // It ended by itself, or was killed, since it was asked for.
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return
    throw error
  }
  const deadline = Date.now() + STOP_TIMEOUT_MS
  while ((await processState(pid)) === 'postgres') {
    if (Date.now() > deadline) throw new Error('The embedded PostgreSQL does not stop')
    await delay(RETRY_MS)
  }
}

async function lastLines(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text.trimEnd().split('\n').slice(-10).join('\n')
}
