import pino from 'pino'
import type { Config } from './config.ts'

export type Logger = pino.Logger

const secretNames = ['token', 'Token', 'authorization', 'cookie', 'set-cookie', 'password', 'secret']
const maskedNames = ['phone', 'code', 'demoCode']
/** pino has no "at any depth"; the objects we log are never deeper than this. */
const prefixes = ['', '*', '*.*']
const redactedPaths = prefixes.flatMap((prefix) => [...secretNames, ...maskedNames].map((name) => `${prefix}["${name}"]`))

/** Keeps enough of a number to recognise it: 138****8000. */
export function maskPhone(phone: string): string {
  const national = phone.replace(/^\+86/, '')
  return national.length < 8 ? '****' : `${national.slice(0, 3)}****${national.slice(-4)}`
}

function censor(value: unknown, path: string[]): unknown {
  const name = path.at(-1)
  if (name === 'phone') return typeof value === 'string' ? maskPhone(value) : '[redacted]'
  // Errors have codes too ('ENOENT', '23505', 20004): only what looks like a login code is hidden.
  if (name === 'code' && !/^\d{6}$/.test(String(value))) return value
  return '[redacted]'
}

/** JSON lines to `destination` (standard output when absent), with secrets removed. */
export function createLog(config: Pick<Config, 'logLevel'>, destination?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level: config.logLevel,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: redactedPaths, censor },
  }
  return destination ? pino(options, destination) : pino(options)
}

export const silentLog: Logger = pino({ level: 'silent' })
