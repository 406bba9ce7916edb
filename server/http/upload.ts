import type { Hono } from 'hono'
import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import { transfers } from '#contract/transfers.ts'
import { BusinessError } from '../business-error.ts'
import type { ApiParts, ApiTypes } from './app.ts'
import { asUserCall, openCall } from './calls.ts'
import { success } from './envelope.ts'
import { readForm } from './multipart.ts'

const pictureField = 'file'
const { sendMs, makeMs } = appConfig.uploads.film

/** Takes a picture of the person's, and a film. */
export function mountUpload(app: Hono<ApiTypes>, { domains }: ApiParts): void {
  app.post(transfers.upload, async (c) => {
    const call = asUserCall(await openCall(c, domains.authenticate, undefined))
    const keep = (bytes: AsyncIterable<Uint8Array>) => domains.upload(bytes, call)
    const { picture } = await readForm(c.req.raw, { pictureField, signal: call.signal, keep })
    if (!picture) throw new BusinessError(codes.badFile, 'file-missing', { field: pictureField })
    return success(c, picture)
  })

  app.post(transfers.uploadFilm, async (c) => {
    const { identity } = asUserCall(await openCall(c, domains.authenticate, undefined))
    // Other calls are shorter.
    const signal = AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(sendMs + makeMs)])
    const keep = (bytes: AsyncIterable<Uint8Array>) => domains.uploadFilm(bytes, identity.userId, signal)
    const { picture: film } = await readForm(c.req.raw, { pictureField, kind: 'film', signal, keep })
    if (!film) throw new BusinessError(codes.badFile, 'film-missing', { field: pictureField })
    return success(c, film)
  })
}
