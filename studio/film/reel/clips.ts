import type { EncoderChoice } from '../encode/film-encoder.ts'
import { copyFrame } from '../render/copy-frame.ts'
import type { Renderer } from '../render/create-renderer.ts'
import { createFrame } from '../render/frame-buffer.ts'
import { openClip, type ClipReader } from './clip-reader.ts'
import type { StagedReel } from './reel-job.ts'
import type { Timeline } from './timeline.ts'

/** The shots of a reel that are films of their own. */
export interface Clips {
  /** Reads what the shots in sight show in a frame; frames are asked for one after the other. Rejects where a clip cannot be read. */
  ready(number: number): Promise<void>
  /** undefined for a shot of photos. */
  rendererOf(shot: number): Renderer | undefined
}

export const noClips: Clips = { ready: async () => {}, rendererOf: () => undefined }

/** Opens each clip when its shot comes into sight, and ends it when that is over. */
export function openClips({ shots, size }: Pick<StagedReel, 'shots' | 'size'>, { shots: spans }: Timeline, encoder: EncoderChoice): Clips {
  if (shots.every(({ clip }) => !clip)) return noClips
  if (encoder.kind !== 'ffmpeg') throw new Error('Clips are read by ffmpeg, which is not there')
  const open = new Map<number, { frame: ReturnType<typeof createFrame>; reader: ClipReader }>()
  return {
    async ready(number) {
      for (const [i, { clip }] of shots.entries()) {
        const { first, end } = spans[i]!
        if (!clip || number < first || number > end) continue
        if (number === end) {
          open.get(i)?.reader.end()
          open.delete(i)
          continue
        }
        const shot = open.get(i) ?? { frame: createFrame(size), reader: openClip(encoder.command, clip, size, end - first) }
        open.set(i, shot)
        await shot.reader.next(shot.frame.bytes)
      }
    },
    rendererOf: (shot) => {
      if (!shots[shot]?.clip) return undefined
      return (frame) => {
        const seen = open.get(shot)
        if (seen) copyFrame(frame, seen.frame, 0, 0)
      }
    },
  }
}
