import { availableParallelism } from 'node:os'
import * as v from 'valibot'
import { paymentVariables } from './payment-variables.ts'
import { address, httpUrl, text, variable } from './variable.ts'
import { providerIds } from '#contract/payment-providers.ts'

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const

const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  )
const oneOf = <const T extends readonly string[]>(choices: T) => v.picklist(choices, `must be one of ${choices.join(', ')}`)

/** 'none', or a list without repetitions. */
const paymentWays = v.pipe(
  v.string(),
  v.transform((list) => (list === 'none' ? [] : [...new Set(list.split(',').map((name) => name.trim()))])),
  v.array(v.picklist(providerIds, `must be none, or some of ${providerIds.join(', ')}, separated by commas`)),
)

/** The tasks of the picture engine keep a core busy each; one core is left to the web. */
const defaultWorkers = Math.max(1, availableParallelism() - 1)

/** Everything an installation can set, in the order of the table in the README. */
export const variables = {
  PORT: variable({ schema: wholeNumber(0, 65_535), fallback: '3000', about: 'Port of the web server; 0 takes a free one.' }),
  HOST: variable({ schema: text, fallback: '127.0.0.1', about: 'Address it listens on; `0.0.0.0` opens it to the network.' }),
  MODE: variable({
    schema: oneOf(['demo', 'production']),
    fallback: 'demo',
    about: '`demo` shows login codes in the page and in the terminal; `production` never shows them in the page, and needs PUBLIC_URL.',
  }),
  DATA_DIR: variable({ schema: text, fallback: './data', about: 'Folder of the embedded database, the files and the log.' }),
  PUBLIC_URL: variable({ schema: address, about: 'Address people open, such as `https://inkling.example`; needed in production.' }),
  API_BASE: variable({ schema: address, about: 'Address of another API that answers instead of the embedded one.' }),
  REPORT_BASE: variable({
    schema: address,
    about: 'Address of a separate report service; events of use go to `/report/events` below it instead of the database.',
  }),
  DATABASE_URL: variable({
    schema: v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must start with postgresql://')),
    about: 'A PostgreSQL (15 or newer) to use instead of the embedded one.',
  }),
  STORAGE: variable({ schema: oneOf(['disk', 's3']), fallback: 'disk', about: 'Where files lie: a folder in DATA_DIR, or S3.' }),
  S3_BUCKET: variable({ schema: text, about: 'Bucket; needed with `STORAGE=s3`.' }),
  S3_REGION: variable({ schema: text, fallback: 'us-east-1', about: 'Region of the bucket.' }),
  S3_ENDPOINT: variable({ schema: httpUrl, about: 'Address of an S3-compatible service; absent: AWS.' }),
  S3_ACCESS_KEY_ID: variable({ schema: text, about: 'Access key; absent: the credentials of the machine.' }),
  S3_SECRET_ACCESS_KEY: variable({ schema: text, about: 'Secret of the access key.' }),
  WORKERS: variable({
    schema: wholeNumber(0, 64),
    fallback: String(defaultWorkers),
    fallbackWords: 'cores − 1',
    about: 'Creations made at once in this process; 0 leaves them to `server/worker.ts` processes.',
  }),
  WARM_UP: variable({
    schema: oneOf(['on', 'off']),
    fallback: 'on',
    about: '`off` leaves reading the painters and the photo models to the first creation that needs them, which then takes seconds longer; the start takes less of the processor and of the memory.',
  }),
  LOG_LEVEL: variable({ schema: oneOf(logLevels), fallback: 'info', about: 'silent, error, warn, info or debug.' }),
  TRUST_PROXY: variable({
    schema: wholeNumber(0, 10),
    fallback: '0',
    about: 'Number of reverse proxies in front whose X-Forwarded-For is believed.',
  }),
  SHUTDOWN_GRACE_SECONDS: variable({
    schema: wholeNumber(0, 600),
    fallback: '20',
    about: 'Time running creations get to finish at shutdown before they go back to the queue.',
  }),
  SMS_WEBHOOK_URL: variable({
    schema: address,
    about: 'Receives `{phone, code, locale}` by POST and sends the message; absent: codes go to the log.',
  }),
  SEARCH_MODEL_URL: variable({
    schema: address,
    about: 'An address that speaks OpenAI’s protocol, such as `https://llm.example/v1`, whose language model answers searches, describes the scenes of scripts and enriches prompts; it is sent what people ask and write there. Absent: that is done by our own texts and words.',
  }),
  SEARCH_MODEL: variable({ schema: text, about: 'The model at SEARCH_MODEL_URL.' }),
  SEARCH_MODEL_KEY: variable({ schema: text, about: 'Key of SEARCH_MODEL_URL, where it needs one.' }),
  CHAT_WX_APP_ID: variable({ schema: text, about: 'Official account of the chat platform that people log in by, inside its own browser.' }),
  CHAT_WX_SECRET: variable({ schema: text, about: 'Secret of CHAT_WX_APP_ID.' }),
  CHAT_WX_SITE_APP_ID: variable({
    schema: text,
    about: 'Website app of the chat platform, for all other browsers; absent: CHAT_WX_APP_ID is used there too.',
  }),
  CHAT_WX_SITE_SECRET: variable({ schema: text, about: 'Secret of CHAT_WX_SITE_APP_ID.' }),
  CHAT_WX_MINI_APP_ID: variable({
    schema: text,
    about: 'Mini program of the chat platform; under one open-platform account with the other apps, so that people are the same to all.',
  }),
  CHAT_WX_MINI_SECRET: variable({ schema: text, about: 'Secret of CHAT_WX_MINI_APP_ID.' }),
  CHAT_WX_API: variable({ schema: address, fallback: 'https://api.weixin.qq.com', about: 'Address of the chat platform for servers.' }),
  CHAT_WX_OPEN: variable({ schema: address, fallback: 'https://open.weixin.qq.com', about: 'Address of the chat platform for browsers.' }),
  CHAT_KS_APP_ID: variable({ schema: text, about: 'Mini program of the video platform that people log in by.' }),
  CHAT_KS_SECRET: variable({ schema: text, about: 'Secret of CHAT_KS_APP_ID.' }),
  CHAT_KS_API: variable({ schema: address, fallback: 'https://open.kuaishou.com', about: 'Address of the video platform for servers.' }),
  PAYMENTS: variable({
    schema: paymentWays,
    fallbackWords: '`sandbox` in the demonstration mode, `none` in production',
    about:
      'The ways to pay, separated by commas, the preferred one first. `sandbox` is a test cashier that takes no money; in production it runs only where it is named here. With `none` nothing is for sale.',
  }),
  ...paymentVariables,
  MODERATION_URL: variable({
    schema: address,
    about: 'Address of a service that speaks OpenAI’s moderation protocol, such as `https://api.openai.com/v1`: beside the built-in rules it judges what is published.',
  }),
  MODERATION_API_KEY: variable({ schema: text, about: 'Key of that service.' }),
  MODERATION_MODEL: variable({ schema: text, fallback: 'omni-moderation-latest', about: 'Its model.' }),
  AGREEMENTS_DIR: variable({ schema: text, about: 'A folder with texts of the agreements that take the place of ours; see `docs/agreements.md`.' }),
  FFMPEG_PATH: variable({
    schema: text,
    about: 'An ffmpeg with x264 that films are encoded by and clips decoded by, instead of the one in the PATH; without either the built-in encoder does it, and there are no clips.',
  }),
  MODELS_DIR: variable({
    schema: text,
    about: 'A folder of ONNX models of your own with their descriptions, for cutouts, erasing, enlarging and faces; see `docs/engines/onnx.md`.',
  }),
  THING_NAMES: variable({
    schema: oneOf(['on', 'off']),
    fallback: 'on',
    about: '`off` does without the network that names things in photos, whose weights state no licence of their own; see `docs/decisions/0067-weights-without-a-licence.md`.',
  }),
}
