import { Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import type { Hono } from 'hono'
import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import type { Upload } from '#contract/entities.ts'
import { transfers } from '#contract/transfers.ts'
import { BusinessError } from '../business-error.ts'
import type { UserCall } from '../call.ts'
import type { ApiParts, ApiTypes } from './app.ts'
import { asUserCall, openCall } from './calls.ts'
import { success } from './envelope.ts'

const { imageMaxBytes } = appConfig.uploads
/** Room for the other parts of a form and its boundaries. */
const FORM_BYTES = 64 * 1024

const missing = () => new BusinessError(codes.badFile, 'file-missing', { field: 'file' })
const interrupted = () => new BusinessError(codes.badFile, 'upload-interrupted', { field: 'file' })
const tooLarge = () =>
  new BusinessError(codes.badFile, 'file-too-large', { field: 'file' }, { megabytes: Math.floor(imageMaxBytes / 1024 / 1024) })

/** Takes a picture, streamed through to the domain, so that many uploads at once need little memory. */
export function mountUpload(app: Hono<ApiTypes>, { domains }: ApiParts): void {
  app.post(transfers.upload, async (c) => {
    const call = asUserCall(await openCall(c, domains.authenticate, undefined))
    if (Number(c.req.header('content-length') ?? 0) > imageMaxBytes + FORM_BYTES) throw tooLarge()
    return success(c, await receive(c.req.raw, domains.upload, call))
  })
}

function receive(request: Request, upload: (bytes: AsyncIterable<Uint8Array>, call: UserCall) => Promise<Upload>, call: UserCall): Promise<Upload> {
  const contentType = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data;.*boundary=/i.test(contentType) || !request.body) throw missing()
  const form = new Busboy({
    headers: { 'content-type': contentType },
    limits: { fileSize: imageMaxBytes, files: 1, fields: 10, fieldSize: 1024 },
  })
  const body = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0])

  return new Promise<Upload>((resolve, reject) => {
    let file: Readable | undefined
    const fail = (error: unknown) => {
      const reason = error instanceof Error ? error : interrupted()
      // The domain reads the file; it must learn that the rest will never come.
      file?.destroy(reason)
      body.destroy()
      reject(reason)
    }
    form.on('file', (field, stream) => {
      if (field !== 'file' || file) {
        stream.resume()
        return
      }
      file = stream
      stream.on('limit', () => fail(tooLarge()))
      stream.on('error', () => {})
      upload(stream, call).then(resolve, fail)
    })
    form.on('finish', () => {
      if (!file) fail(missing())
    })
    form.on('error', () => fail(interrupted()))
    body.on('error', () => fail(interrupted()))
    call.signal.addEventListener('abort', () => fail(interrupted()), { once: true })
    body.pipe(form)
  })
}
