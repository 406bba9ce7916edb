import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { FilePathSource, Input, MP4 } from 'mediabunny'
import { expect, test } from 'vitest'
import type { StudioPool } from '../../../pool/studio-pool.ts'
import { findEncoder } from '../../encode/find-encoder.ts'
import { shootReel } from '../shoot-reel.ts'
import { createClips } from './clips.ts'

const encoder = await findEncoder(undefined)
const film = fileURLToPath(new URL('../../../../tests/fixtures/films/place.mp4', import.meta.url))
const size = { width: 160, height: 96 }
const shots = [{ seconds: 0.5, views: [{ clip: { file: film, from: 0 } }] }, { seconds: 1.5, views: [{ clip: { file: film, from: 0.5 }, at: { left: 16, top: 8, width: 64, height: 40 } }] }]

test.runIf(encoder.kind === 'ffmpeg')('a clip moves while its shot is seen, goes on from its place, and begins anew where it ends', async () => {
  const clips = createClips({ size, shots, seed: 1 }, encoder)
  const seen = async (number: number, shot: number) => {
    await clips.ready(number)
    return Buffer.from(clips.frameOf(shot, 0).bytes)
  }
  const [first, later] = [await seen(0, 0), await seen(11, 0)]
  expect([first.byteLength, first.equals(later)]).toEqual([160 * 96 * 1.5, false])
  const second = await seen(12, 1)
  expect(second.byteLength).toBe(64 * 40 * 1.5)
  // Half a second of it was left; the shot is three times as long.
  expect((await seen(40, 1)).equals(second)).toBe(false)
  expect((await seen(0, 0)).equals(first)).toBe(true)
  await clips.ready(48)
})

test.runIf(encoder.kind === 'ffmpeg')('a clip that is to last longer is slowed; what is no film ends with what ffmpeg says', async () => {
  const slowed = createClips({ size, shots: [{ seconds: 4, views: [{ clip: { file: film, from: 0, slowed: 1 } }] }], seed: 1 }, encoder)
  const seen: Buffer[] = []
  for (const number of [0, 40, 80]) {
    await slowed.ready(number)
    seen.push(Buffer.from(slowed.frameOf(0, 0).bytes))
  }
  slowed.close()
  // It is not over in its fourth second.
  expect(seen.map((frame, i) => frame.equals(seen[(i + 1) % 3]!))).toEqual([false, false, false])
  const broken = createClips({ size, shots: [{ seconds: 1, views: [{ clip: { file: import.meta.filename, from: 0 } }] }], seed: 1 }, encoder)
  await expect(broken.ready(0)).rejects.toThrow('ffmpeg showed nothing of a clip')
})

test('clips need an ffmpeg', () => {
  expect(() => createClips({ size, shots, seed: 1 }, { kind: 'built-in' })).toThrow('Clips need an ffmpeg')
})

test.runIf(encoder.kind === 'ffmpeg')('a reel of clips alone is shot, and its process ends with it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'clips-test-'))
  const files = { encoder, folder, film: path.join(folder, 'reel.mp4'), poster: path.join(folder, 'reel.jpg'), frames: path.join(folder, 'frames.jpg'), comment: '', labels: {} }
  const pool = { run: () => Promise.reject(new Error('Nothing has to be made ready')) } as unknown as StudioPool
  try {
    await shootReel(pool, { size, shots, seed: 1 }, files, { priority: 0, signal: new AbortController().signal, onProgress() {}, onPreview() {} })
    const input = new Input({ formats: [MP4], source: new FilePathSource(files.film) })
    expect(await input.computeDuration()).toBeCloseTo(2, 1)
    input.dispose()
    expect((await readFile(files.poster)).byteLength).toBeGreaterThan(500)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
