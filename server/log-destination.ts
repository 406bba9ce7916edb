import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import pino from 'pino'
import type { Config } from './platform/config.ts'

const MAX_LOG_BYTES = 20 * 1024 * 1024
/** What waits in memory for room on the disk; more is dropped. */
const MAX_WAITING_BYTES = 1024 * 1024

/**
 * Where the log of a program goes: in production to standard output, in the demonstration to a file, which keeps the
 * terminal readable. None of them ever fails its writer: a full disk costs lines of the log, and nothing else.
 */
export function openLogDestination({ mode, dataDir, logLevel }: Config): pino.DestinationStream {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
  if (mode === 'production') return standardOutput
  const file = { level: logLevel === 'silent' ? 'fatal' : logLevel, stream: logFile(path.join(dataDir, 'logs/server.log')) } as const
  return pino.multistream([file, { level: 'warn', stream: terminal() }])
}

const standardOutput: pino.DestinationStream = { write: (line) => void process.stdout.write(line) }

/** Appends to a file, which is opened as soon as that works. */
function logFile(name: string): pino.DestinationStream {
  let failing = false
  const fail = (error: Error) => {
    if (!failing) process.stderr.write(`The log cannot be written: ${error.message}\n`)
    failing = true
  }
  let file: ReturnType<typeof open> | undefined
  const open = () => {
    moveOldAway(name)
    // What could not be written waits in it for the next line. Its flushSync would wait for room for ever, so pino, which
    // flushes after every fatal line, gets only `write`.
    const opened = pino.destination({ dest: name, sync: true, mkdir: true, maxLength: MAX_WAITING_BYTES })
    opened.on('error', fail)
    opened.on('write', () => (failing = false))
    return opened
  }
  return {
    write: (line) => {
      try {
        file ??= open()
        file.write(line)
      } catch (error) {
        fail(error as Error)
      }
    },
  }
}

function moveOldAway(name: string): void {
  mkdirSync(path.dirname(name), { recursive: true })
  if (existsSync(name) && statSync(name).size > MAX_LOG_BYTES) renameSync(name, `${name}.1`)
}

/** One plain line for what a person should see: login codes, warnings, errors; a line that repeats only once. */
function terminal(): pino.DestinationStream {
  let lastLine = ''
  return {
    write: (line) => {
      const { msg = '' } = JSON.parse(line) as { msg?: string }
      if (msg !== lastLine) process.stdout.write(`${msg}\n`)
      lastLine = msg
    },
  }
}
