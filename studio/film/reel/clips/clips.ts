import type { EncoderChoice } from '../../encode/film-encoder.ts'
import { FRAME_RATE } from '../../film-spec.ts'
import type { FrameBuffer } from '../../render/frame-buffer.ts'
import type { StagedReel } from '../reel-job.ts'
import { timelineOf } from '../timeline.ts'
import { decodeClip, type DecodedClip } from './decode-clip.ts'

export interface Clips {
  /** Resolves when every clip that is seen in a frame of the reel shows what belongs there. Cheapest one frame after the other. */
  ready(number: number): Promise<void>
  /** What the clip in a view of a shot shows. */
  frameOf(shot: number, view: number): FrameBuffer
  /** Ends what still decodes. */
  close(): void
}

export const hasClips = ({ shots }: StagedReel) => shots.some(({ views }) => views.some((view) => 'clip' in view))

/** The clips of a reel, each decoded while it is seen. Throws where there is no ffmpeg. */
export function createClips(reel: StagedReel, encoder: EncoderChoice): Clips {
  if (encoder.kind !== 'ffmpeg') throw new Error('Clips need an ffmpeg')
  const { command } = encoder
  const spans = timelineOf(reel).shots
  const places = reel.shots.flatMap(({ views }, shot) =>
    views.flatMap((seen, view) => ('clip' in seen ? [{ clip: seen.clip, size: seen.at ?? reel.size, span: spans[shot]!, name: `${shot}.${view}` }] : [])),
  )
  const open = new Map<string, DecodedClip>()

  const close = (name: string) => {
    open.get(name)?.close()
    open.delete(name)
  }

  return {
    async ready(number) {
      for (const { clip, size, span, name } of places) {
        const wanted = number - span.first
        // Nothing goes back: what was seen later is begun anew.
        if (number >= span.end || (open.get(name)?.at ?? -1) > wanted) close(name)
        if (wanted < 0 || number >= span.end) continue
        const decoded = open.get(name) ?? decodeClip(command, clip, size, (span.end - span.first) / FRAME_RATE)
        open.set(name, decoded)
        await decoded.show(wanted)
      }
    },
    frameOf: (shot, view) => open.get(`${shot}.${view}`)!.frame,
    close: () => [...open.keys()].forEach(close),
  }
}
