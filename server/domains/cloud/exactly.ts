import { badFile } from '../../business-error.ts'

/** The stream, refused where it breaks off or is not of exactly `size` bytes. */
export async function* exactly(stream: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let received = 0
  try {
    for await (const part of stream) {
      received += part.byteLength
      if (received > size) break
      yield part
    }
  } catch {
    throw badFile('upload-interrupted')
  }
  if (received !== size) throw badFile('file-broken')
}
