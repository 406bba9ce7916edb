import { afterEach, describe, expect, it } from 'vitest'
import type { Workflow } from '../workflow.ts'
import { type ComfyuiStandIn, startComfyuiStandIn } from './stand-in.ts'
import recorded from './recorded-frames.json' with { type: 'json' }

let server: ComfyuiStandIn
afterEach(() => server.close())

const workflow = ({ words = 'a red fox', seed = 10, steps = 4, width = 256 } = {}): Workflow => ({
  4: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'sd_v1-5.safetensors' } },
  5: { class_type: 'EmptyLatentImage', inputs: { width, height: 256, batch_size: 1 } },
  6: { class_type: 'CLIPTextEncode', inputs: { text: words, clip: ['4', 1] } },
  7: { class_type: 'CLIPTextEncode', inputs: { text: 'bad', clip: ['4', 1] } },
  3: {
    class_type: 'KSampler',
    inputs: {
      seed, steps, cfg: 7, sampler_name: 'euler', scheduler: 'normal', denoise: 1,
      model: ['4', 0], positive: ['6', 0], negative: ['7', 0], latent_image: ['5', 0],
    },
  },
  8: { class_type: 'VAEDecode', inputs: { samples: ['3', 0], vae: ['4', 2] } },
  9: { class_type: 'SaveImage', inputs: { images: ['8', 0], filename_prefix: 'probe/t' } },
})

/** One frame as the recordings are kept. */
function condense(message: string | ArrayBuffer): string {
  if (typeof message !== 'string') {
    const [event, second] = [new DataView(message).getUint32(0), new DataView(message).getUint32(4)]
    if (event === 1) return `binary 1 format ${second}`
    const ids = JSON.parse(Buffer.from(message, 8, second).toString())
    return `binary 4 node ${ids.node_id} ${ids.image_type}`
  }
  const { type, data } = JSON.parse(message)
  switch (type) {
    case 'status':
      return `status ${data.status.exec_info.queue_remaining}${data.sid ? ' sid' : ''}`
    case 'execution_cached':
      return `execution_cached ${data.nodes.join(',')}`
    case 'progress_state':
      return `progress_state ${recordedOrder(data.nodes).map(([id, node]) => `${id}:${node.value}/${node.max}:${node.state}`).join(' ')}`
    case 'progress':
      return `progress ${data.node} ${data.value}/${data.max}`
    case 'executing':
      return `executing ${data.node}`
    case 'executed':
      return `executed ${data.node} ${Object.keys(data.output)[0]}`
    case 'execution_error':
      return `execution_error ${data.node_id} ${data.node_type} ${data.exception_type}`
    case 'execution_interrupted':
      return `execution_interrupted ${data.node_id} ${data.node_type}`
    default:
      return type
  }
}

type NodeProgress = { value: number; max: number; state: string }
/** JSON of JavaScript puts numbers first in order of size; the recordings have the order of execution. */
const recordedOrder = (nodes: Record<string, NodeProgress>) =>
  ['4', '5', '6', '7', '3', '8', '9'].flatMap((id): [string, NodeProgress][] => (nodes[id] ? [[id, nodes[id]]] : []))

