import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { filmTemplates, type FilmTemplate } from '#contract/generators/custom-video.ts'
import { musicMoods, type MusicMood } from '#contract/generators/film-choices.ts'
import { createStudioEngine } from '#server/engines/studio/studio-engine.ts'
import { synthesiseMusic } from '#studio/music/synthesise-music.ts'
import { filmOnce } from './film-once.ts'

// Makes what the forms of films show and sound of themselves: a moment of a film by each template, and a piece of each mood. Needs an ffmpeg with
// libmp3lame and libwebp: `node scripts/make-film-samples.ts [template or mood …]`
const run = promisify(execFile)
const ffmpeg = (...args: string[]) => run(process.env.FFMPEG_PATH ?? 'ffmpeg', ['-v', 'error', '-y', ...args])
const root = path.join(import.meta.dirname, '..')
const photos = ['lake', 'cat', 'coffee', 'rocket', 'astronaut', 'officer'].map((name) => path.join(root, 'public/samples/photos', `${name}.webp`))
const SEED = 3
const MUSIC_SECONDS = 9
/** Seconds of the film that are shown, frames of a second, pixels of the moving picture and of the still one. */
const MOMENT = { from: 1.2, seconds: 3.2, rate: 8, side: 160, still: 480 }
/** The second of the film at which each is told best. */
const STILL: Record<FilmTemplate, number> = { beat: 0.8, album: 1.3, story: 1, polaroid: 6.5, split: 5.2, retro: 0.8, tunnel: 1, festival: 1.6, postcard: 1.3, compare: 3.1 }

const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)
const work = await mkdtemp(path.join(tmpdir(), 'film-samples-'))
const engine = createStudioEngine({ paintThreads: 1, ffmpeg: process.env.FFMPEG_PATH })
try {
  for (const mood of musicMoods.filter(isWanted)) await makeMusic(mood)
  for (const template of filmTemplates.filter(isWanted)) await makeMoment(template)
} finally {
  await engine.close()
  await rm(work, { recursive: true, force: true })
}

async function makeMusic(mood: MusicMood): Promise<void> {
  const { left, right, sampleRate } = synthesiseMusic(mood, MUSIC_SECONDS, SEED)
  const both = new Float32Array(2 * left.length)
  for (let i = 0; i < left.length; i++) both.set([left[i]!, right[i]!], 2 * i)
  const raw = path.join(work, 'music')
  await writeFile(raw, both)
  await mkdir(path.join(root, 'public/music'), { recursive: true })
  await ffmpeg('-f', 'f32le', '-ar', String(sampleRate), '-ac', '2', '-i', raw, '-b:a', '80k', '-map_metadata', '-1', path.join(root, 'public/music', `${mood}.mp3`))
}

async function makeMoment(template: FilmTemplate): Promise<void> {
  // So that no two begin with the same photo.
  const turned = filmTemplates.indexOf(template)
  const film = path.join(work, `${template}.mp4`)
  const fields = { template, size: '1:1', seconds: 9, seed: SEED, music: 'none' }
  await filmOnce(engine, { generator: 'custom-video', fields, photos: photos.map((_, i) => photos[(i + turned) % photos.length]!), file: film })
  const target = path.join(root, 'public/templates')
  await mkdir(target, { recursive: true })
  const { from, seconds, rate, side, still } = MOMENT
  await ffmpeg('-ss', String(from), '-t', String(seconds), '-i', film, '-vf', `fps=${rate},scale=${side}:${side}`, '-loop', '0', '-quality', '50', '-c:v', 'libwebp_anim', path.join(target, `${template}.webp`))
  const frame = path.join(work, 'frame.png')
  await ffmpeg('-ss', String(STILL[template]), '-i', film, '-frames:v', '1', frame)
  await sharp(frame).resize(still, still).webp({ quality: 72 }).toFile(path.join(target, `${template}-still.webp`))
}
