import type { VideoAsset } from '../engine.ts'
import { badAnswer } from './bad-answer.ts'
import { limited } from './limited.ts'

const HEAD_BYTES = 64
/** Pictures, and Apple's own container, share the box that MP4 begins with; the brand tells them apart. */
const MP4_BRANDS = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |dash|msnv|MSNV)/

/**
 * A film that a server sends, told by its first bytes, and the whole of it as it comes. Rejects with a transient EngineError for what is no MP4 or WebM; reading
 * rejects likewise when there is more than `maxBytes`.
 */
export async function receivedVideo(
  stream: AsyncIterable<Uint8Array>,
  { maxBytes }: { maxBytes: number },
): Promise<Pick<VideoAsset, 'mime' | 'stream'>> {
  const chunks = limited(stream, maxBytes)
  let head = Buffer.alloc(0)
  while (head.byteLength < HEAD_BYTES) {
    const next = await chunks.next()
    if (next.done) break
    head = Buffer.concat([head, next.value])
  }
  const mime = kindOf(head.toString('latin1', 0, HEAD_BYTES))
  if (!mime) {
    await chunks.return()
    throw badAnswer(new Error('That is no MP4 or WebM'))
  }
  return { mime, stream: withHead(head, chunks) }
}

async function* withHead(head: Uint8Array, rest: AsyncIterable<Uint8Array>) {
  yield head
  yield* rest
}

function kindOf(head: string): VideoAsset['mime'] | undefined {
  if (head.slice(4, 8) === 'ftyp' && MP4_BRANDS.test(head.slice(8))) return 'video/mp4'
  // Matroska has the same first bytes; what browsers play calls itself webm.
  if (head.startsWith('\x1a\x45\xdf\xa3') && head.includes('webm')) return 'video/webm'
  return undefined
}
