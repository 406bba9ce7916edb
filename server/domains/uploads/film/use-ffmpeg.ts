import { spawn } from 'node:child_process'
import { appConfig } from '#config'
import { carefully, followFfmpeg } from '#studio/film/encode/follow-ffmpeg.ts'

const { maxBytes, maxPixels, mostSeconds } = appConfig.uploads.film
/** Longest side of what is turned, and of a still, pixels. */
const FILM_SIDE = 1920
const STILL_SIDE = 960

/** What of an input is allowed: our own files, of the size that they say. */
const careful = [...carefully, '-max_pixels', String(maxPixels)]

const within = (side: number) => `scale=w='min(${side},iw)':h='min(${side},ih)':force_original_aspect_ratio=decrease:force_divisible_by=2`

/** Turns a film into one that every browser plays: H.264 and AAC, 1080p at most, upright. Rejects with what ffmpeg complained of. */
export const turnFilm = (ffmpeg: string, from: string, to: string) =>
  run(ffmpeg, [
    ...careful, '-i', from, '-map', '0:v:0', '-map', '0:a:0?', '-t', String(mostSeconds), '-map_metadata', '-1', '-vf', `${within(FILM_SIDE)},format=yuv420p`,
    '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '22', '-profile:v', 'high', '-c:a', 'aac', '-b:a', '128k', '-ac', '2',
    '-fs', String(maxBytes), '-movflags', '+faststart', '-f', 'mp4', to,
  ])

/** Writes the frame at a time of a film, upright, as a JPEG. */
export const takeStill = (ffmpeg: string, from: string, seconds: number, to: string) =>
  run(ffmpeg, [...careful, '-ss', seconds.toFixed(3), '-i', from, '-frames:v', '1', '-vf', within(STILL_SIDE), '-q:v', '3', '-f', 'mjpeg', to])

async function run(ffmpeg: string, options: readonly string[]): Promise<void> {
  const child = spawn(ffmpeg, ['-v', 'error', '-nostdin', '-y', ...options], { stdio: ['ignore', 'ignore', 'pipe'] })
  await followFfmpeg(child).ended
}
