import type { IncomingMessage, ServerResponse } from 'node:http'
import sharp from 'sharp'
import { answer, bodyOf, paint, serve, type StandIn } from './serve.ts'

/** How it answers; every one has been seen of a real server. */
export type Behaviour =
  | 'well'
  | 'url'
  | 'foreign-url'
  | 'moderated'
  | 'sensitive'
  | 'wrong-key'
  | 'no-model'
  | 'no-quota'
  | 'wrong-size'
  | 'busy'
  | 'down'
  | 'plain-error'
  | 'empty'
  | 'no-json'
  | 'cut-off'
  | 'endless'
  | 'not-a-picture'
  | 'silent'

interface SeenRequest {
  path: string
  headers: IncomingMessage['headers']
  /** The fields of the JSON body or of the form. */
  fields: Record<string, unknown>
  photos: { bytes: Uint8Array; type: string }[]
  mask?: Uint8Array
}

export interface OpenAiStandIn extends StandIn {
  seen: SeenRequest[]
  behave(next: Behaviour): void
  models: string[]
  /** Resolves when the next request has come. */
  asked(): Promise<void>
}

const errors: Partial<Record<Behaviour, [status: number, body: unknown, headers?: Record<string, string>]>> = {
  moderated: [
    400,
    {
      error: {
        message: 'Your request was rejected by the safety system.',
        type: 'image_generation_user_error',
        code: 'moderation_blocked',
      },
    },
  ],
  sensitive: [
    400,
    {
      error: {
        message: 'The input text may contain information that is not allowed.',
        code: 'InputTextSensitiveContentDetected',
      },
    },
  ],
  'wrong-key': [
    401,
    { error: { message: 'Incorrect API key provided: secret-key.', type: 'invalid_request_error', code: 'invalid_api_key' } },
  ],
  'no-model': [404, { error: { message: 'The model does not exist.', type: 'invalid_request_error', code: 'model_not_found' } }],
  'no-quota': [
    429,
    { error: { message: 'You exceeded your current quota.', type: 'insufficient_quota', code: 'insufficient_quota' } },
  ],
  'wrong-size': [400, { error: { message: 'Invalid size.', type: 'invalid_request_error', code: 'invalid_value' } }],
  busy: [
    429,
    { error: { message: 'Rate limit reached.', type: 'requests', code: 'rate_limit_exceeded' } },
    { 'Retry-After': '1' },
  ],
  down: [503, { error: { message: 'The server is overloaded.', type: 'server_error' } }],
  // As stable-diffusion.cpp says it.
  'plain-error': [500, { error: 'generate_image returned empty results' }],
}

