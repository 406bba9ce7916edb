import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { carefully, followFfmpeg } from '#studio/film/encode/follow-ffmpeg.ts'
import { cornerMark } from '../../domains/gallery/mark.ts'
import type { FilmToMark } from '../engine.ts'
import { filmLabel } from '../shared/label-film.ts'

/** Finer than our own films, as these are encoded for the second time. */
const COARSENESS = 18
/** A film of some seconds takes some seconds; who is that slow hangs. */
const LIMIT_MS = 5 * 60_000

/**
 * The film as an MP4 with our label on each of its frames, where it lies on films that we paint; its sound stays as it is where an MP4 may hold it.
 * Rejects with what ffmpeg complained of, or when `signal` aborts; then the encoder runs no more.
 */
export async function markFilm(ffmpeg: string, { file, mime, width, height }: FilmToMark, taskId: string, signal: AbortSignal): Promise<string> {
  const even = { width: width & ~1, height: height & ~1 }
  const { input, left = 0, top = 0 } = cornerMark(even, 'bottom-right')
  const mark = path.join(path.dirname(file), 'mark.png')
  await sharp(input as Buffer).png().toFile(mark)
  const marked = `${file}-marked`
  const { comment, labels } = filmLabel(taskId)
  const said = Object.entries({ comment, ...labels }).flatMap(([name, value]) => ['-metadata', `${name}=${value}`])
  const frames = `[0:v:0]crop=${even.width}:${even.height}:0:0,format=yuv420p[film];[film][1:v]overlay=${left & ~1}:${top & ~1}[marked]`
  const child = spawn(
    ffmpeg,
    [
      '-v', 'error', '-nostdin', '-y', ...carefully, '-format_whitelist', 'mov,matroska', '-i', file, '-i', mark,
      '-filter_complex', frames, '-map', '[marked]', '-map', '0:a:0?', '-map_metadata', '-1',
      '-c:v', 'libx264', '-preset', 'veryfast', '-crf', String(COARSENESS), '-profile:v', 'high', '-threads', '2', '-c:a', mime === 'video/mp4' ? 'copy' : 'aac',
      ...said, '-movflags', '+faststart+use_metadata_tags', '-f', 'mp4', marked,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]), killSignal: 'SIGKILL' },
  )
  // Pages go first.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  await followFfmpeg(child).ended
  return marked
}
