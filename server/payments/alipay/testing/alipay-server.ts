import { createSign, createVerify, randomUUID, type KeyObject } from 'node:crypto'
import type { Clock } from '../../../platform/platform.ts'
import { servePayments, type Asked, type PaymentServer, type Reply, type SignedNotice } from '../../testing/payment-server.ts'

/** What the merchant and Alipay know of each other. */
export interface AlipayAccount {
  appId: string
  sellerId: string
  /** The app's, by which requests are checked. */
  appKey: KeyObject
  alipayKey: KeyObject
}

export interface AlipayServer extends PaymentServer {
  visit: NonNullable<PaymentServer['visit']>
  /** A notification of these fields beside those of the trade, signed as by Alipay unless told otherwise. */
  notice(orderId: string, fields?: Record<string, string>, key?: KeyObject, algorithm?: 'RSA' | 'RSA2'): SignedNotice
  /** The trade is past the time in which money can go back. */
  finish(orderId: string): void
  /** Answers come from somebody else from now on. */
  answersForged: boolean
}

interface Trade {
  out_trade_no: string
  trade_no: string
  subject: string
  trade_status: 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_FINISHED' | 'TRADE_CLOSED'
  /** Yuan in hundredths. */
  total: number
  paidAt: string
  expires: string
  refunds: { out_request_no: string; amount: number; state: 'done' | 'waiting' | 'failed' }[]
}

