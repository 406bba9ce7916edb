import { codes } from '#contract/codes.ts'
import { BusinessError } from '../business-error.ts'

const MAX_BYTES = 1024 * 1024

/** PostgreSQL keeps neither NUL nor half a surrogate pair; no person writes either. */
export const storable = (_key: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value)

/** The JSON object of a request, at most 1 MB, whatever its content type says. An empty body counts as an empty object. */
export async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  const text = await readText(request)
  if (text === '') return {}
  try {
    const value: unknown = JSON.parse(text, storable)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {
    // Refused below, as any other text that is no object.
  }
  throw new BusinessError(codes.badInput, 'bad-json')
}

async function readText(request: Request): Promise<string> {
  const tooLarge = () => new BusinessError(codes.badInput, 'too-large')
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BYTES) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
