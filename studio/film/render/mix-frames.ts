import type { FrameBuffer } from './frame-buffer.ts'

/** Mixes two frames; `share` (0..1) is the second's. The frame that it goes into may be one of them. */
export function mixFrames(out: FrameBuffer, { bytes: first }: FrameBuffer, { bytes: second }: FrameBuffer, share: number): void {
  const part = Math.round(256 * share)
  for (let i = 0; i < out.bytes.length; i++) out.bytes[i] = (first[i]! * (256 - part) + second[i]! * part + 128) >> 8
}
