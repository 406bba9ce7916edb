import { Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import { badInput, BusinessError } from '../business-error.ts'

/** What a form may bring along. */
const kinds = {
  picture: { maxBytes: appConfig.uploads.imageMaxBytes, missing: 'file-missing', tooLarge: 'file-too-large' },
  film: { maxBytes: appConfig.uploads.film.maxBytes, missing: 'film-missing', tooLarge: 'film-too-large' },
} as const
const FIELDS = 20
const FIELD_BYTES = 16 * 1024
/** Room for the other parts of a form and its boundaries. */
const FORM_BYTES = 64 * 1024

interface FormReader<T> {
  /** Name of the one part that may be a file, and what that is; a picture unless told. */
  pictureField: string
  kind?: keyof typeof kinds
  signal: AbortSignal
  /** Takes the file; must keep nothing when the bytes break off with an error. */
  keep: (bytes: AsyncIterable<Uint8Array>) => Promise<T>
  /** Looks at the other parts when all have come; what it throws refuses the form. */
  check?: (texts: Record<string, string>) => void
}

export const isMultipart = (request: Request) => /^multipart\/form-data;.*boundary=/i.test(request.headers.get('content-type') ?? '')

/**
 * Reads a form with at most one file, which is streamed through, so that many at once need little memory. The bytes
 * of the file end only when the whole form has come and is in order: of any other form nothing is kept.
 */
export function readForm<T>(request: Request, reader: FormReader<T>): Promise<{ texts: Record<string, string>; picture?: T }> {
  const { pictureField, kind = 'picture', signal, keep, check } = reader
  const { maxBytes, missing, tooLarge: tooLargeReason } = kinds[kind]
  const badFile = (reason: typeof missing | 'upload-interrupted') => new BusinessError(codes.badFile, reason, { field: pictureField })
  const tooLarge = () =>
    new BusinessError(codes.badFile, tooLargeReason, { field: pictureField }, { megabytes: Math.floor(maxBytes / 1024 / 1024) })
  if (!isMultipart(request) || !request.body) return Promise.reject(badFile(missing))
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes + FORM_BYTES) return Promise.reject(tooLarge())

  const form = new Busboy({
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    limits: { fileSize: maxBytes, files: 1, fields: FIELDS, fieldSize: FIELD_BYTES },
  })
  const body = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0])
  const texts = new Map<string, string>()

  return new Promise((resolve, reject) => {
    const inOrder = Promise.withResolvers<void>()
    inOrder.promise.catch(() => {})
    let file: Readable | undefined
    let keeping: Promise<T> | undefined

    let failed = false
    const fail = (error: unknown) => {
      if (failed) return
      failed = true
      const reason = error instanceof Error ? error : badFile('upload-interrupted')
      inOrder.reject(reason)
      // Whoever keeps the file must learn that the rest will never come.
      file?.destroy(reason)
      reject(reason)
      forget(body, maxBytes)
    }
    const interrupt = () => {
      fail(badFile('upload-interrupted'))
      body.destroy()
    }
    const refuse = () => fail(new BusinessError(codes.badInput, 'too-large'))

    async function* untilInOrder(stream: Readable): AsyncGenerator<Uint8Array> {
      yield* stream
      await inOrder.promise
    }

    form.on('file', (name, stream) => {
      file = stream
      stream.on('limit', () => fail(tooLarge()))
      stream.on('error', () => {})
      if (name !== pictureField) return fail(badFile(missing))
      keeping = keep(untilInOrder(stream))
      keeping.catch(fail)
    })
    form.on('field', (name, value, nameTruncated, valueTruncated) => {
      if (nameTruncated || valueTruncated) fail(badInput(name, 'too-long'))
      else texts.set(name, value)
    })
    form.on('filesLimit', refuse)
    form.on('fieldsLimit', refuse)
    form.on('finish', () => {
      const all = Object.fromEntries(texts)
      try {
        check?.(all)
      } catch (error) {
        return fail(error)
      }
      inOrder.resolve()
      if (keeping) keeping.then((picture) => resolve({ texts: all, picture }), fail)
      else resolve({ texts: all })
    })
    form.on('error', interrupt)
    body.on('error', interrupt)
    signal.addEventListener('abort', interrupt, { once: true })
    body.pipe(form)
  })
}

/** Reads what still comes, up to so many bytes, for nothing: a browser whose connection is cut while it sends never sees the answer. */
function forget(body: Readable, bytes: number): void {
  let left = bytes
  body.unpipe()
  body.on('data', (part: Uint8Array) => (left -= part.byteLength) < 0 && body.destroy())
  body.resume()
}
