import { closeEye, eyeBounds, type Eye } from '../effects/eyelids.ts'
import type { Grid } from '../sample/grid.ts'
import { quadsOf, updateQuads, type Bytes, type Quads } from '../sample/quads.ts'
import { sample } from '../sample/sample.ts'
import { sampleOver, takenBlocks, type Cover } from '../sample/sample-over.ts'
import type { StageLayer } from '../stage/film-stage.ts'
import type { FrameBuffer } from './frame-buffer.ts'

/** A layer made for being seen from anywhere. */
export interface LitLayer {
  /** Fills the frame, or lays the layer over it where it has a cover. */
  show(frame: FrameBuffer, grid: Grid): void
  /** The same, through a cover of one's own. */
  showThrough(frame: FrameBuffer, grid: Grid, cover: LayerCover, opacity: number): void
  /** Closes eyes, 0..1; only what has changed is made anew. */
  closeEyes(eyes: readonly Eye[], closed: number): void
}

export interface LayerCover {
  luma: Cover
  chroma: Cover
}

export function coverFor(bytes: Bytes): LayerCover {
  const half = halfSize(bytes)
  return { luma: { quads: quadsOf(bytes), ...takenBlocks(bytes) }, chroma: { quads: quadsOf(half), ...takenBlocks(half) } }
}

export function litLayer({ luma, chroma: [blues, reds], cover }: StageLayer): LitLayer {
  const planes = [luma, blues, reds] as const
  const quads = planes.map(quadsOf) as [Quads, Quads, Quads]
  const own = cover && coverFor(cover)
  let closedBefore = 0

  const showThrough: LitLayer['showThrough'] = (frame, grid, through, opacity) => {
    sampleOver(frame.luma, quads[0], through.luma, grid, 1, opacity)
    sampleOver(frame.chroma[0], quads[1], through.chroma, grid, 2, opacity)
    sampleOver(frame.chroma[1], quads[2], through.chroma, grid, 2, opacity)
  }
  return {
    show(frame, grid) {
      if (own) return showThrough(frame, grid, own, 1)
      sample(frame.luma, quads[0], grid, 1)
      sample(frame.chroma[0], quads[1], grid, 2)
      sample(frame.chroma[1], quads[2], grid, 2)
    },
    showThrough,
    closeEyes(eyes, closed) {
      if (closed === closedBefore) return
      closedBefore = closed
      planes.forEach((open, i) => {
        const halving = i === 0 ? 1 : 2
        for (const eye of eyes) {
          const changed: Bytes = { ...open, data: open.data.slice() }
          closeEye(changed, open, eye, closed, halving)
          updateQuads(quads[i]!, changed, eyeBounds(eye, halving))
        }
      })
    },
  }
}

/** Each two by two as one; sides are even. */
function halfSize({ width, height, data }: Bytes): Bytes {
  const half: Bytes = { width: width / 2, height: height / 2, data: new Uint8Array((width * height) / 4) }
  for (let y = 0, i = 0; y < half.height; y++) {
    for (let x = 0; x < half.width; x++, i++) {
      const at = 2 * (y * width + x)
      half.data[i] = (data[at]! + data[at + 1]! + data[at + width]! + data[at + width + 1]! + 2) >> 2
    }
  }
  return half
}
