import { createCanvas } from '@napi-rs/canvas'
import type { Pigment } from '../../paint/brush/pigment.ts'
import type { Softness, SetPiece, Stage } from '../stage.ts'

/** A colour and its opacity, 0..255 and 0..1. */
export type Sample = readonly [colour: Pigment, alpha: number]

/**
 * A field of colours worked out on a coarse grid of `columns` and stretched smooth over the stage; `at` gets points.
 * For what has no edges: mottled walls, fog, glows.
 */
export function field(columns: number, at: (x: number, y: number, stage: Stage) => Sample, how: Softness = {}): SetPiece {
  return (stage) => {
    const { brush, across, down } = stage.layer
    const step = across / columns
    const rows = Math.ceil(down / step)
    const canvas = createCanvas(columns, rows)
    const own = canvas.getContext('2d')
    const image = own.createImageData(columns, rows)
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++) {
        const [colour, alpha] = at((x + 0.5) * step, (y + 0.5) * step, stage)
        const i = 4 * (y * columns + x)
        image.data.set(colour, i)
        image.data[i + 3] = alpha * 255
      }
    }
    own.putImageData(image, 0, 0)
    brush.save()
    brush.globalAlpha = how.alpha ?? 1
    brush.globalCompositeOperation = how.mode ?? 'source-over'
    brush.imageSmoothingEnabled = true
    brush.imageSmoothingQuality = 'high'
    brush.drawImage(canvas, 0, 0, across, rows * step)
    brush.restore()
  }
}
