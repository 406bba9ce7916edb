import type { Canvas } from '@napi-rs/canvas'
import { drawn } from '../../pixels/canvas-image.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import type { Region } from '../../pixels/raster.ts'
import type { Ink } from './paper.ts'

/** Fills a place with the middle of a photo. */
function drawCover(ink: Ink, photo: Canvas, { left, top, width, height }: Region): void {
  const scale = Math.max(width / photo.width, height / photo.height)
  const [wide, high] = [width / scale, height / scale]
  // Of a tall photo rather more from above: that is where faces are.
  ink.drawImage(photo, (photo.width - wide) / 2, (photo.height - high) * 0.4, wide, high, left, top, width, height)
}

/** An instant print that lies turned by an angle, with its shadow. */
export function instantPrint(photo: Canvas, side: number, turn: number): RasterImage {
  const [width, height] = [side, side * 1.19]
  const border = side * 0.065
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))]
  const room = side * 0.1
  const [wide, high] = [Math.ceil(width * cos + height * sin + 2 * room), Math.ceil(width * sin + height * cos + 2 * room)]
  return drawn(wide, high, (ink) => {
    ink.translate(wide / 2, high / 2)
    ink.rotate(turn)
    ink.translate(-width / 2, -height / 2)
    ink.shadowColor = 'rgba(0, 0, 0, 0.55)'
    ink.shadowBlur = side * 0.06
    ink.shadowOffsetY = side * 0.02
    ink.fillStyle = '#f7f4ec'
    ink.fillRect(0, 0, width, height)
    ink.shadowColor = 'transparent'
    const seen = { left: border, top: border, width: width - 2 * border, height: width - 2 * border }
    ink.fillStyle = '#111111'
    ink.fillRect(seen.left - 1, seen.top - 1, seen.width + 2, seen.height + 2)
    drawCover(ink, photo, seen)
    const gloss = ink.createLinearGradient(0, 0, width, height)
    gloss.addColorStop(0, 'rgba(255, 255, 255, 0.16)')
    gloss.addColorStop(0.5, 'rgba(255, 255, 255, 0)')
    ink.fillStyle = gloss
    ink.fillRect(seen.left, seen.top, seen.width, seen.height)
  })
}
