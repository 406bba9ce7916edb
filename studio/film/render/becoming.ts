import { smoothstep } from '../../pixels/colour.ts'
import { frameCount, type FilmSpec } from '../film-spec.ts'
import { createFrame } from './frame-buffer.ts'
import type { Renderer } from './create-renderer.ts'

/** When one picture turns into the other, of the film's time. */
const BEGINS = 0.38
const ENDS = 0.62

/** One film that turns into another in its middle; they move on while they do. */
export function becoming(first: Renderer, last: Renderer, spec: FilmSpec): Renderer {
  const frames = frameCount(spec)
  const other = createFrame(spec.size)
  return (frame, number) => {
    const share = Math.round(256 * smoothstep(BEGINS, ENDS, number / Math.max(1, frames - 1)))
    if (share === 256) return last(frame, number)
    first(frame, number)
    if (share === 0) return
    last(other, number)
    for (let i = 0; i < frame.bytes.length; i++) frame.bytes[i] = (frame.bytes[i]! * (256 - share) + other.bytes[i]! * share + 128) >> 8
  }
}
