import type { Crop } from '#contract/endpoints/profile.ts'

export interface Size {
  width: number
  height: number
}

/** A place in the square that is cut out: 0,0 is its upper left corner, 1,1 the lower right one. */
export interface Place {
  x: number
  y: number
}

export type Square = Required<Crop>

/** A square is cut out no smaller than so many pixels, and than this share of the shorter side. */
const LEAST_PIXELS = 64
const LEAST_SHARE = 0.1

const turnedOf = ({ width, height }: Size, turn: number): Size => (turn % 180 === 0 ? { width, height } : { width: height, height: width })
const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** The largest square in the middle. */
export const middleSquare = (picture: Size): Square => within(picture, { x: 0.5, y: 0.5 }, 1, 0)

/** The square around a middle, both in shares of the turned picture, moved so that it lies within. */
function within(picture: Size, middle: Place, wantedSize: number, turn: Square['turn']): Square {
  const turned = turnedOf(picture, turn)
  const short = Math.min(picture.width, picture.height)
  const size = between(wantedSize, Math.min(1, Math.max(LEAST_SHARE, LEAST_PIXELS / short)), 1)
  const [wide, high] = [(size * short) / turned.width, (size * short) / turned.height]
  return { x: between(middle.x - wide / 2, 0, 1 - wide), y: between(middle.y - high / 2, 0, 1 - high), size, turn }
}

/** How wide and high the square is, in shares of the turned picture. */
function sharesOf(picture: Size, { size, turn }: Square): Size {
  const turned = turnedOf(picture, turn)
  const side = size * Math.min(picture.width, picture.height)
  return { width: side / turned.width, height: side / turned.height }
}

/** The picture was dragged by so many sides of the square. */
export function dragged(picture: Size, square: Square, by: Place): Square {
  const { width, height } = sharesOf(picture, square)
  const middle = { x: square.x + width * (0.5 - by.x), y: square.y + height * (0.5 - by.y) }
  return within(picture, middle, square.size, square.turn)
}

/** The picture was made so many times larger, around a place that stays. */
export function zoomed(picture: Size, square: Square, factor: number, at: Place = { x: 0.5, y: 0.5 }): Square {
  const before = sharesOf(picture, square)
  const { size } = within(picture, { x: 0.5, y: 0.5 }, square.size / factor, square.turn)
  const after = sharesOf(picture, { ...square, size })
  const middle = {
    x: square.x + before.width * at.x + after.width * (0.5 - at.x),
    y: square.y + before.height * at.y + after.height * (0.5 - at.y),
  }
  return within(picture, middle, size, square.turn)
}

/** The picture was turned clockwise by a quarter; what was in the middle stays there. */
export function turned(picture: Size, square: Square): Square {
  const { width, height } = sharesOf(picture, square)
  const middle = { x: 1 - (square.y + height / 2), y: square.x + width / 2 }
  return within(picture, middle, square.size, ((square.turn + 90) % 360) as Square['turn'])
}

/** Where the picture lies, in percent of the square's side: CSS for an element that is turned around its middle. */
export function layoutOf(picture: Size, square: Square) {
  const side = square.size * Math.min(picture.width, picture.height)
  const around = turnedOf(picture, square.turn)
  const percent = (pixels: number) => `${(100 * pixels) / side}%`
  return {
    width: percent(picture.width),
    height: percent(picture.height),
    left: percent(around.width * (0.5 - square.x) - picture.width / 2),
    top: percent(around.height * (0.5 - square.y) - picture.height / 2),
    transform: `rotate(${square.turn}deg)`,
  }
}
