import { execFile } from 'node:child_process'
import { stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import type { Frame } from './camera.ts'

const run = promisify(execFile)
const POSTER_WIDTH = 540

/** What a film is written as: the usual one, and one for those who save data. The quality is x264's CRF, less is better. */
const sizes = [
  { ending: '', width: 540, rate: 15, quality: 30 },
  { ending: '-low', width: 360, rate: 10, quality: 34 },
] as const
/** Half a minute on a phone; a film of more is written once more, a little coarser. */
const MOST_BYTES = 700_000
const COARSER = 2

/** Writes frames as H.264 in MP4 that begins to play before it is there, by the machine's own ffmpeg. */
export async function encodeFilm(frames: readonly Frame[], seconds: number, target: string): Promise<void> {
  const list = frames.flatMap(({ file, at }, place) => {
    const until = frames[place + 1]?.at ?? seconds
    return [`file '${file}'`, `duration ${Math.max(0.001, until - at).toFixed(4)}`]
  })
  const script = path.join(path.dirname(frames[0]!.file), 'frames.txt')
  // The last one is named twice: its duration counts only then.
  await writeFile(script, [...list, `file '${frames.at(-1)!.file}'`].join('\n'))
  for (const { ending, width, rate, quality } of sizes) {
    const write = (crf: number) => run('ffmpeg', encoding({ script, seconds, width, rate, crf, target: `${target}${ending}.mp4` }))
    await write(quality)
    const { size } = await stat(`${target}${ending}.mp4`)
    if (size > MOST_BYTES) await write(quality + COARSER)
  }
}

function encoding({ script, seconds, width, rate, crf, target }: { script: string; seconds: number; width: number; rate: number; crf: number; target: string }): string[] {
  const filter = `fps=${rate},scale=${width}:-2:flags=lanczos,setsar=1`
  const picture = ['-an', '-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', String(crf), '-profile:v', 'main', '-pix_fmt', 'yuv420p']
  const file = ['-g', String(rate * 4), '-t', seconds.toFixed(3), '-map_metadata', '-1', '-movflags', '+faststart', target]
  return ['-y', '-v', 'error', '-f', 'concat', '-safe', '0', '-i', script, '-vf', filter, ...picture, ...file]
}

/** The frame that is on at a moment, as the picture that stands before the film. */
export async function writePoster(frames: readonly Frame[], at: number, target: string): Promise<void> {
  const shown = frames.findLast((frame) => frame.at <= at) ?? frames[0]!
  await sharp(shown.file).resize({ width: POSTER_WIDTH }).webp({ quality: 72, effort: 6 }).toFile(`${target}.webp`)
}
