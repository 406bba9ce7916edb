import { describe, expect, it } from 'vitest'
import { readFrame } from './frames.ts'

const binary = (event: number, second: number, rest: Buffer) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(event)
  head.writeUInt32BE(second, 4)
  const bytes = Buffer.concat([head, rest])
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)
}

describe('a message of the socket', () => {
  it('is a preview, of this socket\'s job or of the one it names', () => {
    expect(readFrame(binary(1, 1, Buffer.from('jpeg')))).toEqual({ type: 'preview', bytes: new Uint8Array(Buffer.from('jpeg')) })
    const ids = Buffer.from(JSON.stringify({ node_id: '3', prompt_id: 'p', image_type: 'image/jpeg' }))
    expect(readFrame(binary(4, ids.length, Buffer.concat([ids, Buffer.from('jpeg')])))).toEqual({
      type: 'preview', promptId: 'p', bytes: new Uint8Array(Buffer.from('jpeg')),
    })
  })

  it('means nothing when it is broken, cut off, a finished picture, or of another kind', () => {
    for (const message of [
      '', '{', 'null', '[]', '{"type":"progress_state"}', '{"type":"executing","data":{"node":"3"}}', '{"type":"crystools.monitor","data":{}}',
      binary(4, 4_000_000_000, Buffer.from('{}')), binary(4, 2, Buffer.from('{}')), binary(1, 2, Buffer.from('png')), binary(9, 1, Buffer.alloc(4)), new ArrayBuffer(3),
    ]) {
      expect(readFrame(message)).toBeUndefined()
    }
  })
})
