import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import sharp from 'sharp'
import * as v from 'valibot'
import { appConfig } from '#config'
import { generators, type GeneratorId } from '#contract/generators/generators.ts'
import { filmExamples } from '#server/domains/sample/film-examples.ts'
import type { EngineRequest } from '#server/engines/engine.ts'
import { createStudioEngine } from '#server/engines/studio/studio-engine.ts'

// Makes the films that generators show of themselves (public/examples), each with a picture: `node scripts/make-film-examples.ts
// [generator …]`. Needs an ffmpeg with libx264.
const run = promisify(execFile)
const program = process.env.FFMPEG_PATH ?? 'ffmpeg'
const ffmpeg = (...args: string[]) => run(program, ['-v', 'error', '-y', ...args])
const root = path.join(import.meta.dirname, '../public')
const [SMALL_WIDTH, EXAMPLE_WIDTH] = appConfig.layout.exampleWidthsPx
/** A film in a loop, as small as it is shown. */
const FILM = { side: 480, rate: 20, crf: 29, seconds: 9 }
const wanted = process.argv.slice(2)
const work = await mkdtemp(path.join(tmpdir(), 'film-examples-'))
const engine = createStudioEngine({ paintThreads: 2, ffmpeg: program })
const offers = await engine.discover(AbortSignal.timeout(1000))

async function film(generator: GeneratorId, fields: Record<string, unknown>, file: string, files: ReadonlyMap<string, string>): Promise<void> {
  const offer = offers.find((one) => one.generator === generator)!
  // The table's generators are those that make films.
  const request = { generator, input: v.parse(generators[generator].input, fields), offer } as unknown as EngineRequest
  await engine.run(request, {
    taskId: randomUUID(),
    signal: AbortSignal.timeout(600_000),
    givenUp: () => false,
    checkpoint: { value: undefined, write: async () => {} },
    onProgress: () => {},
    onPreview: () => {},
    readUpload: async (id) => sharp(await readFile(files.get(id)!)).png().toBuffer(),
    findRegion: () => Promise.reject(new Error('There are no eyes here')),
    deliver: async (asset) => {
      if (asset.kind === 'video') await pipeline(asset.stream, createWriteStream(file))
    },
  })
}

try {
  for (const [id, list] of Object.entries(filmExamples) as [GeneratorId, NonNullable<(typeof filmExamples)[GeneratorId]>][]) {
    if (wanted.length > 0 && !wanted.includes(id)) continue
    for (const [place, { photo, photos, input, still }] of list.entries()) {
      const files = new Map((photo ? [photo] : (photos ?? [])).map((name) => [randomUUID() as string, path.join(root, `samples/photos/${name}.webp`)]))
      const ids = [...files.keys()]
      const whole = path.join(work, 'film.mp4')
      await film(id, { ...input, ...(photo && { photo: ids[0] }), ...(photos && { photos: ids }) }, whole, files)
      const target = path.join(root, 'examples', id, String(place))
      await mkdir(path.dirname(target), { recursive: true })
      const { side, rate, crf, seconds } = FILM
      const picture = ['-an', '-vf', `fps=${rate},scale=${side}:${side}:flags=lanczos`, '-c:v', 'libx264', '-preset', 'veryslow', '-crf', String(crf), '-pix_fmt', 'yuv420p']
      await ffmpeg('-i', whole, '-t', String(seconds), ...picture, '-map_metadata', '-1', '-movflags', '+faststart', `${target}.mp4`)
      const frame = path.join(work, 'frame.png')
      await ffmpeg('-ss', String(still), '-i', whole, '-frames:v', '1', frame)
      const shrink = (width: number, quality: number) => sharp(frame).resize({ width, withoutEnlargement: true }).webp({ quality, effort: 6 })
      await shrink(EXAMPLE_WIDTH, 80).toFile(`${target}.webp`)
      await shrink(SMALL_WIDTH, 76).toFile(`${target}-${SMALL_WIDTH}.webp`)
    }
  }
} finally {
  await engine.close()
  await rm(work, { recursive: true, force: true })
}
