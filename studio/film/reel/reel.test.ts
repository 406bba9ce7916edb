import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BufferSource, Input, MP4 } from 'mediabunny'
import sharp from 'sharp'
import { idle } from '../../photo/fixtures.ts'
import type { StudioPool } from '../../pool/studio-pool.ts'
import { run as prepareForFilm, type FilmStageInput } from '../film-stage-task.ts'
import { pattern } from '../fixtures.ts'
import { createFrame } from '../render/frame-buffer.ts'
import { writeStage } from '../stage/stage-file.ts'
import type { StagedReel, StagedShot } from './reel-job.ts'
import { meet } from './change/meet.ts'
import { createReelRenderer } from './reel-renderer.ts'
import { shootReel } from './shoot-reel.ts'
import type { ReelTransition } from './reel-spec.ts'
import { timelineOf } from './timeline.ts'

const size = { width: 160, height: 96 }
let folder: string
let dark: StagedShot
let bright: StagedShot
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reel-test-'))
  const shot = async (name: string, brightness: number): Promise<StagedShot> => {
    const stage = path.join(folder, name)
    await writeStage(stage, pattern(brightness))
    return { seconds: 1, views: [{ stage, move: 'still', strength: 1 }] }
  }
  dark = await shot('dark', 50)
  bright = await shot('bright', 200)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function frameOf(reel: StagedReel, number: number) {
  const frame = createFrame(size)
  createReelRenderer(reel)(frame, number)
  return frame
}
const mean = (values: Uint8Array) => values.reduce((sum, value) => sum + value, 0) / values.length

test('a reel is as long as its shots, and each change is centred between two of them', () => {
  const enter = { kind: 'dissolve', seconds: 0.5 } as const
  const shots = [{ seconds: 1.3 }, { seconds: 0.9, enter }, { seconds: 0.1, enter }]
  const { frames, changes, shots: spans } = timelineOf({ shots, ending: { kind: 'fade', seconds: 9 } })
  expect(frames).toBe(Math.round(2.3 * 24))
  expect(changes.map(({ first, end }) => [first, end])).toEqual([[25, 37], [52, 54], [54, 55]])
  expect(spans).toEqual([{ first: 0, end: 37 }, { first: 25, end: 54 }, { first: 52, end: 55 }])
})

test.each(['dissolve', 'wipe', 'slide', 'push', 'zoom', 'fade', 'flash', 'iris', 'blinds'] satisfies ReelTransition['kind'][])(
  'a %s leads from one shot to the other', (kind) => {
    const reel: StagedReel = { size, shots: [dark, { ...bright, enter: { kind, seconds: 1 } }], seed: 1 }
    const levels = [11, 12, 24, 35, 36].map((number) => mean(frameOf(reel, number).luma.data))
    expect(Math.abs(levels[1]! - levels[0]!)).toBeLessThan(12)
    expect(Math.abs(levels[4]! - levels[3]!)).toBeLessThan(12)
    expect(levels[4]! - levels[0]!).toBeGreaterThan(80)
    expect(Math.min(Math.abs(levels[2]! - levels[0]!), Math.abs(levels[2]! - levels[4]!))).toBeGreaterThan(15)
  })

test('what travels moves by parts of a pixel', () => {
  const [left, right, out] = [createFrame(size), createFrame(size), createFrame(size)]
  left.luma.data.forEach((_, i, data) => (data[i] = i % size.width))
  right.luma.data.fill(200)
  meet(out, { pair: [left, right], moves: [true, true], along: 'x', edge: 100.25 })
  // The pixel that the edge goes through is of both, and those before it lie between two of theirs.
  expect(Array.from(out.luma.data.subarray(98, 102))).toEqual([158, 159, Math.round(159 * 0.25 + 200 * 0.75), 200])
  meet(out, { pair: [left, right], moves: [false, true], along: 'y', edge: 50.5 })
  expect([49, 50, 51].map((y) => out.luma.data[y * size.width + 100])).toEqual([100, 150, 200])
})

test('layers come in their time, views stand before a backdrop, and a look changes both', () => {
  const picture = { width: 20, height: 10, channels: 4 as const, data: new Uint8Array(800).fill(255) }
  const at = { left: 16, top: 8, width: 64, height: 40 }
  const reel: StagedReel = {
    size,
    shots: [{ ...dark, backdrop: [0, 0, 255], views: [{ ...dark.views[0]!, at }] }],
    layers: [{ picture, left: 120, top: 60, start: 0.5, fade: 0 }],
    seed: 1,
  }
  const pixel = (frame: ReturnType<typeof createFrame>, x: number, y: number) => frame.luma.data[y * size.width + x]!
  const [before, after] = [frameOf(reel, 11), frameOf(reel, 12)]
  expect([pixel(before, 125, 65), pixel(after, 125, 65), pixel(after, 150, 65)]).toEqual([32, 235, 32])
  expect(before.chroma[0].data[40 * 80 + 70]).toBe(240)
  expect(frameOf({ ...reel, grade: { saturation: 0 } }, 11).chroma[0].data[40 * 80 + 70]).toBe(128)
})

test('a reel of photos is made ready, shot and given its sound; a photo that comes twice is made ready once', async () => {
  const photo = new Uint8Array(await sharp({ create: { width: 200, height: 120, channels: 3, background: '#3377aa' } }).png().toBuffer())
  const views = [{ photo, field: 'photos', move: 'push', strength: 0.5, flat: true }] as const
  const prepared: string[] = []
  const pool = {
    run: (name: string, input: FilmStageInput) => {
      prepared.push(name)
      return prepareForFilm(input, idle)
    },
  } as unknown as StudioPool
  const film = path.join(folder, 'reel.mp4')
  const stages = new Set<string>()
  const tone = Float32Array.from({ length: 24_000 }, (_, i) => 0.4 * Math.sin(i / 20))
  await shootReel(
    pool,
    { size, shots: [{ seconds: 0.5, views }, { seconds: 0.5, views, enter: { kind: 'dissolve', seconds: 0.2 } }], sound: { left: tone, right: tone, sampleRate: 48_000 }, seed: 1 },
    { encoder: { kind: 'built-in' }, folder, film, poster: path.join(folder, 'reel.jpg'), frames: path.join(folder, 'frames.jpg'), comment: '', labels: {} },
    { priority: 0, signal: new AbortController().signal, onProgress: (_, preparing) => stages.add(preparing ? `${preparing.index + 1} of ${preparing.of}` : 'filming'), onPreview() {} },
  )
  expect(prepared).toEqual(['film-stage'])
  expect([...stages]).toEqual(['1 of 1', 'filming'])
  const sheet = await sharp(path.join(folder, 'frames.jpg')).metadata()
  expect([sheet.width, sheet.height]).toEqual([size.width, 2 * size.height])
  const input = new Input({ formats: [MP4], source: new BufferSource(await readFile(film)) })
  expect(await (await input.getPrimaryVideoTrack())?.computeDuration()).toBeCloseTo(1, 2)
  const track = await input.getPrimaryAudioTrack()
  expect([track?.codec, track?.sampleRate, track?.numberOfChannels]).toEqual(['aac', 48_000, 2])
  // As long as the film, though the tone ends in its middle.
  expect(await track?.computeDuration()).toBeCloseTo(1, 1)
})
