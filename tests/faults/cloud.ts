import * as v from 'valibot'
import { appConfig } from '#config'
import { SIGNATURE_HEADER, cloudMethods, type CloudMethod, type CloudRequest } from '#contract/cloud.ts'
import { Envelope } from '#contract/envelope.ts'
import { transfers } from '#contract/transfers.ts'
import { sign } from '../../src/shared/cloud/sign.ts'

type Params<M extends CloudMethod> = v.InferInput<(typeof cloudMethods)[M]['params']>
type Result<M extends CloudMethod> = v.InferOutput<(typeof cloudMethods)[M]['result']>

/** The cloud storage of an installation, for a new visitor; signed as the app signs. */
export async function openCloud(url: string) {
  async function send<M extends CloudMethod>(method: M, params: Params<M>, authorisation?: Result<'anonymousAuthorize'>): Promise<Result<M>> {
    const request: CloudRequest = { method, params, spaceId: appConfig.cloud.spaceId, timestamp: Date.now(), token: authorisation?.token }
    const response = await fetch(url + appConfig.apiPath + transfers.cloud, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(authorisation && { [SIGNATURE_HEADER]: sign(request, authorisation.secret) }) },
      body: JSON.stringify(request),
    })
    const { data } = v.parse(Envelope, await response.json())
    return v.parse(cloudMethods[method].result, data)
  }
  const authorisation = await send('anonymousAuthorize', {})
  return <M extends CloudMethod>(method: M, params: Params<M>) => send(method, params, authorisation)
}
