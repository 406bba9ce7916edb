import { alipayKind } from './alipay/kind.ts'
import type { PaymentKind } from './payment-kind.ts'
import { sandboxKind } from './sandbox/kind.ts'
import { stripeKind } from './stripe/kind.ts'
import { wechatKind } from './wechat/kind.ts'

/** Every way to pay that can be configured. */
export const paymentKinds: readonly PaymentKind[] = [sandboxKind, stripeKind, alipayKind, wechatKind]
