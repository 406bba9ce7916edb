import { encode } from 'uqr'
import type { Ink } from '#studio/lettering/write.ts'

/** Modules of white on every side: less, and readers miss it. */
const QUIET_ZONE = 4

/** Draws a text as a QR code on a white plate of the side; every module is the same whole number of the picture's pixels. */
export function drawQr(ink: Ink, text: string, x: number, y: number, side: number, dark = '#101114'): void {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const scale = ink.getTransform().a
  const module = Math.floor((side * scale) / size) / scale
  const margin = (side - module * size) / 2
  const snap = (value: number) => Math.round(value * scale) / scale
  ink.fillStyle = '#fff'
  ink.beginPath()
  ink.roundRect(x, y, side, side, side * 0.05)
  ink.fill()
  ink.fillStyle = dark
  data.forEach((row, j) => row.forEach((on, i) => on && ink.fillRect(snap(x + margin) + i * module, snap(y + margin) + j * module, module, module)))
}
