import { spawn } from 'node:child_process'
import type { Size } from '../../../pixels/raster.ts'
import { carefully, followFfmpeg } from '../../encode/follow-ffmpeg.ts'
import { FRAME_RATE } from '../../film-spec.ts'
import { createFrame, type FrameBuffer } from '../../render/frame-buffer.ts'
import type { ReelClip } from '../reel-spec.ts'

/** No file chooses what else reads it. */
const CONTAINERS = 'mov,matroska'

/** A clip that is decoded as it is seen. */
export interface DecodedClip {
  /** The frame that was last shown. */
  frame: FrameBuffer
  /** The number of that frame; -1 before the first. */
  readonly at: number
  /** Goes on to a later frame. The last one stays where there are no more. Rejects with what ffmpeg complained of. */
  show(number: number): Promise<void>
  close(): void
}

/**
 * Decodes a clip by a separate ffmpeg, frame after frame as films have them, so large that it fills `size`; what is too much is cut off evenly.
 * @param seconds How long it is seen.
 */
export function decodeClip(command: string, { file, from, slowed }: ReelClip, size: Size, seconds: number): DecodedClip {
  const slower = slowed === undefined ? '' : `setpts=${Math.max(1, seconds / slowed).toFixed(5)}*(PTS-STARTPTS),`
  const fill = `${slower}fps=${FRAME_RATE},scale=${size.width}:${size.height}:force_original_aspect_ratio=increase:out_color_matrix=bt709:out_range=tv,crop=${size.width}:${size.height},format=yuv420p`
  const input = [...carefully, '-format_whitelist', CONTAINERS, ...(slowed === undefined ? ['-stream_loop', '-1'] : []), '-ss', from.toFixed(3), '-i', file]
  const child = spawn(command, ['-v', 'error', '-nostdin', ...input, '-map', '0:v:0', '-vf', fill, '-f', 'rawvideo', 'pipe:1'], { stdio: ['ignore', 'pipe', 'pipe'] })
  const { complaint } = followFfmpeg(child)
  child.once('error', (error) => child.stdout.destroy(error))
  const parts = child.stdout[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  const frame = createFrame(size)
  let at = -1
  let rest: Buffer = Buffer.alloc(0)

  /** Whether there was another frame. */
  async function next(): Promise<boolean> {
    let filled = 0
    while (filled < frame.bytes.byteLength) {
      if (rest.byteLength === 0) {
        const { done, value } = await parts.next()
        if (done) return false
        rest = value
      }
      const taken = rest.subarray(0, frame.bytes.byteLength - filled)
      frame.bytes.set(taken, filled)
      filled += taken.byteLength
      rest = rest.subarray(taken.byteLength)
    }
    return true
  }

  return {
    frame,
    get at() {
      return at
    },
    async show(number) {
      for (; at < number; at++) {
        if (await next()) continue
        if (at < 0) throw new Error(`ffmpeg showed nothing of a clip: ${complaint()}`)
        at = number
        return
      }
    },
    close: () => void child.kill('SIGKILL'),
  }
}
