import { createFrame, type FrameBuffer } from '../../render/frame-buffer.ts'
import { mixFrames } from '../../render/mix-frames.ts'
import { zoomFrame } from '../../render/zoom-frame.ts'
import { smoothstep } from '../../../pixels/colour.ts'
import type { Size } from '../../../pixels/raster.ts'
import type { Change } from '../timeline.ts'
import { fillFrame } from './fill-frame.ts'
import { meet } from './meet.ts'
import { revealMap, revealThrough } from './reveal.ts'

/** Paints a frame of one shot giving way to another; `share` (0..1) has passed. None of the frames is another. */
export type Blend = (out: FrameBuffer, before: FrameBuffer, after: FrameBuffer, share: number) => void

const BLACK = [0, 0, 0] as const
const WHITE = [255, 255, 255] as const
/** How much larger the old shot is when one has gone through it, and how small the new one comes: what lies beyond its rim is seen, mirrored, for a moment. */
const THROUGH = 2.4
const SMALL = 0.85
/** A flash is brightest early on. */
const BRIGHTEST = 0.3

/** What a change does to films of a size. */
export function blendFor({ transition, before, after }: Pick<Change, 'transition' | 'before' | 'after'>, size: Size): Blend {
  const { kind, towards = 'left', colour = BLACK } = transition
  // Where there is a colour on one side already, the way through one is half as long.
  const isOpen = before === undefined || after === undefined
  switch (kind) {
    case 'dissolve':
      return melt
    case 'fade':
      return isOpen ? melt : through(size, colour, 0.5)
    case 'flash':
      return isOpen ? melt : through(size, WHITE, BRIGHTEST)
    case 'wipe':
    case 'iris':
    case 'blinds': {
      const map = revealMap(size, kind, towards)
      return (out, before, after, share) => revealThrough(out, before, after, map, smoothstep(0, 1, share))
    }
    case 'slide':
    case 'push': {
      const along = towards === 'left' || towards === 'right' ? 'x' : 'y'
      const length = along === 'x' ? size.width : size.height
      const isFromEnd = towards === 'left' || towards === 'up'
      return (out, before, after, share) => {
        const way = smoothstep(0, 1, share)
        if (isFromEnd) meet(out, { pair: [before, after], moves: [kind === 'push', true], along, edge: length * (1 - way) })
        else meet(out, { pair: [after, before], moves: [true, kind === 'push'], along, edge: length * way })
      }
    }
    case 'zoom': {
      const [large, small] = [createFrame(size), createFrame(size)]
      return (out, before, after, share) => {
        const way = smoothstep(0, 1, share)
        zoomFrame(large, before, THROUGH ** way)
        zoomFrame(small, after, SMALL ** (1 - way))
        mixFrames(out, large, small, smoothstep(0.3, 0.7, share))
      }
    }
  }
}

const melt: Blend = (out, first, second, share) => mixFrames(out, first, second, smoothstep(0, 1, share))

function through(size: Size, colour: readonly [number, number, number], middle: number): Blend {
  const full = createFrame(size)
  fillFrame(full, colour)
  return (out, before, after, share) => {
    if (share < middle) mixFrames(out, before, full, smoothstep(0, middle, share))
    else mixFrames(out, full, after, smoothstep(middle, 1, share))
  }
}