/** A server of OpenAI's protocol: pictures, edits with masks, chat with pictures, models. It paints over everything, masks or not. */
export async function openAiStandIn(): Promise<OpenAiStandIn> {
  let behaviour: Behaviour = 'well'
  let told = () => {}
  const seen: SeenRequest[] = []
  const models = ['gpt-image-2.6-flare', 'gpt-5.4-mini', 'sd-cpp-local']

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '', 'http://stand-in')
    if (pathname.startsWith('/files/')) {
      const [width = 64, height = 64] = pathname.slice(7).split('x').map(Number)
      response.writeHead(200, { 'Content-Type': 'image/png' }).end(await paint(width, height))
      return
    }
    const read = await readRequest(request, pathname)
    seen.push(read)
    told()
    const error = errors[behaviour]
    if (error && (pathname !== '/v1/models' || behaviour === 'wrong-key')) return answer(response, ...error)
    if (pathname === '/v1/models')
      return answer(response, 200, { object: 'list', data: models.map((id) => ({ id, object: 'model' })) })
    if (pathname === '/v1/chat/completions') return answer(response, 200, chatAnswer(read))
    if (pathname === '/v1/images/edits' && !(await isSound(read)))
      return answer(response, 400, { error: { message: 'Invalid mask', code: 'invalid_value' } })
    if (!pathname.startsWith('/v1/images/')) return answer(response, 404, { error: { message: 'Not found' } })
    return picture(read, response)
  }

  async function picture({ fields }: SeenRequest, response: ServerResponse): Promise<void> {
    const { size = '1024x1024', n = 1 } = fields as { size?: string; n?: number | string }
    const [width = 1024, height = 1024] = size.split('x').map(Number)
    if (behaviour === 'silent') return
    if (behaviour === 'no-json')
      return void response.writeHead(200, { 'Content-Type': 'application/json' }).end('<html>sorry</html>')
    if (behaviour === 'empty') return answer(response, 200, { created: 1, data: [] })
    if (behaviour === 'cut-off') {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100000' }).write('{"data":[{"b64_json":"')
      // What was written is on its way before the connection goes.
      setImmediate(() => response.destroy())
      return
    }
    if (behaviour === 'endless') return endless(response)
    const data = await Promise.all(Array.from({ length: Number(n) }, () => item(behaviour, width, height)))
    answer(response, 200, { created: 1, data })
  }

  async function item(behaviour: Behaviour, width: number, height: number): Promise<Record<string, string>> {
    if (behaviour === 'url') return { url: `${standIn.address}/files/${width}x${height}` }
    if (behaviour === 'foreign-url') return { url: 'http://169.254.169.254/latest/meta-data' }
    const bytes = behaviour === 'not-a-picture' ? Buffer.from('%PDF-1.7 no picture at all') : await paint(width, height)
    return { b64_json: bytes.toString('base64') }
  }

  const standIn = await serve(handle)
  return {
    ...standIn,
    seen,
    models,
    behave: (next) => {
      behaviour = next
    },
    asked: () =>
      new Promise((resolve) => {
        told = resolve
      }),
  }
}

async function readRequest(request: IncomingMessage, path: string): Promise<SeenRequest> {
  const { headers } = request
  const body = await bodyOf(request)
  const type = headers['content-type'] ?? ''
  if (!type.startsWith('multipart/'))
    return {
      path,
      headers,
      photos: [],
      fields: body.byteLength > 0 ? (JSON.parse(body.toString()) as Record<string, unknown>) : {},
    }
  const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData()
  const photos = await Promise.all(
    [...form.getAll('image'), ...form.getAll('image[]')]
      .flatMap((part) => (part instanceof File ? [part] : []))
      .map(async (file) => ({ bytes: new Uint8Array(await file.arrayBuffer()), type: file.type })),
  )
  const mask = form.get('mask')
  const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))
  return { path, headers, photos, fields, ...(mask instanceof File && { mask: new Uint8Array(await mask.arrayBuffer()) }) }
}

/** The rules of the real service: photos that it takes, and a mask of the first one's size with an alpha channel, under 4 MB. */
async function isSound({ photos, mask }: SeenRequest): Promise<boolean> {
  const [first] = photos
  if (!first || photos.length > 16) return false
  if (!mask) return true
  const [photo, about] = await Promise.all([sharp(first.bytes).metadata(), sharp(mask).metadata()])
  return (
    mask.byteLength < 4 * 1024 * 1024 &&
    about.format === 'png' &&
    about.hasAlpha &&
    about.width === photo.width &&
    about.height === photo.height
  )
}

const description = {
  summary: '一艘红色的小船停在平静的湖面上。',
  facts: [
    { topic: 'subject', text: '画面中间是一艘小船。' },
    { topic: 'light', text: '清晨的柔光。' },
  ],
  prompts: ['湖上的红色小船', '湖上红色小船的照片', '水彩画：湖上的小船', '油画：湖上的小船'],
}

/** What it reads out of a picture, or a text put into English. */
function chatAnswer({ fields }: SeenRequest): unknown {
  const content = JSON.stringify(fields.messages).includes('image_url') ? JSON.stringify(description) : 'a red boat on a lake'
  return {
    id: 'chat-1',
    object: 'chat.completion',
    created: 1,
    model: fields.model,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  }
}

/** Writes until the other side has had enough. */
function endless(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"data":[{"b64_json":"')
  const chunk = 'A'.repeat(1024 * 1024)
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  }
  response.on('drain', more)
  more()
}
