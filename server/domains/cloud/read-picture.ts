import { badFile } from '../../business-error.ts'
import { normalisePicture, type KeptPicture } from '../uploads/normalise-picture.ts'

/** A picture that was sent as exactly `size` bytes, as every upload is kept: upright and without what its camera noted. */
export async function readPicture(stream: AsyncIterable<Uint8Array>, size: number): Promise<KeptPicture> {
  return normalisePicture(await readExactly(stream, size))
}

async function readExactly(stream: AsyncIterable<Uint8Array>, size: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let received = 0
  try {
    for await (const part of stream) {
      received += part.byteLength
      if (received > size) break
      parts.push(part)
    }
  } catch {
    throw badFile('upload-interrupted')
  }
  if (received !== size) throw badFile('file-broken')
  return Buffer.concat(parts)
}
