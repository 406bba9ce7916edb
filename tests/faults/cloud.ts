import * as v from 'valibot'
import { appConfig } from '#config'
import { SIGNATURE_HEADER, cloudMethods, type CloudMethod, type CloudParams, type CloudRequest, type CloudResult } from '#contract/cloud.ts'
import { Envelope } from '#contract/envelope.ts'
import { transfers } from '#contract/transfers.ts'
import { sign } from '../../src/shared/cloud/sign.ts'

/** The cloud storage of an installation, for a new visitor; signed as the app signs. */
export async function openCloud(url: string) {
  async function send<M extends CloudMethod>(method: M, params: CloudParams<M>, authorisation?: CloudResult<'anonymousAuthorize'>): Promise<CloudResult<M>> {
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
  return <M extends CloudMethod>(method: M, params: CloudParams<M>) => send(method, params, authorisation)
}
