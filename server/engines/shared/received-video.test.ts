import { describe, expect, it } from 'vitest'
import { receivedVideo } from './received-video.ts'

const mp4 = Buffer.concat([Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1'), Buffer.alloc(500, 7)])
const webm = Buffer.concat([Buffer.from('\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\xf7\x81\x01\x42\xf2\x81\x04\x42\xf3\x81\x08\x42\x82\x84webm', 'latin1'), Buffer.alloc(500, 9)])
const bad = { reason: 'engine-answer-bad', kind: 'transient' }

async function* pieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.byteLength; at += size) yield bytes.subarray(at, at + size)
}

describe('a film that a server sends', () => {
  it.each([
    ['video/mp4', mp4],
    ['video/webm', webm],
  ] as const)('is known as %s by its first bytes, and comes whole', async (mime, bytes) => {
    for (const size of [1, 30, 10_000]) {
      const film = await receivedVideo(pieces(bytes, size), { maxBytes: 1000 })
      expect(film.mime).toBe(mime)
      expect(Buffer.concat(await Array.fromAsync(film.stream))).toEqual(bytes)
    }
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from('<html>Bad gateway</html>'.repeat(9))],
    ['a picture in the same container', Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf'.padEnd(200), 'latin1')],
    ['Matroska', Buffer.from('\x1a\x45\xdf\xa3\x9f\x42\x82\x88matroska'.padEnd(200), 'latin1')],
  ])('is refused as a bad answer: %s', async (_, bytes) => {
    let closed = false
    async function* source() {
      try {
        yield* pieces(bytes, 50)
      } finally {
        closed = true
      }
    }
    await expect(receivedVideo(source(), { maxBytes: 1000 })).rejects.toMatchObject(bad)
    expect(closed).toBe(true)
  })

  it('ends as a bad answer when it does not end', async () => {
    async function* endless() {
      yield mp4
      for (;;) yield Buffer.alloc(100)
    }
    const { stream } = await receivedVideo(endless(), { maxBytes: 2000 })
    await expect(Array.fromAsync(stream)).rejects.toMatchObject(bad)
  })
})
