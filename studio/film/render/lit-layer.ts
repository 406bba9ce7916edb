import type { Size } from '../../pixels/raster.ts'
import { closeEye, type Eye } from '../effects/eyelids.ts'
import type { Bytes } from '../sample/bytes.ts'
import type { Grid } from '../sample/grid.ts'
import { createSampler } from '../sample/sampler.ts'
import type { StageLayer } from '../stage/film-stage.ts'
import type { FrameBuffer } from './frame-buffer.ts'

/** A layer made for being seen from anywhere. */
export interface LitLayer {
  /** Fills the frame, or lays the layer over it where it has a cover. */
  show(frame: FrameBuffer, grid: Grid): void
  /** Lays it over the frame through the other cover that it was made with. */
  showThrough(frame: FrameBuffer, grid: Grid, opacity: number): void
  /** Closes eyes, 0..1; only what has changed is made anew. */
  closeEyes(eyes: readonly Eye[], closed: number): void
}

/** A layer for frames and grids of one size. `through` is another cover, of luma's size, for `showThrough`. */
export function litLayer({ luma, chroma: [blues, reds], cover }: StageLayer, { width, height }: Size, grid: Grid, through?: Bytes): LitLayer {
  const covers = [cover, through].filter((one) => one !== undefined)
  const fine = createSampler([luma], covers, { width, height }, grid, 1)
  const coarse = createSampler([blues, reds], covers.map(halfSize), { width: width / 2, height: height / 2 }, grid, 2)
  const planes = [
    { open: luma, sampler: fine, number: 0, halving: 1 },
    { open: blues, sampler: coarse, number: 0, halving: 2 },
    { open: reds, sampler: coarse, number: 1, halving: 2 },
  ] as const
  let closedBefore = 0

  const lay = (frame: FrameBuffer, at: Grid, by: number, opacity: number) => {
    fine.lay([frame.luma], by, at, opacity)
    coarse.lay(frame.chroma, by, at, opacity)
  }
  return {
    show(frame, at) {
      if (cover) return lay(frame, at, 0, 1)
      fine.paint([frame.luma], at)
      coarse.paint(frame.chroma, at)
    },
    showThrough: (frame, at, opacity) => lay(frame, at, covers.length - 1, opacity),
    closeEyes(eyes, closed) {
      if (closed === closedBefore) return
      closedBefore = closed
      for (const { open, sampler, number, halving } of planes) {
        const changed: Bytes = { ...open, data: open.data.slice() }
        for (const eye of eyes) closeEye(changed, open, eye, closed, halving)
        sampler.change(number, changed)
      }
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
