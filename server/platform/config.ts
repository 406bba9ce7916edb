import path from 'node:path'
import * as v from 'valibot'
import { variables } from './config-variables.ts'
import { paymentSettingsOf, type PaymentSettings } from './payment-settings.ts'
import type { ProviderId } from '#contract/payment-providers.ts'
import { StartError } from './start-error.ts'
import type { ValuesOf, Variable } from './variable.ts'

type Variables = typeof variables
type VariableName = keyof Variables
type Values = ValuesOf<Variables>

export type StorageConfig =
  | { kind: 'disk' }
  | { kind: 's3'; bucket: string; region: string; endpoint?: string; accessKeyId?: string; secretAccessKey?: string }

export interface ChatApp {
  appId: string
  secret: string
}

/** Apps on chat platforms whose accounts log people in, where they are set up. */
export interface ChatConfig {
  wx: { api: string; open: string; inChat?: ChatApp; site?: ChatApp; mini?: ChatApp }
  ks: { api: string; mini?: ChatApp }
}

/** The language model that answers searches. */
export interface SearchModel {
  url: string
  model: string
  key?: string | undefined
}

/** A service that judges what is published. */
export interface ModerationConfig {
  /** Its base; '/moderations' comes behind it. */
  url: string
  key?: string
  model: string
}

