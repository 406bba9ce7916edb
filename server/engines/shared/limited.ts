import { badAnswer } from './bad-answer.ts'

/** The same bytes; rejects with an EngineError as soon as there are more than `maxBytes`. */
export async function* limited(stream: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array, void, undefined> {
  let size = 0
  for await (const chunk of stream) {
    size += chunk.byteLength
    if (size > maxBytes) throw badAnswer(new Error(`More than ${maxBytes} bytes`))
    yield chunk
  }
}
