import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import { Writable } from 'node:stream'
import pino from 'pino'
import { loadConfig, type Config } from './platform/config.ts'
import { createLog, type Logger } from './platform/log.ts'
import { StartError } from './platform/start-error.ts'

interface Running {
  stop(): Promise<void>
}

const MAX_LOG_BYTES = 20 * 1024 * 1024

/** The life of a main program: configuration, log, start, and an orderly end at SIGTERM or SIGINT. */
export async function runProgram(start: (config: Config, log: Logger) => Promise<Running>): Promise<void> {
  try {
    const config = loadConfig(process.env)
    const log = openLog(config)
    process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'))
    const running = await start(config, log)
    stopAtSignal(running, config, log)
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exit(1)
  }
}

function stopAtSignal(running: Running, config: Config, log: Logger): void {
  let stopping = false
  const stop = () => {
    // A second Ctrl+C means: at once. Jobs and database recover from that at the next start.
    if (stopping) process.exit(1)
    stopping = true
    log.info('stopping')
    const tooLong = setTimeout(() => process.exit(1), config.shutdownGraceMs + 60_000)
    tooLong.unref()
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'did not stop in order')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** Production logs to standard output; the demonstration keeps the terminal readable and the log in a file. */
function openLog(config: Config): Logger {
  if (config.mode === 'production') return createLog(config)
  const file = path.join(config.dataDir, 'logs/server.log')
  mkdirSync(path.dirname(file), { recursive: true })
  if (existsSync(file) && statSync(file).size > MAX_LOG_BYTES) renameSync(file, `${file}.1`)
  const streams = [
    { level: config.logLevel === 'silent' ? 'fatal' : config.logLevel, stream: pino.destination({ dest: file, sync: true }) },
    { level: 'warn', stream: terminal },
  ] as const
  return createLog(config, pino.multistream([...streams]))
}

let lastLine = ''

/** One plain line for what a person should see: login codes, warnings, errors; a line that repeats only once. */
const terminal = new Writable({
  write: (line: Buffer, _encoding, done) => {
    const { msg = '' } = JSON.parse(line.toString()) as { msg?: string }
    if (msg !== lastLine) process.stdout.write(`${msg}\n`)
    lastLine = msg
    done()
  },
})

/** Expected reasons in their own words; anything else with where it happened. */
function explain(error: unknown): string {
  if (error instanceof StartError) return error.message
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return 'The port is in use by another program. Stop that one, or set PORT to another number.'
  if (code === 'EACCES') return `No permission: ${error.message}`
  return `Inkling could not start. ${error.stack ?? error.message}`
}
