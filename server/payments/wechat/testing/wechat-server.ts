import { createCipheriv, createSign, createVerify, randomBytes, type KeyObject } from 'node:crypto'
import type { Clock } from '../../../platform/platform.ts'
import { servePayments, type Asked, type PaymentServer, type Reply, type SignedNotice } from '../../testing/payment-server.ts'

/** What the merchant and WeChat Pay know of each other. */
export interface WechatAccount {
  merchantId: string
  appId: string
  serial: string
  /** The merchant's, by which requests are checked. */
  merchantKey: KeyObject
  /** 32 bytes. */
  apiKey: string
  platformKeyId: string
  platformKey: KeyObject
}

export interface WechatServer extends PaymentServer {
  /** A notification of anything, closed and signed as by WeChat Pay unless told otherwise. */
  notice(type: string, resource: object, other?: { key?: KeyObject; keyId?: string; apiKey?: string; at?: Date }): SignedNotice
  /** What WeChat Pay would tell of this payment. */
  transaction(orderId: string): Record<string, unknown>
  /** Answers come from somebody else from now on. */
  answersForged: boolean
}

interface Payment {
  out_trade_no: string
  /** What it was begun with, to tell a repetition from another order. */
  begunWith: string
  path: string
  state: 'NOTPAY' | 'SUCCESS' | 'REFUND' | 'CLOSED'
  total: number
  transaction_id: string
  success_time: string
  expiresAt: number
  refunds: { out_refund_no: string; refund: number; status: 'PROCESSING' | 'SUCCESS' | 'CLOSED'; body: string }[]
}

const numberOf = (orderId: string) => orderId.split('-').join('')

