import { KeyObject } from 'node:crypto'
import type { paymentVariables } from './payment-variables.ts'
import type { ValuesOf } from './variable.ts'

/** Accounts with providers of payments, where they are set up. Keys are objects, which no log can print. */
export interface PaymentSettings {
  stripe?: StripeSettings
  alipay?: AlipaySettings
  wechat?: WechatPaySettings
}

export interface StripeSettings {
  api: string
  secretKey: string
  webhookSecret: string
  /** As Stripe writes it: three small letters. */
  currency: string
}

export interface AlipaySettings {
  gateway: string
  appId: string
  /** Ours, by which requests are signed. */
  privateKey: KeyObject
  /** Alipay's, by which answers and notifications are checked. */
  publicKey: KeyObject
  /** Whose account is paid; absent: not checked beside the app. */
  sellerId?: string
}

export interface WechatPaySettings {
  api: string
  merchantId: string
  appId: string
  /** Of the merchant's certificate, whose private key signs requests. */
  serial: string
  privateKey: KeyObject
  /** 32 bytes, by which notifications are encrypted. */
  apiKey: string
  /** WeChat Pay's keys by the id or serial number that it names them by; requests ask to be answered by the first. */
  platformKeys: ReadonlyMap<string, KeyObject>
}

type Values = ValuesOf<typeof paymentVariables>

/** The accounts that these values describe; what belongs together has been checked before. */
export function paymentSettingsOf(values: Values): PaymentSettings {
  return { stripe: stripeOf(values), alipay: alipayOf(values), wechat: wechatOf(values) }
}

function stripeOf(values: Values): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values
  if (!secretKey || !webhookSecret) return undefined
  return { api: values.STRIPE_API, secretKey, webhookSecret, currency: values.STRIPE_CURRENCY }
}

function alipayOf(values: Values): AlipaySettings | undefined {
  const { ALIPAY_APP_ID: appId, ALIPAY_PRIVATE_KEY: privateKey, ALIPAY_PUBLIC_KEY: publicKey } = values
  if (!appId || !privateKey || !publicKey) return undefined
  return { gateway: values.ALIPAY_GATEWAY, appId, privateKey, publicKey, sellerId: values.ALIPAY_SELLER_ID }
}

function wechatOf(values: Values): WechatPaySettings | undefined {
  const { WECHAT_PAY_MERCHANT_ID: merchantId, WECHAT_PAY_APP_ID: appId, WECHAT_PAY_SERIAL: serial } = values
  const { WECHAT_PAY_PRIVATE_KEY: privateKey, WECHAT_PAY_API_KEY: apiKey, WECHAT_PAY_PUBLIC_KEY: key } = values
  if (!merchantId || !appId || !serial || !privateKey || !apiKey || !key) return undefined
  const platformKeys = key instanceof KeyObject ? new Map([[values.WECHAT_PAY_PUBLIC_KEY_ID ?? '', key]]) : key
  return { api: values.WECHAT_PAY_API, merchantId, appId, serial: serial.toUpperCase(), privateKey, apiKey, platformKeys }
}
