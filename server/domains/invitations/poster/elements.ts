import { readFile } from 'node:fs/promises'
import { loadImage, type Image } from '@napi-rs/canvas'
import { HEIGHT, WIDTH, type PosterRequest } from './poster.ts'
import { charactersOf, fitted, widthOf, writable, wrapped, writeLine, type Ink, type Writing } from '#studio/lettering/write.ts'

const samples = new URL('../../sample/pictures/', import.meta.url)
const own = new URL('./pictures/', import.meta.url)

/** A picture that was painted for posters, or a sample work. */
export const picture = async (name: string, from: 'own' | 'samples' = 'own'): Promise<Image> =>
  loadImage(await readFile(new URL(`${name}.webp`, from === 'own' ? own : samples)))

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Fills a box with the middle of a picture, or with its top. */
export function cover(ink: Ink, image: Image, { x, y, width, height }: Box, from: 'middle' | 'top' = 'middle'): void {
  const scale = Math.max(width / image.width, height / image.height)
  const [wide, high] = [width / scale, height / scale]
  ink.drawImage(image, (image.width - wide) / 2, from === 'top' ? 0 : (image.height - high) / 2, wide, high, x, y, width, height)
}

/** Fills a box with corners of the radius. */
export function coverRounded(ink: Ink, image: Image, box: Box, radius: number | number[]): void {
  ink.save()
  ink.beginPath()
  ink.roundRect(box.x, box.y, box.width, box.height, radius)
  ink.clip()
  cover(ink, image, box)
  ink.restore()
}

/** Darkens or lightens from top to bottom, from one colour to the next, each at its share of the height. */
export function veil(ink: Ink, { y, height }: Pick<Box, 'y' | 'height'>, stops: readonly (readonly [at: number, colour: string])[]): void {
  const gradient = ink.createLinearGradient(0, y, 0, y + height)
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  ink.fillStyle = gradient
  ink.fillRect(0, y, WIDTH, height)
}

export function panel(ink: Ink, { x, y, width, height }: Box, radius: number, fill: string, edge?: string): void {
  ink.beginPath()
  ink.roundRect(x, y, width, height, radius)
  ink.fillStyle = fill
  ink.fill()
  if (!edge) return
  ink.lineWidth = 2
  ink.strokeStyle = edge
  ink.stroke()
}

/** The inviter's picture in a circle; the first letter of their name where there is none. */
export async function drawAvatar(ink: Ink, { avatar, nickname, locale }: PosterRequest, x: number, y: number, side: number, ring: string): Promise<void> {
  const [cx, cy, radius] = [x + side / 2, y + side / 2, side / 2]
  ink.beginPath()
  ink.arc(cx, cy, radius + 5, 0, Math.PI * 2)
  ink.fillStyle = ring
  ink.fill()
  if (avatar) return coverRounded(ink, await loadImage(avatar), { x, y, width: side, height: side }, radius)
  const ground = ink.createLinearGradient(x, y, x + side, y + side)
  ground.addColorStop(0, '#4C7DF0')
  ground.addColorStop(1, '#1E3FA0')
  ink.beginPath()
  ink.arc(cx, cy, radius, 0, Math.PI * 2)
  ink.fillStyle = ground
  ink.fill()
  const letter: Writing = { hand: 'text', size: side * 0.46, weight: 600, colour: '#fff', locale }
  const first = charactersOf(writable(nickname, letter))[0] ?? 'I'
  writeLine(ink, first.toLocaleUpperCase(locale), cx, cy + side * 0.165, letter, 'middle')
}

/** The name as it can be written; the product's where nothing of it can be. */
export const nameOf = (nickname: string, writing: Writing) => writable(nickname, writing) || 'Inkling'

interface Place {
  x: number
  y: number
  width: number
  align?: 'left' | 'middle'
  /** From one baseline to the next, as a share of the size. */
  leading?: number
}

/** Writes a text in as many lines as it takes, from the first baseline on, and answers the last; a word that is too long makes all smaller. */
export function writeLines(ink: Ink, text: string, { x, y, width, align = 'left', leading = 1.3 }: Place, writing: Writing): number {
  const lines = wrapped(ink, text, width, writing)
  const widest = Math.max(...lines.map((line) => widthOf(ink, line, writing)))
  const fit = widest > width ? { ...writing, size: (writing.size * width) / widest } : writing
  lines.forEach((line, k) => writeLine(ink, line, x, y + k * fit.size * leading, fit, align))
  return y + (lines.length - 1) * fit.size * leading
}

/** Writes a text in one line, smaller where it has to be. */
export function writeFitted(ink: Ink, text: string, { x, y, width, align }: Place, writing: Writing, least = writing.size * 0.6): void {
  const fit = fitted(ink, text, width, writing, least)
  writeLine(ink, fit.text, x, y, fit.writing, align)
}

/** That a machine painted the pictures, small in the corner. */
export function writeLabel(ink: Ink, colour: string, locale: PosterRequest['locale']): void {
  const writing: Writing = { hand: 'text', size: 22, weight: 400, colour, locale, spacing: 0.06 }
  const text = 'AI · Inkling'
  writeLine(ink, text, WIDTH - 40 - widthOf(ink, text, writing), HEIGHT - 30, writing)
}
