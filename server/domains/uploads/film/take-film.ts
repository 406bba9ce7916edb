import { stat } from 'node:fs/promises'
import path from 'node:path'
import { badFile } from '../../../business-error.ts'
import type { KeptFilm, ToFilmReader } from './messages.ts'
import { asRefusal, openFilm, readFilm, type FilmFacts } from './read-film.ts'
import { rewriteFilm } from './rewrite-film.ts'
import { takeStill, turnFilm } from './use-ffmpeg.ts'

/** Where stills are taken, as shares of the film; the first stands for it. */
const STILLS = [0.2, 0.02, 0.5, 0.8]

/** A film that was sent, as it is kept: in a container of ours and playable. Refuses with a BusinessError. */
export async function takeFilm({ file, folder, ffmpeg }: ToFilmReader): Promise<KeptFilm> {
  const sent = await about(file, async (input, facts) => {
    if (!facts.playable && ffmpeg === undefined) throw badFile('film-unplayable')
    const clean = path.join(folder, `clean.${facts.container}`)
    await rewriteFilm(input, facts.container, clean)
    return { ...facts, file: clean }
  })
  const kept = sent.playable || ffmpeg === undefined ? sent : await turned(sent.file, path.join(folder, 'turned.mp4'), ffmpeg)
  const { width, height, seconds, sound, container } = kept
  const stills = ffmpeg === undefined ? [] : await stillsOf(kept, folder, ffmpeg)
  return { file: kept.file, contentType: `video/${container}`, width, height, seconds, sound, stills }
}

async function about<T>(file: string, use: (input: ReturnType<typeof openFilm>, facts: FilmFacts) => Promise<T>): Promise<T> {
  const input = openFilm(file)
  try {
    return await use(input, await readFilm(input))
  } catch (error) {
    throw asRefusal(error)
  } finally {
    input.dispose()
  }
}

async function turned(file: string, to: string, ffmpeg: string) {
  await turnFilm(ffmpeg, file, to).catch((error: unknown) => {
    throw asRefusal(error)
  })
  return about(to, async (_, facts) => ({ ...facts, file: to }))
}

/** What cannot be decoded has none, and is refused: others would not see it either. */
async function stillsOf({ file, seconds }: Pick<KeptFilm, 'file' | 'seconds'>, folder: string, ffmpeg: string): Promise<string[]> {
  const stills: string[] = []
  for (const [i, share] of STILLS.entries()) {
    const still = path.join(folder, `still-${i}.jpg`)
    await takeStill(ffmpeg, file, seconds * share, still).catch((error: unknown) => {
      throw asRefusal(error)
    })
    // There may be no frame so late where the sound is longer than the picture.
    if ((await stat(still).catch(() => undefined))?.size) stills.push(still)
  }
  if (stills.length === 0) throw badFile('film-broken')
  return stills
}
