import type { Plane } from '../../pixels/plane.ts'
import type { Size } from '../../pixels/raster.ts'

/** A smooth quantity over a stage, on a small grid of its own. */
export interface Field extends Size {
  data: Plane
}

/** Reads a field at places of a stage, bilinear; past the edges it goes on as it ends. */
export function readerOf({ data, width, height }: Field, stage: Size): (x: number, y: number) => number {
  const [scaleX, scaleY] = [width / stage.width, height / stage.height]
  const [lastX, lastY] = [width - 1, height - 1]
  return (x, y) => {
    let fx = x * scaleX - 0.5
    let fy = y * scaleY - 0.5
    fx = fx < 0 ? 0 : fx > lastX ? lastX : fx
    fy = fy < 0 ? 0 : fy > lastY ? lastY : fy
    const left = fx === lastX ? Math.max(0, lastX - 1) : Math.floor(fx)
    const top = fy === lastY ? Math.max(0, lastY - 1) : Math.floor(fy)
    const at = top * width + left
    const right = width > 1 ? 1 : 0
    const down = height > 1 ? width : 0
    const upper = data[at]! + (data[at + right]! - data[at]!) * (fx - left)
    const lower = data[at + down]! + (data[at + down + right]! - data[at + down]!) * (fx - left)
    return upper + (lower - upper) * (fy - top)
  }
}
