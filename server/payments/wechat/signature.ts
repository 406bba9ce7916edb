import { randomBytes, sign, verify } from 'node:crypto'
import type { WechatPaySettings } from '../../platform/payment-settings.ts'

/** Seconds by which a signature may be old, or ahead of our clock. */
const TOLERANCE_S = 300

const lines = (...parts: readonly string[]) => `${parts.join('\n')}\n`
const nonce = () => randomBytes(16).toString('hex')
const secondsOf = (now: Date) => String(Math.floor(now.getTime() / 1000))

export interface SignedRequest {
  method: 'GET' | 'POST'
  /** With its query. */
  path: string
  body: string
}

/** The header Authorization of a request: https://pay.weixin.qq.com/doc/v3/merchant/4012365342 */
export function authorisation(settings: WechatPaySettings, { method, path, body }: SignedRequest, now: Date): string {
  const { merchantId, serial, privateKey } = settings
  const [nonce_str, timestamp] = [nonce(), secondsOf(now)]
  const signature = sign('sha256', Buffer.from(lines(method, path, timestamp, nonce_str, body)), privateKey).toString('base64')
  const fields = { mchid: merchantId, nonce_str, signature, timestamp, serial_no: serial }
  return `WECHATPAY2-SHA256-RSA2048 ${Object.entries(fields).map(([name, value]) => `${name}="${value}"`).join(',')}`
}

/** Whether WeChat Pay signed this answer or notification, and not long ago: https://pay.weixin.qq.com/doc/v3/merchant/4013053249 */
export function isSigned({ platformKeys }: WechatPaySettings, headers: Headers, body: string, now: Date): boolean {
  const header = (name: string) => headers.get(`wechatpay-${name}`) ?? ''
  const timestamp = header('timestamp')
  const key = platformKeys.get(header('serial'))
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp))
  if (!key || !/^\d+$/.test(timestamp) || age > TOLERANCE_S) return false
  return verify('sha256', Buffer.from(lines(timestamp, header('nonce'), body)), key, Buffer.from(header('signature'), 'base64'))
}

/** What the chat's own browser hands to its payment sheet: https://pay.weixin.qq.com/doc/v3/merchant/4012365340 */
export function bridgeParameters({ appId, privateKey }: WechatPaySettings, prepayId: string, now: Date): Record<string, string> {
  const [timeStamp, nonceStr, packed] = [secondsOf(now), nonce(), `prepay_id=${prepayId}`]
  const paySign = sign('sha256', Buffer.from(lines(appId, timeStamp, nonceStr, packed)), privateKey).toString('base64')
  return { appId, timeStamp, nonceStr, package: packed, signType: 'RSA', paySign }
}
