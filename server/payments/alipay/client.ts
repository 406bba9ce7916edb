import type { AlipaySdk } from 'alipay-sdk'
import * as v from 'valibot'
import { once } from '../../once.ts'
import type { Clock } from '../../platform/platform.ts'
import type { AlipaySettings } from '../../platform/payment-settings.ts'
import { ProviderRefusedError, ProviderUnreachableError } from '../payment-provider.ts'
import { chineseTime } from '../shared/chinese-time.ts'
import { fetchText } from '../shared/fetch-text.ts'
import { patiently, type Patience } from '../shared/patience.ts'
import { plainCode } from '../shared/plain-code.ts'

const DONE = '10000'
const BUSY = '20000'
/** About this order: its `sub_code` says what. */
const FAILED = '40004'

const Signed = v.looseObject({ sign: v.string() })
const Answer = v.looseObject({ code: v.string(), sub_code: v.optional(v.string()) })

/** A refusal about the order or refund, not about us: asking what became of it may tell more. */
export class AlipayRefusal extends ProviderRefusedError {
  constructor(code: string) {
    super('alipay', code)
  }
}

export interface AlipayClient {
  /** The address of a page of Alipay's, signed. Asks nothing. */
  page(method: string, parameters: { notifyUrl: string; returnUrl: string; bizContent: object }): Promise<string>
  ask<const S extends v.GenericSchema>(answer: S, method: string, bizContent: object, signal: AbortSignal): Promise<v.InferOutput<S>>
  /** Whether Alipay signed these fields of a notification. */
  isSigned(fields: Readonly<Record<string, string>>): Promise<boolean>
}

export function createAlipayClient(settings: AlipaySettings, clock: Clock, patience: Patience): AlipayClient {
  // Loading it takes a third of a second and 45 MB, which most installations need not pay.
  const opened = once(async () => {
    const { AlipaySdk } = await import('alipay-sdk')
    return new AlipaySdk(sdkConfig(settings))
  })
  // The SDK would take the time of the machine's own zone.
  const timed = <T extends object>(parameters: T) => ({ ...parameters, timestamp: chineseTime(clock.now()) })

  async function attempt(sdk: AlipaySdk, method: string, bizContent: object, signal: AbortSignal): Promise<unknown> {
    // The SDK signs and checks; its own way over the network cannot be ended, and asks twice when a connection breaks.
    const fields = new URLSearchParams(sdk.sdkExecute(method, timed({ bizContent })))
    const { biz_content = '', ...common } = Object.fromEntries(fields)
    const body = new URLSearchParams({ biz_content })
    const { response, text } = await fetchText(`${settings.gateway}?${new URLSearchParams(common)}`, { method: 'POST', body, signal })
    if (response.status !== 200) throw unreachable(`status ${response.status}`)
    const answer = signedAnswer(sdk, method, text)
    const { code, sub_code: problem = code } = answer
    if (code === DONE) return answer
    if (code === BUSY || problem === 'ACQ.SYSTEM_ERROR' || problem.startsWith('isp.')) throw unreachable(plainCode(problem))
    throw code === FAILED ? new AlipayRefusal(plainCode(problem)) : new ProviderRefusedError('alipay', plainCode(problem))
  }

  return {
    page: async (method, parameters) => (await opened()).pageExecute(method, 'GET', timed(parameters)),
    async ask(answer, method, bizContent, signal) {
      const sdk = await opened()
      return expected(answer, await patiently(patience, signal, (ends) => attempt(sdk, method, bizContent, ends)))
    },
    async isSigned(fields) {
      const sdk = await opened()
      // The SDK would let the notification choose its algorithm, SHA-1 among them.
      return fields.sign_type === 'RSA2' && sdk.checkNotifySignV2(fields)
    },
  }
}

function sdkConfig({ gateway, appId, privateKey, publicKey }: AlipaySettings): ConstructorParameters<typeof AlipaySdk>[0] {
  return {
    gateway,
    appId,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).trim(),
    keyType: 'PKCS8',
    alipayPublicKey: publicKey.export({ type: 'spki', format: 'pem' }).trim(),
    signType: 'RSA2',
  }
}

/** What stands in an answer, once its signature has been found good. */
function signedAnswer(sdk: AlipaySdk, method: string, text: string): v.InferOutput<typeof Answer> {
  const name = `${method.replaceAll('.', '_')}_response`
  try {
    const { sign, [name]: answer } = v.parse(Signed, JSON.parse(text))
    sdk.checkResponseSign(text, name, sign, '')
    return v.parse(Answer, answer)
  } catch {
    // The words of the SDK quote the whole answer.
    throw unreachable('an answer that it did not sign')
  }
}

const unreachable = (problem: string) => new ProviderUnreachableError(`alipay: ${problem}`)

function expected<const S extends v.GenericSchema>(schema: S, told: unknown): v.InferOutput<S> {
  const read = v.safeParse(schema, told)
  if (!read.success) throw unreachable('something else than documented')
  return read.output
}
