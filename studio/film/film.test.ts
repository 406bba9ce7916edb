import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BufferSource, Input, MP4 } from 'mediabunny'
import type { FilmSpec } from './film-spec.ts'
import { makeFilm } from './program/film-process.ts'
import type { FilmJob } from './program/messages.ts'
import { createFrame } from './render/frame-buffer.ts'
import { createRenderer } from './render/create-renderer.ts'
import { pattern } from './fixtures.ts'
import { writeStage } from './stage/stage-file.ts'

const size = { width: 160, height: 96 }
/** The tests wait for them: a film of the lowest priority is not made at all on a machine that is full. */
const priority = 0
const spec: FilmSpec = { size, seconds: 3, move: 'push', strength: 1, loop: false, life: [], seed: 1 }

let folder: string
let job: FilmJob
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'film-test-'))
  const stage = path.join(folder, 'stage')
  await writeStage(stage, pattern())
  const labels = { AIGC: '{"Label":"1"}' }
  job = { spec, stages: [stage], encoder: { kind: 'built-in' }, film: path.join(folder, 'film.mp4'), poster: path.join(folder, 'poster.jpg'), frames: path.join(folder, 'frames.jpg'), comment: 'made here', labels }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The processes of films that this process has started; `ps` is on every system that tests run on. */
const childrenOf = (pid: number) =>
  execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n').flatMap((line) => {
    const [child, parent] = line.trim().split(/\s+/).map(Number)
    return parent === pid && line.includes('film-program') ? [child!] : []
  })

const meanStep = (a: Uint8Array, b: Uint8Array) => a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length

test('a camera move flows: no step between frames is far from those beside it', () => {
  const render = createRenderer(pattern(), spec)
  const frames = Array.from({ length: 24 }, (_, i) => {
    const frame = createFrame(size)
    render(frame, 20 + i)
    return frame.bytes
  })
  const steps = frames.slice(1).map((frame, i) => meanStep(frame, frames[i]!))
  const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length
  expect(mean).toBeGreaterThan(0.05)
  for (const step of steps) expect(Math.abs(step - mean)).toBeLessThan(0.4 * mean)
})

test.each(['push', 'pan-left', 'orbit'] as const)('in a loop of %s the last frame leads on to the first', (move) => {
  const looped = { ...spec, move, loop: true, life: ['snow', 'petals', 'light'] as const }
  const render = createRenderer(pattern(), looped)
  const [first, second, last] = [createFrame(size), createFrame(size), createFrame(size)]
  render(first, 0)
  render(second, 1)
  render(last, 71)
  expect(meanStep(first.bytes, last.bytes)).toBeLessThan(3 * meanStep(first.bytes, second.bytes) + 1)
})

test('the built-in encoder writes a film that begins with its index, with its labels and a poster', async () => {
  const told: number[] = []
  await makeFilm(job, { priority, onProgress: (fraction) => void told.push(fraction) })
  const bytes = await readFile(job.film)
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
  const input = new Input({ formats: [MP4], source: new BufferSource(bytes) })
  const track = await input.getPrimaryVideoTrack()
  expect([track?.codec, track?.displayWidth, track?.displayHeight]).toEqual(['avc', 160, 96])
  expect(await input.computeDuration()).toBeCloseTo(3, 1)
  expect(bytes.includes('made here')).toBe(true)
  expect((await readFile(job.poster)).toString('hex', 0, 3)).toBe('ffd8ff')
  expect(told.length).toBeGreaterThan(0)
})

test('a cancelled film ends its process and rejects', async () => {
  const cancel = new AbortController()
  const film = makeFilm({ ...job, film: path.join(folder, 'cancelled.mp4') }, { priority, signal: cancel.signal, onProgress: () => cancel.abort() })
  await expect(film).rejects.toMatchObject({ reason: 'cancelled' })
})

test('a film whose process is killed is made again', async () => {
  const film = path.join(folder, 'again.mp4')
  let struck = false
  await makeFilm({ ...job, film }, {
    priority,
    onProgress: () => {
      if (struck) return
      struck = true
      for (const child of childrenOf(process.pid)) process.kill(child, 'SIGKILL')
    },
  })
  expect(struck).toBe(true)
  const input = new Input({ formats: [MP4], source: new BufferSource(await readFile(film)) })
  expect(await input.computeDuration()).toBeCloseTo(3, 1)
})
