import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** The smaller of the encodings that a browser takes. */
export function wantedEncoding(accepted: string | null): Encoding | undefined {
  if (!accepted) return undefined
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

const gzipped = promisify(gzip)
const brotlied = promisify(brotliCompress)

/** Packs text that is sent more than once: some milliseconds, off the main thread. */
export function packBytes(bytes: Uint8Array, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(bytes, { level: 6 })
  return brotlied(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength } })
}
