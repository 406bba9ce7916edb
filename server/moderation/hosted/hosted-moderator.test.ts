import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { silentLog } from '../../platform/log.ts'
import { createHostedModerator } from './hosted-moderator.ts'

type Answer = { status: number; body: unknown } | 'never'

let server: Server
let url: string
let answers: Answer[]
let asked: { authorization: string | undefined; path: string | undefined; body: { model: string; input: { type: string }[] } }[]

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    asked.push({ authorization: request.headers.authorization, path: request.url, body: JSON.parse(Buffer.concat(chunks).toString()) })
    const answer = answers.shift() ?? 'never'
    if (answer === 'never') return
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const flagged = (...names: string[]): Answer => ({
  status: 200,
  body: { id: 'modr-1', model: 'm', results: [{ flagged: names.length > 0, categories: { violence: false, ...Object.fromEntries(names.map((name) => [name, true])) }, category_scores: {} }] },
})
function judge(given: Answer[], timeLimitMs?: number, signal?: AbortSignal) {
  answers = given
  asked = []
  return createHostedModerator({ url, key: 'k', model: 'm' }, silentLog, timeLimitMs).judge({ words: '山', picture: new Uint8Array([1, 2]) }, signal)
}

it('asks as the protocol wants it', async () => {
  expect(await judge([flagged()])).toEqual({ decision: 'pass', reasons: [] })
  expect(asked).toEqual([
    { authorization: 'Bearer k', path: '/v1/moderations', body: { model: 'm', input: [{ type: 'text', text: '山' }, { type: 'image_url', image_url: { url: 'data:image/webp;base64,AQI=' } }] } },
  ])
})

it.each([
  [['sexual'], 'hold', ['sexual']],
  [['harassment/threatening', 'hate'], 'hold', ['abuse', 'hate']],
  [['self-harm/intent'], 'hold', ['violence']],
  [['illicit'], 'hold', ['other']],
  [['sexual/minors', 'sexual'], 'refuse', ['sexual']],
] as const)('%s', async (names, decision, reasons) => expect(await judge([flagged(...names)])).toEqual({ decision, reasons }))

it('tries once more, and holds what it is told nothing of', async () => {
  expect(await judge([{ status: 500, body: '' }, flagged()])).toEqual({ decision: 'pass', reasons: [] })
  const held = { decision: 'hold', reasons: ['other'] }
  expect(await judge([{ status: 500, body: '' }, { status: 429, body: '' }, flagged()])).toEqual(held)
  expect(asked).toHaveLength(2)
  expect(await judge([{ status: 200, body: '<html>' }, { status: 200, body: { results: [] } }])).toEqual(held)
  expect(await judge(['never'], 50)).toEqual(held)
})

it('ends when the caller goes', async () => {
  await expect(judge(['never'], undefined, AbortSignal.timeout(20))).rejects.toMatchObject({ name: 'TimeoutError' })
})

it('asks nothing of nothing', async () => {
  asked = []
  expect(await createHostedModerator({ url, model: 'm' }, silentLog).judge({ words: ' ' })).toEqual({ decision: 'pass', reasons: [] })
  expect(asked).toEqual([])
})
