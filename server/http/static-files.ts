import { createReadStream, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { partOf } from './byte-range.ts'

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.bin': 'application/octet-stream',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Made after the build, best first; see scripts/compress.ts. */
const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const

interface StaticFile {
  file: string
  size: number
  etag: string
}

/** Serves the built files of the web app: only those that were there at the start, so no path can lead elsewhere. */
export function createStaticFiles(folder: string): (request: Request) => Response | undefined {
  const files = listFiles(folder)
  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const { pathname } = new URL(request.url)
    const original = files.get(pathname)
    return original && answer(request, pathname, original, files)
  }
}

function answer(request: Request, pathname: string, original: StaticFile, files: Map<string, StaticFile>): Response {
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding = encodings.find(({ name, extension }) => accepted.includes(name) && files.has(pathname + extension))
  const found = (encoding && files.get(pathname + encoding.extension)) ?? original
  const headers = new Headers({
    'Content-Type': contentTypes[path.extname(pathname)] ?? 'application/octet-stream',
    // The build puts a hash of the content into the names of assets.
    'Cache-Control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    ETag: found.etag,
    Vary: 'Accept-Encoding',
  })
  if (request.headers.get('if-none-match') === found.etag) return new Response(null, { status: 304, headers })
  if (encoding) headers.set('Content-Encoding', encoding.name)
  // A film is sent from where somebody goes on; what is packed has other bytes than those that are counted.
  const asked = encoding ? undefined : request.headers
  const sent = partOf({ range: asked?.get('range') ?? undefined, ifRange: asked?.get('if-range') ?? undefined }, found)
  if (!encoding) headers.set('Accept-Ranges', 'bytes')
  for (const [name, value] of Object.entries(sent.headers)) headers.set(name, value)
  if (sent.status === 416) return new Response(null, { status: 416, headers })
  const body = request.method === 'HEAD' || found.size === 0 ? null : Readable.toWeb(createReadStream(found.file, sent.part))
  return new Response(body as ReadableStream<Uint8Array> | null, { status: sent.status, headers })
}

// Some thousands, before the first request: waiting for each takes eight times as long.
function listFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const { size, mtimeMs } = statSync(file)
    const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`
    files.set(`/${path.relative(folder, file).split(path.sep).map(encodeURIComponent).join('/')}`, { file, size, etag })
  }
  return files
}
