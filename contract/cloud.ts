import * as v from 'valibot'
import { appConfig } from '#config'
import { CallContext } from './envelope.ts'

/**
 * The cloud storage: one address (transfers.cloud) that takes POST `{method, params, spaceId, timestamp, token?}` and
 * answers an envelope. Every method but anonymousAuthorize is signed: header `X-Serverless-Sign`, HMAC-SHA-256 in
 * hexadecimal, keyed by the authorisation's secret, over `key=value` of all that is sent, params as JSON, sorted by key
 * and joined by '&'. A signature that is wrong, too old or of an authorisation that ended is refused with 20010, reason
 * 'cloud-signature-bad'.
 */
export const CloudRequest = v.object({
  method: v.string(),
  params: v.record(v.string(), v.unknown()),
  spaceId: v.string(),
  /** Milliseconds since 1970. */
  timestamp: v.number(),
  token: v.optional(v.string()),
  ...v.partial(CallContext).entries,
})
export type CloudRequest = v.InferOutput<typeof CloudRequest>

export const SIGNATURE_HEADER = 'X-Serverless-Sign'

/** What is signed, without the key. */
export function signedText(request: CloudRequest): string {
  return Object.entries(request)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .sort()
    .join('&')
}

const FileId = v.pipe(v.string(), v.minLength(1), v.maxLength(300))

/** The rules of a cloud path as the server says them; each issue is one of its reasons. */
const CloudPath = v.pipe(
  v.string('cloud-path-not-text'),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? cloudPathProblem(dataset.value) : undefined
    if (problem) addIssue({ message: `cloud-path-${problem}` })
  }),
)

export const cloudMethods = {
  /** A token and a secret to sign with, for nobody in particular. */
  anonymousAuthorize: {
    params: v.object({}),
    result: v.object({ token: v.string(), secret: v.string(), validSeconds: v.number() }),
  },
  /** Runs a function by its name. */
  functionInvoke: {
    params: v.object({ name: v.string(), args: v.record(v.string(), v.unknown()) }),
    result: v.object({ result: v.unknown() }),
  },
  /** Where a file may be sent by PUT, once. */
  fileUpload: {
    params: v.object({ cloudPath: CloudPath, size: v.pipe(v.number(), v.integer()), contentType: v.string() }),
    result: v.object({ fileId: FileId, address: v.string() }),
  },
  fileInfo: {
    params: v.object({ fileList: v.pipe(v.array(FileId), v.minLength(1, 'cloud-file-list-empty'), v.maxLength(100, 'too-large')) }),
    result: v.object({
      fileList: v.array(v.object({ fileId: FileId, address: v.string(), cloudPath: v.string(), size: v.number(), contentType: v.string() })),
    }),
  },
} as const
export type CloudMethod = keyof typeof cloudMethods
export type CloudParams<M extends CloudMethod> = v.InferInput<(typeof cloudMethods)[M]['params']>
export type CloudResult<M extends CloudMethod> = v.InferOutput<(typeof cloudMethods)[M]['result']>

/** The rules of a cloud path, with the specification's words for each. */
export const cloudPathMessages = {
  notText: 'cloudPath must be a string',
  empty: 'cloudPath cannot be empty',
  invalid: 'cloudPath invalid',
} as const
export type CloudPathProblem = keyof typeof cloudPathMessages

/**
 * What is wrong with a path in the cloud storage. It must be a text that is not empty, without '://' (it is no
 * address); as a real path it has no backslash, and it must not leave the space or be too long.
 */
export function cloudPathProblem(path: unknown): CloudPathProblem | undefined {
  if (typeof path !== 'string') return 'notText'
  if (path.trim() === '') return 'empty'
  const bad = path.includes('://') || path.includes('\\') || path.includes('\0') || path.length > appConfig.cloud.pathMax
  return bad || path.split('/').includes('..') ? 'invalid' : undefined
}