/** Answers as https://pay.weixin.qq.com/doc/v3/merchant documents it, for one merchant. Written from that, not from our client. */
export async function startWechatServer(account: WechatAccount, clock: Clock): Promise<WechatServer> {
  const payments = new Map<string, Payment>()
  const nonces = new Set<string>()
  let serials = 0

  const seconds = () => Math.floor(clock.now().getTime() / 1000)
  const timeInChina = () => `${new Date(clock.now().getTime() + 28_800_000).toISOString().slice(0, 19)}+08:00`

  function signed(body: string, key = account.platformKey, keyId = account.platformKeyId, at = seconds()): Record<string, string> {
    const nonce = randomBytes(16).toString('hex')
    const signature = createSign('RSA-SHA256').update(`${at}\n${nonce}\n${body}\n`).sign(key, 'base64')
    return { 'Wechatpay-Timestamp': String(at), 'Wechatpay-Nonce': nonce, 'Wechatpay-Signature': signature, 'Wechatpay-Serial': keyId, 'Request-ID': '08F' }
  }

  const ok = (data: object): Reply => reply(200, JSON.stringify(data))
  function reply(status: number, body: string): Reply {
    const headers = signed(body)
    if (server.answersForged) headers['Wechatpay-Signature'] = randomBytes(256).toString('base64')
    return { status, body, headers }
  }
  const refusal = (status: number, code: string): Reply => reply(status, JSON.stringify({ code, message: '见文档' }))

  /** Why the header Authorization is not good; undefined when it is. */
  function wrongSignature({ method, path, headers, body }: Asked): string | undefined {
    const [scheme, rest = ''] = (headers.authorization ?? '').split(/ (.*)/s)
    if (scheme !== 'WECHATPAY2-SHA256-RSA2048') return 'scheme'
    const fields = new Map([...rest.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
    const field = (name: string) => fields.get(name) ?? ''
    if (field('mchid') !== account.merchantId || field('serial_no') !== account.serial) return 'merchant'
    if (Math.abs(seconds() - Number(field('timestamp'))) > 300) return 'timestamp'
    if (nonces.has(field('nonce_str')) || field('nonce_str').length < 16) return 'nonce'
    nonces.add(field('nonce_str'))
    const message = `${method}\n${path}\n${field('timestamp')}\n${field('nonce_str')}\n${body}\n`
    return createVerify('RSA-SHA256').update(message).verify(account.merchantKey, field('signature'), 'base64') ? undefined : 'signature'
  }

  function answer(asked: Asked): Reply {
    const { method, path, headers, body } = asked
    if (wrongSignature(asked)) return { status: 401, body: JSON.stringify({ code: 'SIGN_ERROR', message: '见文档' }) }
    if (!headers['user-agent'] || headers.accept !== 'application/json') return refusal(400, 'PARAM_ERROR')
    if (headers['wechatpay-serial'] !== account.platformKeyId) return refusal(400, 'PARAM_ERROR')
    if (method === 'POST' && headers['content-type'] !== 'application/json') return refusal(400, 'PARAM_ERROR')
    const { pathname, searchParams } = new URL(path, 'http://wechat')
    const begins = /^\/v3\/pay\/transactions\/(native|h5|jsapi)$/.exec(pathname)
    if (begins && method === 'POST') return begin(begins[1]!, body)
    if (pathname === '/v3/refund/domestic/refunds' && method === 'POST') return refund(body)
    const refundNo = /^\/v3\/refund\/domestic\/refunds\/(\w+)$/.exec(pathname)?.[1]
    if (refundNo) return findRefund(refundNo)
    const [, number = '', closes] = /^\/v3\/pay\/transactions\/out-trade-no\/(\w+)(\/close)?$/.exec(pathname) ?? []
    const merchant = closes ? (JSON.parse(body) as { mchid: string }).mchid : searchParams.get('mchid')
    if (merchant !== account.merchantId) return refusal(400, 'PARAM_ERROR')
    const payment = payments.get(number)
    if (!payment) return refusal(404, 'ORDER_NOT_EXIST')
    if (!closes) return ok(told(payment))
    if (payment.state !== 'NOTPAY') return refusal(400, payment.state === 'CLOSED' ? 'ORDER_CLOSED' : 'ORDERPAID')
    payment.state = 'CLOSED'
    return reply(204, '')
  }

  function begin(way: string, body: string): Reply {
    const { amount, payer, scene_info: scene, ...order } = JSON.parse(body) as {
      appid: string; mchid: string; description: string; out_trade_no: string; time_expire: string; notify_url: string
      amount: { total: number; currency: string }; payer?: { openid?: string }; scene_info?: { payer_client_ip?: string; h5_info?: { type?: string } }
    }
    if (order.appid !== account.appId || order.mchid !== account.merchantId) return refusal(400, 'APPID_MCHID_NOT_MATCH')
    if (!/^[\w|*-]{6,32}$/.test(order.out_trade_no) || !order.description || order.description.length > 127) return refusal(400, 'PARAM_ERROR')
    if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/.test(order.time_expire) || /[?#]/.test(order.notify_url)) return refusal(400, 'PARAM_ERROR')
    if (way === 'jsapi' && !payer?.openid) return refusal(400, 'PARAM_ERROR')
    if (way === 'h5' && !(scene?.payer_client_ip && scene.h5_info?.type)) return refusal(400, 'PARAM_ERROR')
    const known = payments.get(order.out_trade_no)
    if (known?.state === 'CLOSED') return refusal(400, 'ORDER_CLOSED')
    if (known && known.state !== 'NOTPAY') return refusal(400, 'ORDERPAID')
    if (known && known.begunWith !== way + body) return refusal(400, 'OUT_TRADE_NO_USED')
    payments.set(order.out_trade_no, {
      out_trade_no: order.out_trade_no,
      begunWith: way + body,
      path: way,
      state: 'NOTPAY',
      total: amount.total,
      transaction_id: '',
      success_time: '',
      expiresAt: Date.parse(order.time_expire),
      refunds: [],
    })
    if (way === 'native') return ok({ code_url: `weixin://wxpay/bizpayurl?pr=${order.out_trade_no.slice(0, 9)}` })
    if (way === 'h5') return ok({ h5_url: `https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx${order.out_trade_no}&package=1` })
    return ok({ prepay_id: `wx${order.out_trade_no}` })
  }

  function refund(body: string): Reply {
    const { out_trade_no, out_refund_no, amount } = JSON.parse(body) as {
      out_trade_no: string; out_refund_no: string; amount: { refund: number; total: number; currency: string }
    }
    const payment = payments.get(out_trade_no)
    if (!payment) return refusal(404, 'RESOURCE_NOT_EXISTS')
    const before = payment.refunds.find((made) => made.out_refund_no === out_refund_no)
    if (before) return before.body === body ? ok(refundTold(payment, before)) : refusal(400, 'INVALID_REQUEST')
    const given = payment.refunds.filter(({ status }) => status !== 'CLOSED').reduce((sum, made) => sum + made.refund, 0)
    const paid = payment.state === 'SUCCESS' || payment.state === 'REFUND'
    if (!paid || amount.total !== payment.total || amount.currency !== 'CNY') return refusal(400, 'INVALID_REQUEST')
    if (given + amount.refund > payment.total) return refusal(403, 'NOT_ENOUGH')
    const made = { out_refund_no, refund: amount.refund, status: server.refundsWait ? 'PROCESSING' : 'SUCCESS', body } as const
    payment.refunds.push({ ...made })
    payment.state = 'REFUND'
    return ok(refundTold(payment, made))
  }

  function findRefund(number: string): Reply {
    for (const payment of payments.values()) {
      const made = payment.refunds.find(({ out_refund_no }) => out_refund_no === number)
      if (made) return ok(refundTold(payment, made))
    }
    return refusal(404, 'RESOURCE_NOT_EXISTS')
  }

  const refundTold = (payment: Payment, { out_refund_no, refund, status }: Payment['refunds'][number]) => ({
    refund_id: `5${out_refund_no}`,
    out_refund_no,
    transaction_id: payment.transaction_id,
    out_trade_no: payment.out_trade_no,
    status,
    amount: { total: payment.total, refund, currency: 'CNY' },
  })

  const told = ({ out_trade_no, state, total, transaction_id, success_time, path }: Payment) => ({
    appid: account.appId,
    mchid: account.merchantId,
    out_trade_no,
    trade_state: state,
    trade_state_desc: '…',
    ...(transaction_id && { transaction_id, success_time, trade_type: path.toUpperCase(), payer: { openid: 'open-ann' } }),
    amount: { total, ...(transaction_id && { payer_total: total, currency: 'CNY', payer_currency: 'CNY' }) },
  })

  function notice(type: string, resource: object, { key, keyId, apiKey = account.apiKey, at }: Parameters<WechatServer['notice']>[2] = {}): SignedNotice {
    const [nonce, associated_data] = [randomBytes(6).toString('hex'), 'transaction']
    const cipher = createCipheriv('aes-256-gcm', apiKey, nonce)
    cipher.setAAD(Buffer.from(associated_data))
    const closed = Buffer.concat([cipher.update(JSON.stringify(resource)), cipher.final(), cipher.getAuthTag()])
    const body = JSON.stringify({
      id: `EV-${++serials}`,
      create_time: timeInChina(),
      resource_type: 'encrypt-resource',
      event_type: type,
      summary: '…',
      resource: { original_type: 'transaction', algorithm: 'AEAD_AES_256_GCM', ciphertext: closed.toString('base64'), associated_data, nonce },
    })
    return { headers: new Headers(signed(body, key, keyId, at && Math.floor(at.getTime() / 1000))), body }
  }

  const find = (orderId: string) => {
    const payment = payments.get(numberOf(orderId))
    if (!payment) throw new Error('nothing was begun for this order')
    return payment
  }

  const served = await servePayments(answer)
  const server: WechatServer = {
    ...served,
    notices: [],
    refundsWait: false,
    answersForged: false,
    notice,
    transaction: (orderId) => told(find(orderId)),
    pay(orderId) {
      const payment = find(orderId)
      if (payment.state !== 'NOTPAY' || payment.expiresAt < clock.now().getTime()) throw new Error(`the payment is ${payment.state}`)
      Object.assign(payment, { state: 'SUCCESS', transaction_id: `42000${numberOf(orderId).slice(0, 23)}`, success_time: timeInChina() })
      server.notices.push(notice('TRANSACTION.SUCCESS', told(payment)))
    },
    settleRefunds(end) {
      for (const payment of payments.values()) {
        for (const made of payment.refunds.filter(({ status }) => status === 'PROCESSING')) {
          made.status = end === 'refunded' ? 'SUCCESS' : 'CLOSED'
          const { status, ...resource } = { ...refundTold(payment, made), mchid: account.merchantId, refund_status: made.status }
          server.notices.push(notice(`REFUND.${status}`, resource))
        }
      }
    },
    refunded: (orderId) => find(orderId).refunds.filter(({ status }) => status === 'SUCCESS').reduce((sum, { refund: part }) => sum + part, 0),
    begun: (orderId) => (payments.has(numberOf(orderId)) ? 1 : 0),
  }
  return server
}