/** What an installation chose; made once from the environment. */
export interface Config {
  port: number
  host: string
  mode: 'demo' | 'production'
  /** Absolute. */
  dataDir: string
  publicUrl?: string
  apiBase?: string
  reportBase?: string
  databaseUrl?: string
  storage: StorageConfig
  /** Absolute: where the operator's own models are described. */
  modelsDir?: string
  /** Whether photos may be searched for things by name. */
  namesThings: boolean
  /** The command of an ffmpeg for films. */
  ffmpegPath?: string
  workers: number
  /** Whether what takes long to read is read before somebody needs it. */
  warmsUp: boolean
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /** How many proxies in front are believed about the caller's address. */
  trustProxy: number
  shutdownGraceMs: number
  smsWebhookUrl?: string
  searchModel?: SearchModel | undefined
  chat: ChatConfig
  moderation?: ModerationConfig
  /** Absolute: the installation's own texts of the agreements. */
  agreementsDir?: string
  paymentAccounts: PaymentSettings
  /** The ways to pay, the preferred one first; with none, nothing is for sale. */
  payments: readonly ProviderId[]
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

const idsWithSecrets: readonly (readonly [id: VariableName, secret: VariableName])[] = [
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['CHAT_WX_APP_ID', 'CHAT_WX_SECRET'],
  ['CHAT_WX_SITE_APP_ID', 'CHAT_WX_SITE_SECRET'],
  ['CHAT_WX_MINI_APP_ID', 'CHAT_WX_MINI_SECRET'],
  ['CHAT_KS_APP_ID', 'CHAT_KS_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY'],
  ['ALIPAY_APP_ID', 'ALIPAY_PUBLIC_KEY'],
  ['WECHAT_PAY_MERCHANT_ID', 'WECHAT_PAY_APP_ID'],
  ['WECHAT_PAY_MERCHANT_ID', 'WECHAT_PAY_SERIAL'],
  ['WECHAT_PAY_MERCHANT_ID', 'WECHAT_PAY_PRIVATE_KEY'],
  ['WECHAT_PAY_MERCHANT_ID', 'WECHAT_PAY_API_KEY'],
  ['WECHAT_PAY_MERCHANT_ID', 'WECHAT_PAY_PUBLIC_KEY'],
]

export function loadConfig(env: Record<string, string | undefined>): Config {
  const { values: read, problems } = readVariables(env, variables)
  // Complete only when there are no problems; it throws below otherwise.
  const values = read as Values
  const need = (name: VariableName, when: string) => {
    if (env[name] === undefined || env[name] === '') problems.push(`${name} is needed ${when}: ${variables[name].about}`)
  }
  if (values.MODE === 'production') need('PUBLIC_URL', 'with MODE=production')
  if (env['SEARCH_MODEL_URL']) need('SEARCH_MODEL', 'with SEARCH_MODEL_URL')
  if (env['SEARCH_MODEL'] || env['SEARCH_MODEL_KEY']) need('SEARCH_MODEL_URL', 'with SEARCH_MODEL and SEARCH_MODEL_KEY')
  if (values.STORAGE === 's3') need('S3_BUCKET', 'with STORAGE=s3')
  for (const [id, secret] of idsWithSecrets) {
    if (env[id]) need(secret, `with ${id}`)
  }
  if (values.WECHAT_PAY_PUBLIC_KEY !== undefined && !(values.WECHAT_PAY_PUBLIC_KEY instanceof Map)) {
    need('WECHAT_PAY_PUBLIC_KEY_ID', 'with a public key in WECHAT_PAY_PUBLIC_KEY')
  }
  if (problems.length > 0) throw new ConfigError(problems)

  return {
    port: values.PORT,
    host: values.HOST,
    mode: values.MODE,
    dataDir: path.resolve(values.DATA_DIR),
    publicUrl: values.PUBLIC_URL,
    apiBase: values.API_BASE,
    reportBase: values.REPORT_BASE,
    databaseUrl: values.DATABASE_URL,
    storage: storageOf(values),
    workers: values.WORKERS,
    warmsUp: values.WARM_UP === 'on',
    ...(values.FFMPEG_PATH !== undefined && { ffmpegPath: values.FFMPEG_PATH }),
    namesThings: values.THING_NAMES === 'on',
    modelsDir: values.MODELS_DIR === undefined ? undefined : path.resolve(values.MODELS_DIR),
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY,
    shutdownGraceMs: values.SHUTDOWN_GRACE_SECONDS * 1000,
    smsWebhookUrl: values.SMS_WEBHOOK_URL,
    searchModel: searchModelOf(values),
    chat: chatOf(values),
    moderation: values.MODERATION_URL === undefined ? undefined : { url: values.MODERATION_URL, key: values.MODERATION_API_KEY, model: values.MODERATION_MODEL },
    agreementsDir: values.AGREEMENTS_DIR === undefined ? undefined : path.resolve(values.AGREEMENTS_DIR),
    paymentAccounts: paymentSettingsOf(values),
    payments: values.PAYMENTS ?? (values.MODE === 'demo' ? ['sandbox'] : []),
  }
}

/** The values of these variables, by their schemas, and a line for each that is wrong. */
export function readVariables(env: Readonly<Record<string, string | undefined>>, table: Readonly<Record<string, Variable>>): { values: Record<string, unknown>; problems: string[] } {
  const values: Record<string, unknown> = {}
  const problems: string[] = []
  for (const [name, entry] of Object.entries(table)) {
    // An empty variable counts as absent, as in most .env files.
    const written = env[name] || entry.fallback
    if (written === undefined) continue
    const result = v.safeParse(entry.schema, written)
    if (result.success) values[name] = result.output
    else problems.push(`${name}=${shown(name, written)} ${result.issues[0].message}. ${entry.about}`)
  }
  return { values, problems }
}

/** Addresses of databases and secrets must not reach a terminal or a log. */
function shown(name: string, value: string): string {
  return /SECRET|KEY|TOKEN|DATABASE_URL/.test(name) ? '***' : JSON.stringify(value)
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

const searchModelOf = ({ SEARCH_MODEL_URL: url, SEARCH_MODEL: model, SEARCH_MODEL_KEY: key }: Values): SearchModel | undefined =>
  url !== undefined && model !== undefined ? { url, model, key } : undefined

function chatOf(values: Values): ChatConfig {
  const inChat = chatApp(values.CHAT_WX_APP_ID, values.CHAT_WX_SECRET)
  return {
    wx: {
      api: values.CHAT_WX_API,
      open: values.CHAT_WX_OPEN,
      inChat,
      site: chatApp(values.CHAT_WX_SITE_APP_ID, values.CHAT_WX_SITE_SECRET) ?? inChat,
      mini: chatApp(values.CHAT_WX_MINI_APP_ID, values.CHAT_WX_MINI_SECRET),
    },
    ks: { api: values.CHAT_KS_API, mini: chatApp(values.CHAT_KS_APP_ID, values.CHAT_KS_SECRET) },
  }
}

const chatApp = (appId: string | undefined, secret: string | undefined): ChatApp | undefined =>
  appId !== undefined && secret !== undefined ? { appId, secret } : undefined
