import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { appConfig } from '#config'
import type { GeneratorId } from '#contract/generators/generators.ts'
import { filmExamples } from '#server/domains/sample/film-examples.ts'
import { createStudioEngine } from '#server/engines/studio/studio-engine.ts'
import { filmOnce } from './film-once.ts'

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

try {
  for (const [id, list] of Object.entries(filmExamples) as [GeneratorId, NonNullable<(typeof filmExamples)[GeneratorId]>][]) {
    if (wanted.length > 0 && !wanted.includes(id)) continue
    for (const [place, { photo, photos, input, still }] of list.entries()) {
      const whole = path.join(work, 'film.mp4')
      const sample = (name: string) => path.join(root, `samples/photos/${name}.webp`)
      await filmOnce(engine, { generator: id, fields: input, ...(photo && { photo: sample(photo) }), ...(photos && { photos: photos.map(sample) }), file: whole })
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
