import { spawn } from 'node:child_process'
import type { Size } from '../../pixels/raster.ts'
import { FRAME_RATE } from '../film-spec.ts'
import type { ReelClip } from './reel-spec.ts'

export interface ClipReader {
  /** Reads the next frame (I420, BT.709); after the last one it stands still. Rejects where the clip has none, or ffmpeg complains. */
  next(into: Uint8Array): Promise<void>
  end(): void
}

const COMPLAINT = 500
/** What ffmpeg calls the container that the file was found to be, so that no file chooses what reads it. */
const demuxers = { 'video/mp4': 'mov', 'video/webm': 'matroska' } as const

/** Reads a clip by an ffmpeg of its own as `frames` frames of a size: what is beyond its shape is cut away, what is too short is slowed. */
export function openClip(command: string, { file, mime, seconds }: ReelClip, { width, height }: Size, frames: number): ClipReader {
  const slower = Math.max(1, frames / FRAME_RATE / seconds)
  const filters = [
    `setpts=${slower.toFixed(5)}*(PTS-STARTPTS)`,
    `fps=${FRAME_RATE}`,
    `scale=${width}:${height}:force_original_aspect_ratio=increase:out_color_matrix=bt709:out_range=tv`,
    `crop=${width}:${height}`,
    'format=yuv420p',
  ]
  const input = ['-protocol_whitelist', 'file', '-f', demuxers[mime], '-threads', '2', '-i', file]
  const child = spawn(command, ['-v', 'error', '-nostdin', ...input, '-an', '-sn', '-dn', '-map', '0:v:0', '-vf', filters.join(','), '-frames:v', String(frames), '-f', 'rawvideo', 'pipe:1'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint = (complaint + text).slice(-COMPLAINT)))
  // Told where the frames are missed.
  child.on('error', (error) => (complaint = error.message))
  const chunks = child.stdout[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  let rest: Uint8Array = new Uint8Array()
  let hasFrame = false
  return {
    async next(into) {
      const held = new Uint8Array(into.length)
      let filled = 0
      while (filled < into.length) {
        if (rest.length === 0) {
          const { done, value } = await chunks.next()
          if (done) break
          rest = value
        }
        const part = rest.subarray(0, into.length - filled)
        held.set(part, filled)
        filled += part.length
        rest = rest.subarray(part.length)
      }
      if (filled === into.length) {
        into.set(held)
        hasFrame = true
      } else if (!hasFrame) throw new Error(`A clip without frames: ${complaint}`)
    },
    end: () => void child.kill('SIGKILL'),
  }
}
