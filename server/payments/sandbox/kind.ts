import type { PaymentKind } from '../payment-kind.ts'
import { createSandboxProvider } from './sandbox-provider.ts'

export const sandboxKind: PaymentKind = { id: 'sandbox', open: createSandboxProvider }
