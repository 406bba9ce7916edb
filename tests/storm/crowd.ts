import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import * as v from 'valibot'
import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import { endpoints, type EndpointName, type RequestOf, type ResponseOf } from '#contract/endpoints/endpoints.ts'
import { Envelope } from '#contract/envelope.ts'
import { finalTaskStates } from '#contract/task-states.ts'
import { waitUntil } from '#server/platform/testing/wait-until.ts'

/** While the installation is away, and between two steps of one flow. */
const PAUSE_MS = 150
const MOST_PAUSE_MS = 3000
/** Long enough for a start after a kill. */
const GIVE_UP_MS = 120_000
/** What no answer takes, unless it is lost. */
const CALL_MS = 20_000
/** Painted in a moment: what is asked is whether the points are right. */
const picture = { prompt: '渐变', count: 1 }

/** What came of a call: its data, or the code that it was refused with. */
type Answer<N extends EndpointName> = { data: ResponseOf<N> } | { code: number }

interface Person {
  phone: string
  call: <N extends EndpointName>(name: N, payload: RequestOf<N>) => Promise<Answer<N>>
  orders: string[]
  tasks: string[]
}

export interface Crowd {
  /** Makes so many calls, all people at once. */
  rage: (calls: number) => Promise<void>
  /** Waits until so many calls have been made. */
  reached: (calls: number) => Promise<void>
  made: () => number
  /** People who came by somebody's invitation. */
  invited: number
  /** How often each call was answered, refused (by code) or lost. */
  outcomes: () => Record<string, Record<string, number>>
  /** Waits until no creation runs and no order waits for its payment. */
  settle: () => Promise<void>
}

