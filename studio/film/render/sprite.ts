import type { FrameBuffer } from './frame-buffer.ts'

/** A soft thing in the air, in pixels of the frame. */
export interface Sprite {
  x: number
  y: number
  /** Half its length and half its width. */
  long: number
  wide: number
  /** Radians. */
  turned: number
  /** Luma and chroma, 0..255. */
  colour: readonly [luma: number, blues: number, reds: number]
  /** 0..1 in the middle. */
  opacity: number
  /** 0..1: how much of it is a soft rim. */
  softness: number
}

/** Paints a sprite, at any part of a pixel. */
export function paintSprite(frame: FrameBuffer, sprite: Sprite): void {
  layOn(frame.luma, sprite, 1, sprite.colour[0])
  layOn(frame.chroma[0], sprite, 2, sprite.colour[1])
  layOn(frame.chroma[1], sprite, 2, sprite.colour[2])
}

function layOn({ data, width, height }: FrameBuffer['luma'], { x, y, long, wide, turned, opacity, softness }: Sprite, halving: 1 | 2, value: number): void {
  const [atX, atY] = [x / halving, y / halving]
  // Nothing is thinner than a pixel: it would flicker. What is thinner is fainter.
  const [a, b] = [Math.max(0.7, long / halving), Math.max(0.7, wide / halving)]
  const strength = opacity * Math.min(1, long / halving / a) * Math.min(1, wide / halving / b)
  const reach = Math.max(a, b) + 1
  const [cos, sin] = [Math.cos(turned), Math.sin(turned)]
  const rim = Math.max(softness, Math.min(1, 1.2 / Math.min(a, b)))
  for (let row = Math.max(0, Math.floor(atY - reach)); row <= Math.min(height - 1, Math.ceil(atY + reach)); row++) {
    for (let column = Math.max(0, Math.floor(atX - reach)); column <= Math.min(width - 1, Math.ceil(atX + reach)); column++) {
      const [dx, dy] = [column + 0.5 - atX, row + 0.5 - atY]
      const away = Math.hypot((dx * cos + dy * sin) / a, (dy * cos - dx * sin) / b)
      if (away >= 1 + rim / 2) continue
      const inside = Math.min(1, (1 + rim / 2 - away) / rim)
      const share = strength * inside * inside * (3 - 2 * inside)
      const at = row * width + column
      data[at] = data[at]! + (value - data[at]!) * share + 0.5
    }
  }
}