type Fields = Record<string, string>
const numberOf = (orderId: string) => orderId.split('-').join('')
const yuan = (hundredths: number) => `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
const hundredths = (amount = '') => (/^\d+\.\d\d$/.test(amount) ? Number(amount.replace('.', '')) : Number.NaN)

/** https://opendocs.alipay.com/common/02mse3: all but these, in order of their names. */
const signed = (fields: Fields, ...without: string[]) =>
  Object.keys(fields).filter((name) => !without.includes(name)).sort().map((name) => `${name}=${fields[name]}`).join('&')

/** Answers as https://opendocs.alipay.com documents it, for one app. Written from that, not from our client. */
export async function startAlipayServer(account: AlipayAccount, clock: Clock): Promise<AlipayServer> {
  const trades = new Map<string, Trade>()
  const time = () => new Date(clock.now().getTime() + 28_800_000).toISOString().slice(0, 19).replace('T', ' ')

  /** Why a request is not good; undefined when it is. */
  function wrong(fields: Fields): string | undefined {
    if (fields.app_id !== account.appId) return 'isv.invalid-app-id'
    if (Object.values(fields).includes('')) return 'isv.missing-parameter'
    if (fields.charset !== 'utf-8' || fields.version !== '1.0' || fields.sign_type !== 'RSA2') return 'isv.invalid-signature-type'
    const given = Date.parse(`${fields.timestamp?.replace(' ', 'T')}+08:00`)
    if (!(Math.abs(clock.now().getTime() - given) < 600_000)) return 'isv.invalid-timestamp'
    const good = createVerify('RSA-SHA256').update(signed(fields, 'sign')).verify(account.appKey, fields.sign ?? '', 'base64')
    return good ? undefined : 'isv.invalid-signature'
  }

  const business: Record<string, (content: Fields) => object> = {
    'alipay.trade.query': ({ out_trade_no = '' }) => {
      const trade = trades.get(out_trade_no)
      if (!trade) return failed('ACQ.TRADE_NOT_EXIST')
      const { trade_no, trade_status, total, paidAt } = trade
      const facts = { out_trade_no, trade_no, trade_status, total_amount: yuan(total), buyer_logon_id: '安***@x.cn', receipt_amount: '0.00' }
      return { ...done, ...facts, ...(paidAt && { send_pay_date: paidAt }) }
    },
    'alipay.trade.close': ({ out_trade_no = '' }) => {
      const trade = trades.get(out_trade_no)
      if (!trade) return failed('ACQ.TRADE_NOT_EXIST')
      if (trade.trade_status !== 'WAIT_BUYER_PAY') return failed('ACQ.REASON_TRADE_STATUS_INVALID')
      trade.trade_status = 'TRADE_CLOSED'
      return { ...done, out_trade_no, trade_no: trade.trade_no }
    },
    'alipay.trade.refund': (content) => refund(content),
    'alipay.trade.fastpay.refund.query': ({ out_trade_no = '', out_request_no }) => {
      const trade = trades.get(out_trade_no)
      if (!trade) return failed('ACQ.TRADE_NOT_EXIST')
      const made = trade.refunds.find((known) => known.out_request_no === out_request_no && known.state === 'done')
      return made ? { ...done, out_trade_no, out_request_no, refund_amount: yuan(made.amount), refund_status: 'REFUND_SUCCESS' } : done
    },
  }

  function refund({ out_trade_no = '', out_request_no = '', refund_amount }: Fields): object {
    const trade = trades.get(out_trade_no)
    if (!trade) return failed('ACQ.TRADE_NOT_EXIST')
    const amount = hundredths(refund_amount)
    const answer = { ...done, out_trade_no, trade_no: trade.trade_no, refund_fee: yuan(given(trade)) }
    if (trade.trade_status === 'TRADE_FINISHED') return failed('ACQ.TRADE_HAS_FINISHED')
    const before = trade.refunds.find((known) => known.out_request_no === out_request_no)
    if (before) {
      if (before.amount !== amount) return failed('ACQ.DISCORDANT_REPEAT_REQUEST')
      return before.state === 'failed' ? failed('ACQ.SELLER_BALANCE_NOT_ENOUGH') : { ...answer, fund_change: 'N' }
    }
    if (trade.trade_status !== 'TRADE_SUCCESS') return failed('ACQ.TRADE_STATUS_ERROR')
    if (!(given(trade) + amount <= trade.total)) return failed('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL')
    trade.refunds.push({ out_request_no, amount, state: server.refundsWait ? 'waiting' : 'done' })
    if (server.refundsWait) return { ...answer, fund_change: 'N' }
    tellRefund(trade, out_request_no)
    return { ...answer, fund_change: 'Y' }
  }
  const given = ({ refunds }: Trade) => refunds.filter(({ state }) => state === 'done').reduce((sum, { amount }) => sum + amount, 0)

  function tellRefund(trade: Trade, out_biz_no: string) {
    if (given(trade) === trade.total) trade.trade_status = 'TRADE_CLOSED'
    server.notices.push(noticeOf(trade, { out_biz_no, refund_fee: yuan(given(trade)), gmt_refund: `${time()}.123` }))
  }

  function answer({ method, path, body }: Asked): Reply {
    const fields: Fields = Object.fromEntries([...new URL(path, 'http://alipay').searchParams, ...new URLSearchParams(body)])
    const asked = fields.method ?? ''
    // What stands in the body is read by the charset of the address.
    if (!path.includes('charset=utf-8')) return { status: 400, body: '' }
    const problem = wrong(fields)
    const told = problem ? { code: '40002', msg: 'Invalid Arguments', sub_code: problem, sub_msg: `验签出错：${signed(fields, 'sign')}` } : business[asked]?.(JSON.parse(fields.biz_content ?? '{}') as Fields)
    if (method !== 'POST' || !told) return { status: 404, body: '' }
    // The gateway writes slashes as PHP does, and its signature is of what it wrote.
    const text = JSON.stringify(told).replaceAll('/', String.raw`\/`)
    const sign = createSign('RSA-SHA256').update(server.answersForged ? `${text} ` : text).sign(account.alipayKey, 'base64')
    return { status: 200, body: `{"${asked.replaceAll('.', '_')}_response":${text},"sign":"${sign}"}`, headers: { 'Content-Type': 'text/html;charset=utf-8' } }
  }

  function noticeOf(trade: Trade, others: Fields = {}, key = account.alipayKey, algorithm: 'RSA' | 'RSA2' = 'RSA2'): SignedNotice {
    const fields: Fields = {
      gmt_create: time(),
      charset: 'utf-8',
      subject: trade.subject,
      buyer_id: '2088102116773037',
      version: '1.0',
      notify_id: randomUUID(),
      notify_type: 'trade_status_sync',
      notify_time: time(),
      fund_bill_list: JSON.stringify([{ amount: yuan(trade.total), fundChannel: 'ALIPAYACCOUNT' }]),
      out_trade_no: trade.out_trade_no,
      trade_no: trade.trade_no,
      trade_status: trade.trade_status,
      total_amount: yuan(trade.total),
      app_id: account.appId,
      auth_app_id: account.appId,
      seller_id: account.sellerId,
      ...(trade.paidAt && { gmt_payment: trade.paidAt }),
      ...others,
      sign_type: algorithm,
    }
    const hash = algorithm === 'RSA2' ? 'RSA-SHA256' : 'RSA-SHA1'
    fields.sign = createSign(hash).update(signed(fields, 'sign', 'sign_type')).sign(key, 'base64')
    return { headers: new Headers({ 'Content-Type': 'application/x-www-form-urlencoded; charset=utf-8' }), body: String(new URLSearchParams(fields)) }
  }

  const find = (orderId: string) => {
    const trade = trades.get(numberOf(orderId))
    if (!trade) throw new Error('nothing was begun for this order')
    return trade
  }

  const served = await servePayments(answer)
  const server: AlipayServer = {
    ...served,
    notices: [],
    refundsWait: false,
    answersForged: false,
    visit(way) {
      if (way.kind !== 'redirect') throw new Error('Alipay has pages alone')
      const url = new URL(way.url)
      const fields: Fields = Object.fromEntries(url.searchParams)
      const problem = url.origin !== served.address ? 'another gateway' : wrong(fields)
      const product = { 'alipay.trade.page.pay': 'FAST_INSTANT_TRADE_PAY', 'alipay.trade.wap.pay': 'QUICK_WAP_WAY' }[fields.method ?? '']
      const { out_trade_no = '', subject = '', total_amount, product_code, time_expire = '' } = JSON.parse(fields.biz_content ?? '{}') as Fields
      if (problem || !product || product !== product_code) throw new Error(problem ?? 'the wrong product')
      if (!/^\w{1,64}$/.test(out_trade_no) || /[/=&]/.test(subject) || !(hundredths(total_amount) > 0)) throw new Error('ILLEGAL_ARGUMENT')
      if (!fields.notify_url?.startsWith('https://') || !fields.return_url?.startsWith('https://')) throw new Error('no addresses')
      if (trades.has(out_trade_no)) return
      const trade = { out_trade_no, trade_no: `2026011522001${out_trade_no.slice(0, 15)}`, subject, total: hundredths(total_amount), expires: time_expire }
      trades.set(out_trade_no, { ...trade, trade_status: 'WAIT_BUYER_PAY', paidAt: '', refunds: [] })
    },
    pay(orderId) {
      const trade = find(orderId)
      if (trade.trade_status !== 'WAIT_BUYER_PAY' || trade.expires < time()) throw new Error(`the trade is ${trade.trade_status}`)
      Object.assign(trade, { trade_status: 'TRADE_SUCCESS', paidAt: time() })
      server.notices.push(noticeOf(trade))
    },
    finish(orderId) {
      find(orderId).trade_status = 'TRADE_FINISHED'
      server.notices.push(noticeOf(find(orderId)))
    },
    settleRefunds(end) {
      for (const trade of trades.values()) {
        for (const made of trade.refunds.filter(({ state }) => state === 'waiting')) {
          made.state = end === 'refunded' ? 'done' : 'failed'
          if (made.state === 'done') tellRefund(trade, made.out_request_no)
        }
      }
    },
    notice: (orderId, fields, key, algorithm) => noticeOf(find(orderId), fields, key, algorithm),
    refunded: (orderId) => given(find(orderId)),
    begun: (orderId) => (trades.has(numberOf(orderId)) ? 1 : 0),
  }
  return server
}

const done = { code: '10000', msg: 'Success' }
const failed = (sub_code: string) => ({ code: '40004', msg: 'Business Failed', sub_code, sub_msg: '见文档' })
