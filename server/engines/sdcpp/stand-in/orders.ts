import sharp from 'sharp'
import type { PictureOrder } from './pictures.ts'

export interface Order extends PictureOrder {
  steps: number
  batch: number
  /** Base64, as it was sent. */
  sent: Record<string, unknown>
}

/** What the real server answers to a body that it does not take. */
export interface Refusal {
  status: number
  body: Record<string, string>
}

const invalid: Refusal = { status: 400, body: { error: 'invalid generation parameters' } }
const wrongType = (is: string): Refusal => ({
  status: 500,
  body: { error: 'server_error', message: `[json.exception.type_error.302] type must be string, but is ${is}` },
})

/** Reads a body as forgivingly as the real one: wrong types and unknown fields become defaults, most of the time. */
export async function readOrder(text: string): Promise<Order | Refusal> {
  if (text === '') return { status: 400, body: { error: 'empty body' } }
  let sent: unknown
  try {
    sent = JSON.parse(text)
  } catch {
    return { status: 400, body: { error: 'invalid json', message: '[json.exception.parse_error.101] parse error' } }
  }
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return wrongType('array')
  const fields = sent as Record<string, unknown>
  const { output_format: format = 'png', strength = 0.75 } = fields
  if (typeof format !== 'string') return wrongType('number')
  if (!['png', 'jpeg', 'webp'].includes(format.toLowerCase())) return { status: 400, body: { error: 'invalid output_format, must be one of [png, jpeg, webp]' } }
  if (typeof strength === 'number' && (strength < 0 || strength > 1)) return invalid
  const samples = (fields['sample_params'] ?? {}) as Record<string, unknown>
  const guidance = (samples['guidance'] ?? {}) as Record<string, unknown>
  if (typeof guidance['txt_cfg'] === 'number' && guidance['txt_cfg'] < 0) return invalid
  const [init, mask] = await Promise.all([readPicture(fields['init_image'], true), readPicture(fields['mask_image'], false)])
  if (init === 'bad' || mask === 'bad') return invalid
  return {
    prompt: typeof fields['prompt'] === 'string' ? fields['prompt'] : '',
    seed: whole(fields['seed'], 42),
    width: side(fields['width']),
    height: side(fields['height']),
    steps: Math.min(100, Math.max(1, whole(samples['sample_steps'], 20))),
    batch: Math.min(8, Math.max(1, whole(fields['batch_count'], 1))),
    ...(init && { init }),
    ...(mask && { mask }),
    sent: fields,
  }
}

const whole = (value: unknown, fallback: number) => (Number.isInteger(value) ? (value as number) : fallback)

/** Rounded up to what the model takes, without a word. */
function side(value: unknown): number {
  const asked = whole(value, 512)
  return Math.ceil((asked > 0 ? asked : 512) / 64) * 64
}

async function readPicture(value: unknown, inColour: boolean): Promise<Buffer | 'bad' | undefined> {
  if (typeof value !== 'string' || value === '') return undefined
  const bytes = Buffer.from(value.replace(/^data:[^,]*,/, ''), 'base64')
  const about = await sharp(bytes).metadata().catch(() => undefined)
  if (!about || (inColour && about.channels < 3)) return 'bad'
  return bytes
}
