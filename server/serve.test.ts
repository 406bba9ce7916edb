import { once } from 'node:events'
import { connect } from 'node:net'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { loadConfig } from './platform/config.ts'
import { listen, type AnswerPage } from './serve.ts'

/** Serves pages alone, as the one function answers them, and keeps the messages of the log. */
async function servePages(answerPage: AnswerPage) {
  const logged: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push((JSON.parse(line) as { msg: string }).msg) })
  const server = await listen(loadConfig({ PORT: '0', HOST: '127.0.0.1' }), log, async () => new Response(), answerPage)
  return { server, logged }
}

it('logs no failure of its own where a browser leaves in the middle of what it sends', async () => {
  const left = Promise.withResolvers<unknown>()
  const { server, logged } = await servePages(async (request) => {
    socket.destroy()
    await request.text().catch((error: unknown) => {
      left.resolve(error)
      throw error
    })
    return new Response()
  })
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nnot all')
  expect(await left.promise).toMatchObject({ code: 'ECONNRESET' })
  // The close waits for whatever is still being answered.
  await server.close(1000)
  expect(logged).toEqual([])
})

it('logs a failure of its own and answers without its text', async () => {
  const { server, logged } = await servePages(() => Promise.reject(new Error('secret')))
  const answer = await fetch(server.url)
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toContain('secret')
  await server.close(1000)
  expect(logged).toEqual(['request failed'])
})
