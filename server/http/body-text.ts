import { codes } from '#contract/codes.ts'
import { BusinessError } from '../business-error.ts'

/** What a call may send at most, in bytes; pictures have limits of their own. */
const MAX_BYTES = 1024 * 1024

/** The body of a call as text. Refuses more than 1 MB: what is announced before any of it is read, the rest as it comes. */
export async function readText(request: Request): Promise<string> {
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
