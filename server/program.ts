import { createExitWatchdog } from './exit-watchdog.ts'
import { openLogDestination } from './log-destination.ts'
import { loadEngineSetups, type EngineSetup } from './engines/engine-setups.ts'
import { ConfigError, loadConfig, type Config } from './platform/config.ts'
import { createLog, type Logger } from './platform/log.ts'
import { StartError } from './platform/start-error.ts'
import { isStorageFull } from './platform/storage/storage-full.ts'

interface Running {
  stop(): Promise<void>
}

/** Time, after the grace for running creations, to close everything; PostgreSQL writes what it holds. */
const CLOSING_MS = 20_000
/** Time for threads to end once everything is closed. */
const EXIT_MS = 5000

const watchdog = createExitWatchdog()

/** The life of a main program: configuration, log, start, and an end in order and in time at SIGTERM, SIGINT or a fault. */
export async function runProgram(start: (config: Config, log: Logger, engines: readonly EngineSetup[]) => Promise<Running>): Promise<void> {
  try {
    const [config, engines] = allOrProblems(() => loadConfig(process.env), () => loadEngineSetups(process.env))
    const log = createLog(config, openLogDestination(config))
    process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'))
    // It begins when what follows has been set up.
    const running = Promise.resolve().then(() => start(config, log, engines))
    const stop = createStop(running, config, log)
    process.on('uncaughtException', (error) => {
      log.fatal({ err: error }, 'uncaught exception')
      stop(1)
    })
    const stopAtSignal = () => {
      // A second Ctrl+C means: at once. Jobs and database recover from that at the next start.
      if (!stop(0)) leave(1)
    }
    process.on('SIGTERM', stopAtSignal)
    process.on('SIGINT', stopAtSignal)
    await running
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    leave(1)
  }
}

/** What both read; if one finds mistakes, it throws a ConfigError with those of both. */
function allOrProblems<A, B>(first: () => A, second: () => B): [A, B] {
  const problems: string[] = []
  const read = <T>(load: () => T): T | undefined => {
    try {
      return load()
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      problems.push(...error.problems)
      return undefined
    }
  }
  const both = [read(first), read(second)]
  if (problems.length > 0) throw new ConfigError(problems)
  return both as [A, B]
}

/** Makes what stops the program in order and ends the process; it answers false when that is under way already. */
function createStop(running: Promise<Running>, config: Config, log: Logger): (exitCode: number) => boolean {
  const limit = config.shutdownGraceMs + CLOSING_MS
  let worst: number | undefined
  return (exitCode) => {
    const underWay = worst !== undefined
    worst = Math.max(worst ?? 0, exitCode)
    if (underWay) return false
    log.info('stopping')
    watchdog.killAfter(limit + EXIT_MS)
    const fail = (error: unknown) => {
      log.fatal({ err: error }, 'did not stop in order')
      leave(1)
    }
    setTimeout(() => fail(new Error(`Stopping took longer than ${limit} ms`)), limit)
    running.then(({ stop }) => stop()).then(() => leave(worst ?? 0), fail)
    return true
  }
}

/** Ends the process, if need be without its threads. */
function leave(exitCode: number): never {
  watchdog.killAfter(EXIT_MS)
  process.exit(exitCode)
}

/** Expected reasons in their own words; anything else with where it happened. */
function explain(error: unknown): string {
  if (error instanceof StartError) return error.message
  if (!(error instanceof Error)) return String(error)
  if (isStorageFull(error)) return `The disk is full. Make room, 100 MB or more, and start again. Nothing is lost. (${error.message})`
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return 'The port is in use by another program. Stop that one, or set PORT to another number.'
  if (code === 'EACCES') return `No permission: ${error.message}`
  return `Inkling could not start. ${error.stack ?? error.message}`
}
