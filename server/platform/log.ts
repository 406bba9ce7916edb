import { DrizzleQueryError } from './database/orm.ts'
import pino from 'pino'
import type { Config } from './config.ts'

export type Logger = pino.Logger

const secretNames = ['token', 'Token', 'authorization', 'cookie', 'set-cookie', 'password', 'secret', 'secretKey', 'webhookSecret', 'apiKey']
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

/** A failed statement names its parameters in its words, its stack and a field; numbers and hashes of passwords are among them. */
function describeError(error: Error): object {
  if (!(error instanceof DrizzleQueryError)) return pino.stdSerializers.err(withoutPrivate(error))
  const cause = error.cause instanceof Error ? pino.stdSerializers.err(withoutPrivate(error.cause)) : undefined
  return { type: error.name, message: `Failed query: ${error.query}`, stack: error.stack?.replace(error.message, ''), cause }
}

/** PostgreSQL's own `detail` quotes the row: 'Key (phone)=(+86…) already exists.' A broken connection brings its whole `client`. */
const privateFields = ['detail', 'where', 'client']

function withoutPrivate(error: Error): Error {
  const found = privateFields.filter((field) => field in error)
  if (found.length === 0) return error
  return Object.assign(Object.create(error) as Error, Object.fromEntries(found.map((field) => [field, undefined])))
}

/** JSON lines to `destination`, with secrets removed. */
export function createLog(config: Pick<Config, 'logLevel'>, destination: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level: config.logLevel,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: { paths: redactedPaths, censor },
  }
  return pino(options, destination)
}

export const silentLog: Logger = pino({ level: 'silent' })
