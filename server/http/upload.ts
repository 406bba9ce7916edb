import type { Hono } from 'hono'
import { codes } from '#contract/codes.ts'
import { transfers } from '#contract/transfers.ts'
import { BusinessError } from '../business-error.ts'
import type { ApiParts, ApiTypes } from './app.ts'
import { asUserCall, openCall } from './calls.ts'
import { success } from './envelope.ts'
import { readForm } from './multipart.ts'

const pictureField = 'file'

/** Takes a picture of the person's. */
export function mountUpload(app: Hono<ApiTypes>, { domains }: ApiParts): void {
  app.post(transfers.upload, async (c) => {
    const call = asUserCall(await openCall(c, domains.authenticate, undefined))
    const keep = (bytes: AsyncIterable<Uint8Array>) => domains.upload(bytes, call)
    const { picture } = await readForm(c.req.raw, { pictureField, signal: call.signal, keep })
    if (!picture) throw new BusinessError(codes.badFile, 'file-missing', { field: pictureField })
    return success(c, picture)
  })
}
