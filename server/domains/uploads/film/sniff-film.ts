import { appConfig } from '#config'
import { badFile } from '../../../business-error.ts'

const { maxBytes } = appConfig.uploads.film
const HEAD_BYTES = 12
/** What films of Apple's and MP4s begin with. */
const BOXES = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot']
/** Pictures in the same container. */
const PICTURES = /^(heic|heix|heim|heis|mif1|msf1|avif|avis)$/

function looksLikeFilm(head: Buffer): boolean {
  if (head.readUInt32BE(0) === 0x1a45dfa3) return true
  const [box, brand] = [head.toString('latin1', 4, 8), head.toString('latin1', 8, 12)]
  return BOXES.includes(box) && !(box === 'ftyp' && PICTURES.test(brand))
}

/** The stream of a film, refused at its first bytes where it is none, and where it is longer than a film may be. */
export async function* filmBytes(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head: Buffer | undefined = Buffer.alloc(0)
  let size = 0
  for await (const part of stream) {
    size += part.byteLength
    if (size > maxBytes) throw badFile('film-too-large', { megabytes: maxBytes / 2 ** 20 })
    if (!head) {
      yield part
      continue
    }
    head = Buffer.concat([head, part])
    if (head.byteLength < HEAD_BYTES) continue
    if (!looksLikeFilm(head)) throw badFile('film-wrong-kind')
    yield head
    head = undefined
  }
  if (head) throw badFile(size === 0 ? 'film-missing' : 'film-wrong-kind')
}
