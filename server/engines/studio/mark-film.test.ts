import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSettableClock } from '../../platform/clock.ts'
import { silentLog } from '../../platform/log.ts'
import { findEncoder } from '#studio/film/encode/find-encoder.ts'
import { createEngineRegistry } from '../registry.ts'
import { readFilm } from '../shared/read-film.ts'
import { createStudioEngine } from './studio-engine.ts'

const run = promisify(execFile)
const encoder = await findEncoder(process.env['FFMPEG_PATH'])

let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mark-film-'))
  file = path.join(folder, 'film')
  await copyFile(fileURLToPath(new URL('../../../public/examples/img-to-video/0.mp4', import.meta.url)), file)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const registryWith = (ffmpeg: string | undefined) =>
  createEngineRegistry([createStudioEngine({ paintThreads: 1, ffmpeg })], { clock: createSettableClock(), log: silentLog })

/** The last frame's light, pixel by pixel. */
async function lastLight(film: string): Promise<Buffer> {
  const { stdout } = await run(encoder.kind === 'ffmpeg' ? encoder.command : '', ['-v', 'error', '-sseof', '-0.1', '-i', film, '-update', '1', '-frames:v', '1', '-f', 'rawvideo', '-pix_fmt', 'gray', '-'], { encoding: 'buffer', maxBuffer: 2 ** 26 })
  return stdout
}

it.skipIf(encoder.kind !== 'ffmpeg')('a film of another model gets our label in the lower right corner of its frames, and nothing else changes', async () => {
  const facts = await readFilm(file)
  const registry = registryWith(process.env['FFMPEG_PATH'])
  const marked = await registry.markFilm({ file, mime: 'video/mp4', ...facts }, { taskId: 'task-1', signal: new AbortController().signal })
  const after = await readFilm(marked.file)
  expect(after).toMatchObject({ width: facts.width, height: facts.height })
  expect(after.duration).toBeCloseTo(facts.duration, 1)
  expect((await readFile(marked.file)).includes('"ProduceID":"task-1"')).toBe(true)
  const [was, is] = await Promise.all([lastLight(file), lastLight(marked.file)])
  const off = { corner: 0, elsewhere: 0 }
  is.forEach((value, i) => {
    const [x, y] = [i % facts.width, Math.floor(i / facts.width)]
    const where = x > 0.6 * facts.width && y > 0.9 * facts.height ? 'corner' : 'elsewhere'
    off[where] = Math.max(off[where], Math.abs(value - was[i]!))
  })
  expect(off.corner).toBeGreaterThan(60)
  expect(off.elsewhere).toBeLessThan(40)
  await registry.close()
})

it('a film that cannot be marked is delivered as it came', async () => {
  const film = { file: path.join(folder, 'nothing'), mime: 'video/mp4', width: 16, height: 16 } as const
  for (const ffmpeg of ['/no/ffmpeg', process.env['FFMPEG_PATH']]) {
    const registry = registryWith(ffmpeg)
    expect(await registry.markFilm(film, { taskId: 'task-2', signal: new AbortController().signal })).toBe(film)
    await registry.close()
  }
})

it.skipIf(encoder.kind !== 'ffmpeg')('whoever gives a film up waits for no mark', async () => {
  const registry = registryWith(process.env['FFMPEG_PATH'])
  const film = { file, mime: 'video/mp4', width: 480, height: 480 } as const
  await expect(registry.markFilm(film, { taskId: 'task-3', signal: AbortSignal.abort(new Error('given up')) })).rejects.toThrow('given up')
  await registry.close()
})