/** People who have registered, the first tenth inviting the others, and an operator. */
export async function createCrowd(url: string, size: number, operatorPhone: string, makeOperator: () => Promise<void>): Promise<Crowd> {
  const tally: Record<string, Record<string, number>> = {}
  let made = 0
  let heads = 0

  /** Somebody at a device and an address of their own, who asks again what was not answered. */
  function somebody(phone: string) {
    const number = ++heads
    const address = `10.${number >> 8}.${number & 255}.${randomInt(1, 255)}`
    const person: Person & { token?: string } = { phone, orders: [], tasks: [], call }
    async function call<N extends EndpointName>(name: N, payload: RequestOf<N>): Promise<Answer<N>> {
      made++
      const counts = (tally[name] ??= {})
      const count = (what: string) => (counts[what] = (counts[what] ?? 0) + 1)
      const until = Date.now() + GIVE_UP_MS
      let tries = 0
      for (;;) {
        const answer = await post(`${url}${appConfig.apiPath}${endpoints[name].path}`, payload, {
          'X-Forwarded-For': address,
          Token: person.token ?? '',
          Device: `storm-device-${number}`,
        }).catch(() => undefined)
        if (answer?.code === codes.success) {
          count('answered')
          return { data: v.parse(endpoints[name].response, answer.data) }
        }
        // An internal fault: the database was away; or asked too often while it was. The same request goes again, as a person's second try does.
        if (answer && answer.code !== codes.internal && !isForNow(answer)) {
          count(String(answer.code))
          return { code: answer.code }
        }
        count('lost')
        if (Date.now() > until) throw new Error(`${name} was not answered in time: ${JSON.stringify(answer)}`)
        await delay(Math.min(PAUSE_MS * 2 ** tries++, MOST_PAUSE_MS))
      }
    }
    return person
  }

  async function register(phone: string, invite?: string): Promise<Person> {
    const person = somebody(phone)
    const { demoCode = '' } = must(await person.call('loginCode', { phone }))
    person.token = must(await person.call('loginMobile', { phone, code: demoCode, agree: true, invite })).token
    return person
  }

  const operator = await register(operatorPhone)
  await makeOperator()
  const hosts = await Promise.all(Array.from({ length: Math.ceil(size / 10) }, () => register(newPhone())))
  const invites = await Promise.all(hosts.map(async (host) => must(await host.call('posterInfo', {})).code))
  const guests = await Promise.all(Array.from({ length: size - hosts.length }, (_, index) => register(newPhone(), invites[index % invites.length])))
  const people = [...hosts, ...guests]

  const deeds: [number, (person: Person) => Promise<unknown>][] = [
    [30, spend],
    [12, cancel],
    [18, buy],
    [8, pay],
    [3, close],
    [4, refund],
    [4, (person) => twice(() => person.call('signIn', { zone: zones[randomInt(zones.length)] }))],
    [6, claim],
    [5, (person) => person.call('coinDetail', {})],
    [5, (person) => person.call('userInfo', {})],
    [1, (person) => person.call('consumeExpire', {})],
    [1, (person) => person.call('inviteDetail', {})],
  ]
  const weight = deeds.reduce((sum, [share]) => sum + share, 0)

  async function spend(person: Person) {
    const payload = { requestId: randomUUID(), generator: 'text-to-image', input: picture }
    const [answer] = await twice(() => person.call('taskCreate', payload))
    if ('data' in answer) person.tasks.push(answer.data.task.id)
    // Most are stopped: ten thousand paintings would take a day, and points that come back are harder to count.
    if ('data' in answer && randomInt(8) > 0) await person.call('taskCancel', { id: answer.data.task.id })
  }
  async function cancel(person: Person) {
    const id = person.tasks[randomInt(Math.max(1, person.tasks.length))]
    if (id) await twice(() => person.call('taskCancel', { id }))
  }
  async function buy(person: Person) {
    const offers = must(await person.call('shopOffers', {})).offers
    const offer = offers[randomInt(offers.length)]!.id
    const price = await person.call('orderPrice', { offer })
    if (!('data' in price)) return
    const payload = { requestId: randomUUID(), offer, coupon: price.data.coupon?.id ?? null, total: price.data.total, agree: true }
    const [order] = await twice(() => person.call('orderCreate', payload))
    if (!('data' in order)) return
    person.orders.push(order.data.id)
    await twice(() => person.call('orderPayConfirm', { id: order.data.id, action: 'start', origin: url }))
    if (randomInt(4) > 0) await pay(person, order.data.id)
  }
  async function pay(person: Person, id = person.orders[randomInt(Math.max(1, person.orders.length))]) {
    if (!id) return
    await twice(() => person.call('cashierAnswer', { id, approve: randomInt(6) > 0 }))
    await twice(() => person.call('orderPayConfirm', { id, action: 'check' }))
  }
  async function close(person: Person) {
    const id = person.orders[randomInt(Math.max(1, person.orders.length))]
    if (id) await Promise.all([person.call('orderClose', { id }), person.call('orderPayConfirm', { id, action: 'check' })])
  }
  async function refund(person: Person) {
    const id = person.orders[randomInt(Math.max(1, person.orders.length))]
    if (!id) return
    const order = await person.call('orderDetail', { id })
    if (!('data' in order) || order.data.state !== 'paid') return
    const payload = { id, refundId: randomUUID(), amount: randomInt(1, order.data.total + 1), reason: 'storm' }
    await twice(() => operator.call('deskOrderRefund', payload))
  }
  async function claim(person: Person) {
    const { tasks } = must(await person.call('taskCenterList', {}))
    for (const { id, occurrence, state } of tasks)
      if (state === 'claimable' && occurrence) await twice(() => person.call('taskCenterClaim', { task: id, occurrence }))
  }

  return {
    invited: guests.length,
    made: () => made,
    outcomes: () => tally,
    reached: async (calls) => void (await waitUntil(() => made >= calls, 3_600_000)),
    async rage(calls) {
      const end = made + calls
      const goesOn = () => made < end
      await Promise.all(
        people.map(async (person) => {
          while (goesOn()) {
            let lot = randomInt(weight)
            const deed = deeds.find(([share]) => (lot -= share) < 0)!
            await deed[1](person)
          }
        }),
      )
    },
    async settle() {
      await Promise.all(people.map(settled))
    },
  }

  /** Stops what still waits to be painted, and asks until nothing of the person's is under way. */
  async function settled(person: Person) {
    await waitUntil(async () => {
      await delay(PAUSE_MS * 10)
      const { tasks } = must(await person.call('taskList', {}))
      const running = tasks.filter((task) => !finalTaskStates.includes(task.state))
      await Promise.all(running.map(({ id }) => person.call('taskCancel', { id })))
      return running.length === 0
    }, GIVE_UP_MS)
    for (const id of person.orders) await person.call('orderPayConfirm', { id, action: 'check' })
  }
}

const zones = ['Asia/Shanghai', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Paris']

/** A number that nobody has used before. */
export const newPhone = () => `139${String(randomInt(10 ** 8)).padStart(8, '0')}`

async function post(address: string, payload: object, headers: Record<string, string>) {
  const call = { version: appConfig.appVersion, channel: appConfig.channel, platform: 'pc' }
  const body = JSON.stringify({ ...payload, ...call })
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en', Comefrom: 'pc', ...headers },
    body,
    signal: AbortSignal.timeout(CALL_MS),
  })
  return v.parse(Envelope, await response.json())
}

const isForNow = ({ code, data }: v.InferOutput<typeof Envelope>) =>
  code === codes.tooManyRequests && v.is(v.object({ retryAfter: v.number() }), data)

/** A doubled tap. */
const twice = <T>(act: () => Promise<T>) => Promise.all([act(), act()])

function must<N extends EndpointName>(answer: Answer<N>): ResponseOf<N> {
  if ('data' in answer) return answer.data
  throw new Error(`Refused with ${answer.code}`)
}
