import { ProviderUnreachableError, type PayableOrder, type PaymentProvider, type PaymentState, type RefundOutcome, type RefundRequest } from './payment-provider.ts'

/** A provider for tests, which answers what the test sets. */
export interface ScriptedProvider extends PaymentProvider {
  /** What `query` and `close` answer of an order; unpaid, and closed, where nothing is set. */
  states: Map<string, PaymentState>
  refundOutcome: RefundOutcome
  /** While it is out of reach, every call throws. */
  unreachable: boolean
  closed: string[]
  refunds: (RefundRequest & { orderId: string })[]
  queries: number
}

export function createScriptedProvider(): ScriptedProvider {
  const reach = () => {
    if (provider.unreachable) throw new ProviderUnreachableError('Out of reach')
  }
  const stateOf = ({ id }: PayableOrder): PaymentState => provider.states.get(id) ?? { state: 'unpaid' }
  const provider: ScriptedProvider = {
    id: 'sandbox',
    platforms: ['pc', 'h5', 'chat'],
    states: new Map(),
    refundOutcome: 'refunded',
    unreachable: false,
    closed: [],
    refunds: [],
    queries: 0,
    async start({ id }) {
      reach()
      return { way: { kind: 'redirect', url: `https://cashier.test/${id}` }, reference: `ref-${id}` }
    },
    readNotice: async ({ body }) => JSON.parse(body, (key, value: unknown) => (key === 'paidAt' ? new Date(value as string) : value)),
    acknowledge: () => new Response('success'),
    async query(order) {
      provider.queries += 1
      reach()
      return stateOf(order)
    },
    async close(order) {
      reach()
      provider.closed.push(order.id)
      const state = stateOf(order)
      return state.state === 'unpaid' ? { state: 'closed' } : state
    },
    async refund({ id }, refund) {
      reach()
      provider.refunds.push({ ...refund, orderId: id })
      return provider.refundOutcome
    },
  }
  return provider
}
