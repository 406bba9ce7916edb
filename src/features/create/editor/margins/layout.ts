import type { Margins } from '#contract/generators/fields.ts'
import type { Fit, Size } from '../geometry.ts'

/** Room around the picture to drag its sides into, as a share of the photo. */
const SLACK = 0.16

/** Where the photo lies on the board, so that it shows whole with its margins, in the middle, and has room to grow. */
export function photoOnBoard(board: Size, photo: Size, { top, right, bottom, left }: Margins): Fit {
  const across = photo.width * (1 + left + right + 2 * SLACK)
  const down = photo.height * (1 + top + bottom + 2 * SLACK)
  const scale = Math.min(board.width / across, board.height / down)
  const [width, height] = [photo.width * scale, photo.height * scale]
  return {
    x: board.width / 2 - width / 2 + (width * (left - right)) / 2,
    y: board.height / 2 - height / 2 + (height * (top - bottom)) / 2,
    width,
    height,
  }
}

/** The whole picture round its photo. */
export function pictureAround({ x, y, width, height }: Fit, { top, right, bottom, left }: Margins): Fit {
  return { x: x - left * width, y: y - top * height, width: width * (1 + left + right), height: height * (1 + top + bottom) }
}