/** A client that writes down what it hears. */
async function listen(clientId: string, { flags = false } = {}) {
  const heard: string[] = []
  const waiting: { until: (frame: string) => boolean; resolve: () => void }[] = []
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/ws?clientId=${clientId}`)
  socket.binaryType = 'arraybuffer'
  const hears = (until: (frame: string) => boolean) =>
    heard.some(until) ? Promise.resolve() : new Promise<void>((resolve) => waiting.push({ until, resolve }))
  socket.addEventListener('message', ({ data }) => {
    const frame = condense(data)
    heard.push(frame)
    waiting.filter(({ until }) => until(frame)).forEach(({ resolve }) => resolve())
  })
  await hears((frame) => frame.endsWith('sid'))
  if (flags) {
    socket.send(JSON.stringify({ type: 'feature_flags', data: { supports_preview_metadata: true } }))
    await hears((frame) => frame === 'feature_flags')
  }
  return { heard, hears, socket }
}

interface Told {
  prompt_id: string
  error: { type: string }
  node_errors: Record<string, { errors: { type: string }[] }>
}

const submit = async (body: object): Promise<{ status: number; body: Told }> => {
  const answer = await fetch(`${server.address}/prompt`, { method: 'POST', body: JSON.stringify(body) })
  return { status: answer.status, body: await answer.json() }
}
const get = async (path: string) => (await fetch(server.address + path)).json()

/** Runs a workflow whose loaders, or more, were made before, as in the recordings. */
async function runAfter(first: Workflow, second: Workflow, { flags = false } = {}) {
  const before = await listen('before')
  await submit({ prompt: first, client_id: 'before' })
  await before.hears((frame) => frame === 'executing null')
  const client = await listen('client', { flags })
  const { body } = await submit({ prompt: second, client_id: 'client', extra_data: { preview_method: 'latent2rgb' } })
  return { client, id: body.prompt_id }
}

describe('the stand-in tells what the real server told', () => {
  it('of a job, frame by frame, with previews that name their job', async () => {
    server = await startComfyuiStandIn()
    const { client } = await runAfter(workflow(), workflow({ seed: 11 }), { flags: true })
    await client.hears((frame) => frame === 'executing null')
    expect(client.heard).toEqual(recorded.metadata)
  })

  it('of a job to a client that asked for nothing, and of the queue alone to others', async () => {
    server = await startComfyuiStandIn()
    const stranger = await listen('stranger')
    const client = await listen('client')
    // Loaders that the recorded server had made before.
    await submit({ prompt: workflow({ words: 'other', width: 512 }), client_id: 'warm-up' })
    await client.hears((frame) => frame === 'status 0')
    const [heard, strange] = [client.heard.length, stranger.heard.length]
    await submit({ prompt: workflow(), client_id: 'client' })
    await client.hears((frame) => frame === 'executing null')
    await stranger.hears(() => stranger.heard.length === strange + recorded.stranger.length - 1)
    expect(client.heard.slice(heard)).toEqual(recorded.plain.slice(1))
    expect(stranger.heard.slice(strange)).toEqual(recorded.stranger.slice(1))
  })

  it('of a job that was made before: at once, with the old file', async () => {
    server = await startComfyuiStandIn()
    const { client, id } = await runAfter(workflow(), workflow())
    await client.hears((frame) => frame === 'executing null')
    expect(client.heard).toEqual(recorded.cached)
    expect((await get(`/api/jobs/${id}`)).outputs['9'].images[0].filename).toBe('t_00001_.png')
  })

  it('of a node that ran out of memory', async () => {
    server = await startComfyuiStandIn()
    const { client, id } = await runAfter(workflow(), workflow({ words: '__oom__', seed: 40 }))
    await client.hears((frame) => frame === 'executing null')
    expect(client.heard).toEqual(recorded.outOfMemory)
    expect(await get(`/api/jobs/${id}`)).toMatchObject({ status: 'failed', execution_error: { node_type: 'KSampler' } })
  })

  it('of a job that is cancelled while it runs', async () => {
    server = await startComfyuiStandIn()
    const { reached } = server.hold('step 3 2')
    const { client, id } = await runAfter(workflow({ steps: 1 }), workflow({ words: 'c', seed: 60, steps: 30 }))
    await reached
    const cancel = () => fetch(`${server.address}/api/jobs/${id}/cancel`, { method: 'POST' }).then((answer) => answer.json())
    expect(await cancel()).toEqual({ cancelled: true })
    await client.hears((frame) => frame === 'executing null')
    expect(client.heard).toEqual(recorded.cancelled)
    expect(await cancel()).toEqual({ cancelled: false })
    expect(await get(`/api/jobs/${id}`)).toMatchObject({ status: 'cancelled', execution_status: { status_str: 'error', completed: false } })
  })
})

describe('the stand-in has the real server\'s traps', () => {
  it('an id is accepted twice and runs twice; one that is not canonical is refused', async () => {
    server = await startComfyuiStandIn()
    const id = 'cc167270-b275-4277-a9e7-aaf92008758f'
    for (const number of [0, 1]) expect((await submit({ prompt: workflow(), prompt_id: id })).body).toEqual({ prompt_id: id, number, node_errors: {} })
    expect((await submit({ prompt: workflow(), prompt_id: id.toUpperCase() })).body.error.type).toBe('invalid_prompt_id')
  })

  it('a second socket of an id hears everything until the first one closes, then nothing', async () => {
    server = await startComfyuiStandIn()
    const first = await listen('one')
    const second = await listen('one')
    const held = server.hold('step 3 1')
    await submit({ prompt: workflow(), client_id: 'one' })
    await held.reached
    first.socket.close()
    await second.hears((frame) => frame === 'executing 3')
    expect(first.heard).not.toContain('executing 3')
    while (server.sockets() > 1) await new Promise(setImmediate)
    held.release()
    await second.hears((frame) => frame === 'status 0')
    expect(second.heard).not.toContain('executing null')
  })

  it('a restart forgets every job and cuts every socket', async () => {
    server = await startComfyuiStandIn()
    const client = await listen('client')
    const closed = new Promise((resolve) => client.socket.addEventListener('close', ({ code }) => resolve(code)))
    const held = server.hold('node 3')
    const { body } = await submit({ prompt: workflow(), client_id: 'client' })
    await held.reached
    expect(await get(`/api/jobs/${body.prompt_id}`)).toMatchObject({ status: 'in_progress' })
    server.restart()
    expect(await closed).toBe(1006)
    expect(await get(`/api/jobs/${body.prompt_id}`)).toEqual({ error: 'Job not found' })
    expect(await get('/prompt')).toEqual({ exec_info: { queue_remaining: 0 } })
  })

  it('refuses mistakes in the real server\'s words', async () => {
    server = await startComfyuiStandIn()
    const changed = (id: string, change: object) => ({ ...workflow(), [id]: { ...workflow()[id]!, ...change } })
    const errorOf = async (prompt: object, id: string) => (await submit({ prompt })).body.node_errors[id]!.errors[0]
    expect((await submit({ prompt: changed('8', { class_type: 'NoSuchNode' }) })).body.error).toMatchObject({
      type: 'missing_node_type', message: "Node 'NoSuchNode' not found. The custom node may not be installed.", details: "Node ID '#8'",
    })
    expect(await errorOf(changed('4', { inputs: { ckpt_name: 'nope.safetensors' } }), '4')).toMatchObject({
      type: 'value_not_in_list', details: expect.stringContaining("ckpt_name: 'nope.safetensors' not in ['SDXL/juggernautXL.safetensors', "),
    })
    expect(await errorOf(changed('3', { inputs: { ...workflow()['3']!.inputs, seed: -1 } }), '3')).toMatchObject({
      type: 'value_smaller_than_min', message: 'Value -1 smaller than min of 0', details: 'seed',
    })
    expect(await errorOf(changed('9', { inputs: { filename_prefix: 'x' } }), '9')).toMatchObject({ type: 'required_input_missing', details: 'images' })
    const broken = await fetch(`${server.address}/prompt`, { method: 'POST', body: '{' })
    expect([broken.status, await broken.text()]).toEqual([500, '500 Internal Server Error\n\nServer got itself in trouble'])
  })

  it('runs the good outputs of a workflow that is partly wrong', async () => {
    server = await startComfyuiStandIn()
    const bad = { class_type: 'SaveImage', inputs: { filename_prefix: 'x' } }
    const { status, body } = await submit({ prompt: { ...workflow(), 19: bad } })
    expect(status).toBe(200)
    expect(body.node_errors['19']!.errors[0]!.type).toBe('required_input_missing')
  })

  it('turns pages of other origins away', async () => {
    server = await startComfyuiStandIn()
    const answer = await fetch(`${server.address}/prompt`, { headers: { origin: 'http://elsewhere.example' } })
    expect(answer.status).toBe(403)
    // Node's own client for sockets sends no origin: it is let in.
    await listen('client')
  })
})
