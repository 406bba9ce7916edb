import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { SOUND_BITRATE, type FilmEncoder, type FilmFile } from './film-encoder.ts'
import { followFfmpeg } from './follow-ffmpeg.ts'

/** Each thread of the encoder holds frames of its own. */
const MOST_THREADS = 4

const COLOURS = ['-color_range', 'tv', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709']

/** By a separate ffmpeg with x264. Rejects with what it complained of. */
export function startFfmpeg(command: string, { file, size, frameRate, sound, comment, labels }: FilmFile): FilmEncoder {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-video_size', `${size.width}x${size.height}`, '-framerate', String(frameRate), ...COLOURS, '-i', 'pipe:0']
  const heard = sound ? ['-f', 'f32le', '-ar', String(sound.sampleRate), '-ac', '2', '-i', sound.file] : []
  const told = sound ? ['-c:a', 'aac', '-b:a', String(SOUND_BITRATE)] : []
  const threads = Math.min(MOST_THREADS, availableParallelism())
  const film = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-profile:v', 'high', '-threads', String(threads), '-g', String(frameRate * 2), ...COLOURS]
  const said = [`comment=${comment}`, ...Object.entries(labels).map(([name, value]) => `${name}=${value}`)].flatMap((entry) => ['-metadata', entry])
  const child = spawn(command, ['-v', 'error', '-y', ...input, ...heard, ...film, ...told, ...said, '-movflags', '+faststart+use_metadata_tags', '-f', 'mp4', file], {
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const { ended } = followFfmpeg(child)
  child.stdin.on('error', () => {})

  return {
    async write(frame) {
      const written = new Promise<void>((resolve) => child.stdin.write(frame, () => resolve()))
      await Promise.race([written, ended.then(() => Promise.reject(new Error('ffmpeg ended before the film')))])
    },
    async finish() {
      child.stdin.end()
      await ended
    },
  }
}

/** Whether a command is an ffmpeg that writes H.264 by x264. */
export async function isUsable(command: string, limitMs = 5000): Promise<boolean> {
  const child = spawn(command, ['-v', 'quiet', '-encoders'], { stdio: ['ignore', 'pipe', 'ignore'], timeout: limitMs, killSignal: 'SIGKILL' })
  let told = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (told += text))
  try {
    const [code] = (await once(child, 'close')) as [number | null]
    return code === 0 && told.includes(' libx264 ')
  } catch {
    return false
  }
}
