import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { execute } from './execute.ts'
import { answerWrongly, type Fault } from './faults.ts'
import { createFiles } from './files.ts'
import { createGates } from './gates.ts'
import type { StandInJob } from './job.ts'
import { type Answer, type Office, queueLength, route } from './routes.ts'
import { createSockets, refusesOrigin } from './sockets.ts'
import { type NodeInfos, recordedNodes, validate } from './validate.ts'

export interface StandInOptions {
  /** Takes the place of the recorded nodes: another choice of models, or nodes that are missing. */
  nodes?: NodeInfos
  port?: number
  /** What a workflow that films saves. */
  film?: Buffer
}

/** A server that behaves as ComfyUI 0.33 does, on a free loopback port; jobs take no time but where a test holds them. */
export async function startComfyuiStandIn({ nodes = recordedNodes, port = 0, film = Buffer.alloc(0) }: StandInOptions = {}) {
  const files = createFiles()
  const gates = createGates()
  const cache = new Map()
  const faults = new Map<string, Fault>()
  const submitted: StandInJob[] = []
  const requests: string[] = []
  const history = new Map<string, StandInJob>()
  let pending: StandInJob[] = []
  let running: StandInJob | undefined
  let life = 0
  let count = 0

  const office: Office = {
    nodes,
    files,
    running: () => running,
    pending: () => pending,
    ended: (id) => history.get(id),
    accept: ({ prompt, prompt_id: id = randomUUID(), client_id: clientId, extra_data: extraData = {}, front }): Answer => {
      const verdict = validate(prompt, nodes, files)
      if (!verdict.ok) return { status: 400, json: verdict.body }
      const number = front ? -count : count
      count++
      const job: StandInJob = {
        id, number, workflow: prompt, outputsToExecute: verdict.outputs, extraData, clientId, createTime: Date.now(),
        status: 'pending', outputs: {}, messages: [], node: undefined, stop: Promise.withResolvers(), stopped: false,
      }
      submitted.push(job)
      pending.push(job)
      tellQueue()
      // The answer goes out before the job is taken.
      setImmediate(() => void takeNext())
      return { status: 200, json: { prompt_id: id, number, node_errors: verdict.nodeErrors } }
    },
    cancel: (id) => {
      const queued = pending.find((job) => job.id === id)
      if (queued) {
        pending = pending.filter((job) => job !== queued)
        tellQueue()
        return true
      }
      if (running?.id !== id) return false
      running.stopped = true
      running.stop.resolve()
      return true
    },
  }

  const server = createServer((request, response) => void serve(request, response))
  const sockets = createSockets(server, {
    onOpen: (sid) => [
      { type: 'status', data: { ...queueStatus(), sid } },
      ...(running?.clientId === sid && running.node !== undefined ? [{ type: 'executing', data: { node: running.node } }] : []),
    ],
  })

  const queueStatus = () => ({ status: { exec_info: { queue_remaining: queueLength(office) } } })
  const tellQueue = () => sockets.toAll({ type: 'status', data: queueStatus() })

  async function takeNext() {
    if (running || pending.length === 0) return
    const job = pending.toSorted((a, b) => a.number - b.number)[0]!
    const born = life
    pending = pending.filter((other) => other !== job)
    running = job
    job.status = 'in_progress'
    job.startTime = Date.now()
    tellQueue()
    await execute(job, { files, sockets, gates, cache, film, alive: () => life === born })
    if (life !== born) return
    job.endTime = Date.now()
    history.set(job.id, job)
    running = undefined
    tellQueue()
    sockets.to(job.clientId, { type: 'executing', data: { node: null, prompt_id: job.id } })
    await takeNext()
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '/', 'http://server')
    requests.push(`${request.method} ${request.url ?? '/'}`)
    // A connection that breaks in the middle of a request is the client's affair.
    const body = await buffer(request).catch(() => undefined)
    if (!body) return
    const fault = [...faults].find(([path]) => pathname.startsWith(path))?.[1]
    if (fault) {
      answerWrongly(fault, response)
      return
    }
    if (refusesOrigin(request.headers.host, request.headers.origin)) {
      response.writeHead(403).end()
      return
    }
    const { status, json, text, bytes, mime } = await route(request, body, office)
    if (json !== undefined) response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(json))
    else if (text !== undefined) response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text)
    else response.writeHead(status, { 'content-type': mime ?? 'application/octet-stream' }).end(bytes)
  }

  /** All that the process held in memory. */
  function forget() {
    life++
    running?.stop.resolve()
    running = undefined
    pending = []
    history.clear()
    cache.clear()
    files.emptyTemp()
    sockets.cut()
  }

  async function listen(at: number) {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(port)
  const { port: taken } = server.address() as AddressInfo

  return {
    address: `http://127.0.0.1:${taken}`,
    /** Every job that was accepted, the oldest first. */
    submitted: submitted as readonly StandInJob[],
    /** Every request, as 'GET /path?query'. */
    requests: requests as readonly string[],
    files,
    hold: gates.hold,
    /** Answers requests to paths that begin so wrongly, until `behave`. */
    misbehave: (path: string, fault: Fault) => void faults.set(path, fault),
    behave: () => faults.clear(),
    /** Sockets stay open and hear nothing more. */
    deafen: () => sockets.deafen(),
    /** Ends the connections of sockets; jobs go on. */
    cutSockets: () => sockets.cut(),
    sockets: () => sockets.count(),
    /** How many sockets have been opened so far. */
    socketsOpened: () => sockets.opened(),
    /** What pressing 'interrupt' on its own page does. */
    interrupt: () => running && office.cancel(running.id),
    /** Dies and is there again at once: queue, history and temporary files are gone. */
    restart: () => {
      forget()
      server.closeAllConnections()
    },
    /** Dies: nothing answers at its address any more. */
    die: async () => {
      forget()
      server.closeAllConnections()
      const closed = once(server, 'close')
      server.close()
      await closed
    },
    revive: () => listen(taken),
    async close() {
      forget()
      sockets.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type ComfyuiStandIn = Awaited<ReturnType<typeof startComfyuiStandIn>>
