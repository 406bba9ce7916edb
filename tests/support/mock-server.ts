import { http, HttpResponse } from 'msw/http'
import { setupServer } from 'msw/node'
import { fromJSON } from 'seroval'
import { codes } from '#contract/codes.ts'
import type { EndpointName, RequestOf, ResponseOf } from '#contract/endpoints/endpoints.ts'

type Answer<N extends EndpointName> = (payload: RequestOf<N>) => ResponseOf<N> | Promise<ResponseOf<N>>

/** Throw it from an answer to refuse the call as the API does. */
export class Refusal {
  readonly code: number
  readonly message: string
  readonly detail: object

  constructor(code: number, message: string, detail: object = {}) {
    this.code = code
    this.message = message
    this.detail = detail
  }
}

/** Throw it from an answer for a connection that breaks before the answer has come. */
export class LostConnection extends Error {}

const answers = new Map<EndpointName, Answer<EndpointName>>()

/** What the API answers to an endpoint, until the end of the test. */
export function answer<N extends EndpointName>(name: N, reply: Answer<N>): void {
  answers.set(name, reply as unknown as Answer<EndpointName>)
}

/** Of what stands around the pages, where a test says nothing of it. */
const standing = new Map<EndpointName, object>([['squareFront', { banners: [], themes: [] } satisfies ResponseOf<'squareFront'>]])

/** The calls of a page reach one server function; its wire format is Start's. */
const serverFunctions = http.post('*/_serverFn/:id', async ({ request }) => {
  const { data } = fromJSON<{ data: { name: EndpointName; payload: string } }>((await request.json()) as never)
  const reply = answers.get(data.name) ?? (standing.has(data.name) ? async () => standing.get(data.name) : undefined)
  if (!reply) throw new Error(`no answer is prepared for ${data.name}`)
  try {
    return HttpResponse.json({ result: { ok: true, code: codes.success, data: await reply(JSON.parse(data.payload) as never) } })
  } catch (error) {
    if (error instanceof LostConnection) return HttpResponse.error()
    if (!(error instanceof Refusal)) throw error
    return HttpResponse.json({ result: { ok: false, code: error.code, message: error.message, detail: error.detail } })
  }
})

/** Whatever lies in the storage. */
const files = http.get('*/api/file/*', () => HttpResponse.arrayBuffer(new ArrayBuffer(8)))

export const server = setupServer(serverFunctions, files)
export const forgetAnswers = () => answers.clear()
