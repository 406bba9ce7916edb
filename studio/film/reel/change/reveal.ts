import { smoothstep } from '../../../pixels/colour.ts'
import type { Size } from '../../../pixels/raster.ts'
import type { FrameBuffer } from '../../render/frame-buffer.ts'
import type { Bytes } from '../../sample/bytes.ts'
import { bytesOf } from '../../stage/planes.ts'
import type { ReelTransition } from '../reel-spec.ts'

type Towards = NonNullable<ReelTransition['towards']>

/** When each pixel turns, 0 (first) to 255, for each kind: from its place, 0..1 across and down. */
const TURNS = {
  wipe: (along: number) => along,
  blinds: (along: number) => (along * STRIPS - Math.floor(along * STRIPS)) * 0.6 + 0.4 * along,
  iris: (_along: number, away: number) => away,
} as const
const STRIPS = 9
/** How soft the edge is, as a share of the way. */
const SOFT = { wipe: 0.14, blinds: 0.12, iris: 0.1 } as const

export interface Reveal {
  turns: Bytes
  soft: number
}

export function revealMap({ width, height }: Size, kind: keyof typeof TURNS, towards: Towards): Reveal {
  const turns = bytesOf(width, height)
  const corner = Math.hypot(width, height) / 2
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const along = { left: 1 - x / width, right: x / width, up: 1 - y / height, down: y / height }[towards]
      turns.data[i] = 255 * TURNS[kind](along, Math.hypot(x - width / 2, y - height / 2) / corner) + 0.5
    }
  }
  return { turns, soft: SOFT[kind] }
}

/** Shows the second frame where it has turned. */
export function revealThrough(out: FrameBuffer, before: FrameBuffer, after: FrameBuffer, { turns, soft }: Reveal, share: number): void {
  const parts = Int32Array.from({ length: 256 }, (_, turn) => Math.round(256 * smoothstep(0, 1, (share * (1 + soft) - turn / 255) / soft)))
  const mix = (to: Bytes, from: Bytes, next: Bytes, step: 1 | 2) => {
    for (let y = 0, i = 0; y < to.height; y++) {
      for (let x = 0, at = y * step * turns.width; x < to.width; x++, i++, at += step) {
        const part = parts[turns.data[at]!]!
        to.data[i] = (from.data[i]! * (256 - part) + next.data[i]! * part + 128) >> 8
      }
    }
  }
  mix(out.luma, before.luma, after.luma, 1)
  mix(out.chroma[0], before.chroma[0], after.chroma[0], 2)
  mix(out.chroma[1], before.chroma[1], after.chroma[1], 2)
}
