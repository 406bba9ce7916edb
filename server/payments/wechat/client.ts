import * as v from 'valibot'
import type { Clock } from '../../platform/platform.ts'
import type { WechatPaySettings } from '../../platform/payment-settings.ts'
import { ProviderRefusedError, ProviderUnreachableError } from '../payment-provider.ts'
import { fetchText } from '../shared/fetch-text.ts'
import { patiently, type Patience } from '../shared/patience.ts'
import { plainCode } from '../shared/plain-code.ts'
import { authorisation, isSigned, type SignedRequest } from './signature.ts'

const Refusal = v.object({ code: v.string() })

/** A refusal about the order or refund, not about us: asking what became of it may tell more. */
export class WechatRefusal extends ProviderRefusedError {
  readonly missing: boolean

  constructor(code: string, missing: boolean) {
    super('wechat', code)
    this.missing = missing
  }
}

export type AskWechat = <const S extends v.GenericSchema>(
  answer: S,
  request: { method: 'GET' | 'POST'; path: string; body?: object },
  signal: AbortSignal,
) => Promise<v.InferOutput<S>>

export function createAskWechat(settings: WechatPaySettings, clock: Clock, patience: Patience): AskWechat {
  const [firstKey = ''] = settings.platformKeys.keys()

  async function attempt({ method, path, body }: SignedRequest, signal: AbortSignal): Promise<unknown> {
    const headers = {
      'Authorization': authorisation(settings, { method, path, body }, clock.now()),
      'Accept': 'application/json',
      'Content-Type': 'application/json',
      'User-Agent': 'inkling',
      'Wechatpay-Serial': firstKey,
    }
    const sent = body === '' ? undefined : body
    const { response, text } = await fetchText(settings.api + path, { method, headers, body: sent, signal })
    // What it refuses before it has looked at our signature, it does not sign.
    const unsigned = !response.ok && !response.headers.has('wechatpay-signature')
    if (!unsigned && !isSigned(settings, response.headers, text, clock.now())) throw unreachable('an answer that it did not sign')
    if (!response.ok) throw refusal(response.status, text)
    return text === '' ? undefined : parseJson(text)
  }

  return async (answer, { method, path, body }, signal) => {
    const request = { method, path, body: body === undefined ? '' : JSON.stringify(body) }
    const read = v.safeParse(answer, await patiently(patience, signal, (ends) => attempt(request, ends)))
    if (!read.success) throw unreachable('something else than documented')
    return read.output
  }
}

const unreachable = (problem: string) => new ProviderUnreachableError(`wechat: ${problem}`)

/** 429 and 5xx pass, 401 is about our signature, all else about the order: https://pay.weixin.qq.com/doc/v3/merchant/4012081709 */
function refusal(status: number, text: string): Error {
  const read = v.safeParse(Refusal, parseJson(text))
  const code = read.success ? plainCode(read.output.code) : 'unknown'
  if (status >= 500 || status === 429) return unreachable(code)
  return status === 401 ? new ProviderRefusedError('wechat', code) : new WechatRefusal(code, status === 404)
}

/** undefined, which no schema takes, for what is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
