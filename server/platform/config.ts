import path from 'node:path'
import * as v from 'valibot'
import { variables, type Variable } from './config-variables.ts'
import { StartError } from './start-error.ts'

type Variables = typeof variables
type VariableName = keyof Variables
type Values = {
  [N in VariableName]: v.InferOutput<Variables[N]['schema']> | (Variables[N] extends { fallback: string } ? never : undefined)
}

export type StorageConfig =
  | { kind: 'disk' }
  | { kind: 's3'; bucket: string; region: string; endpoint?: string; accessKeyId?: string; secretAccessKey?: string }

/** What an installation chose; made once from the environment. */
export interface Config {
  port: number
  host: string
  mode: 'demo' | 'production'
  /** Absolute. */
  dataDir: string
  publicUrl?: string
  apiBase?: string
  databaseUrl?: string
  storage: StorageConfig
  workers: number
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /** How many proxies in front are believed about the caller's address. */
  trustProxy: number
  shutdownGraceMs: number
  smsWebhookUrl?: string
}

/** Says every bad variable at once, in lines for a person. */
export class ConfigError extends StartError {
  override name = 'ConfigError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The configuration has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${problems.map((p) => `  ${p}`).join('\n')}`)
    this.problems = problems
  }
}

export function loadConfig(env: Record<string, string | undefined>): Config {
  const { values, problems } = readVariables(env)
  const need = (name: VariableName, when: string) => {
    if (env[name] === undefined || env[name] === '') problems.push(`${name} is needed ${when}: ${variables[name].about}`)
  }
  if (values.MODE === 'production') need('PUBLIC_URL', 'with MODE=production')
  if (values.STORAGE === 's3') need('S3_BUCKET', 'with STORAGE=s3')
  if (env['S3_ACCESS_KEY_ID']) need('S3_SECRET_ACCESS_KEY', 'with S3_ACCESS_KEY_ID')
  if (problems.length > 0) throw new ConfigError(problems)

  return {
    port: values.PORT,
    host: values.HOST,
    mode: values.MODE,
    dataDir: path.resolve(values.DATA_DIR),
    publicUrl: values.PUBLIC_URL,
    apiBase: values.API_BASE,
    databaseUrl: values.DATABASE_URL,
    storage: storageOf(values),
    workers: values.WORKERS,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY,
    shutdownGraceMs: values.SHUTDOWN_GRACE_SECONDS * 1000,
    smsWebhookUrl: values.SMS_WEBHOOK_URL,
  }
}

function readVariables(env: Record<string, string | undefined>): { values: Values; problems: string[] } {
  const values: Record<string, unknown> = {}
  const problems: string[] = []
  for (const [name, entry] of Object.entries<Variable>(variables)) {
    // An empty variable counts as absent, as in most .env files.
    const written = env[name] || entry.fallback
    if (written === undefined) continue
    const result = v.safeParse(entry.schema, written)
    if (result.success) values[name] = result.output
    else problems.push(`${name}=${shown(name, written)} ${result.issues[0].message}. ${entry.about}`)
  }
  // Complete only when there are no problems; the caller throws otherwise.
  return { values: values as Values, problems }
}

/** Addresses of databases and secrets must not reach a terminal or a log. */
function shown(name: string, value: string): string {
  return /SECRET|KEY|DATABASE_URL/.test(name) ? '***' : JSON.stringify(value)
}

function storageOf(values: Values): StorageConfig {
  if (values.STORAGE === 'disk') return { kind: 'disk' }
  return {
    kind: 's3',
    bucket: values.S3_BUCKET ?? '',
    region: values.S3_REGION,
    endpoint: values.S3_ENDPOINT,
    accessKeyId: values.S3_ACCESS_KEY_ID,
    secretAccessKey: values.S3_SECRET_ACCESS_KEY,
  }
}
