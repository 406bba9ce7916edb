import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set(['.css', '.html', '.ico', '.js', '.json', '.svg', '.txt', '.wasm', '.webmanifest'])
/** Below this the headers weigh more than what is saved. */
const MIN_BYTES = 1024
/** Beyond this the best quality takes minutes. */
const LARGE_BYTES = 2 * 1024 * 1024

/** Writes a .br and a .gz beside every file of a folder that gets smaller by it, so that serving costs no time. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.has(path.extname(entry.name))).values()
  const compressNext = async () => {
    for (const entry of files) await compressFile(path.join(entry.parentPath, entry.name))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext))
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.byteLength < MIN_BYTES) return
  await keepIfSmaller(`${file}.br`, await brotli(bytes), bytes)
  await keepIfSmaller(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }), bytes)
}

function brotli(bytes: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: bytes.byteLength > LARGE_BYTES ? 9 : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  })
}

async function keepIfSmaller(file: string, compressed: Buffer, original: Buffer): Promise<void> {
  if (compressed.byteLength < original.byteLength * 0.95) await writeFile(file, compressed)
}
