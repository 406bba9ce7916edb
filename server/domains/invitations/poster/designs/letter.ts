import { coverRounded, drawAvatar, nameOf, picture, writeFitted, writeLabel, writeLines } from '../elements.ts'
import { HEIGHT, WIDTH, type PosterRequest } from '../poster.ts'
import { drawQr } from '../qr.ts'
import type { Ink, Writing } from '#studio/lettering/write.ts'

const PAPER = '#FAF4EE'
const PLUM = '#4A2B3C'
const ROSE = '#B4577A'
const ARCH = { x: 121, y: 110, width: 1000, height: 870 }

/** A card with a window onto cherry blossom. */
export async function drawLetter(ink: Ink, request: PosterRequest): Promise<void> {
  const { words, locale, nickname, link } = request
  const write = (size: number, colour: string, weight = 500): Writing => ({ hand: 'text', size, weight, colour, locale })
  const middle = { x: WIDTH / 2, align: 'middle' } as const
  ink.fillStyle = PAPER
  ink.fillRect(0, 0, WIDTH, HEIGHT)
  ink.strokeStyle = 'rgba(180,87,122,.4)'
  ink.lineWidth = 3
  ink.strokeRect(48, 48, WIDTH - 96, HEIGHT - 96)
  coverRounded(ink, await picture('letter'), ARCH, [500, 500, 24, 24])

  await drawAvatar(ink, request, WIDTH / 2 - 90, ARCH.y + ARCH.height - 90, 180, PAPER)
  writeFitted(ink, nameOf(nickname, write(54, PLUM)), { ...middle, y: 1164, width: 980 }, write(54, PLUM, 600), 26)
  writeFitted(ink, words.invites, { ...middle, y: 1230, width: 980 }, write(36, 'rgba(74,43,60,.8)', 400), 26)
  const last = writeLines(ink, words.headline, { ...middle, y: 1360, width: 1000, leading: 1.22 }, { ...write(86, PLUM, 700), hand: 'display' })
  const side = 370
  const top = Math.max(1460, last + 64)
  drawQr(ink, link, (WIDTH - side) / 2, top, side, PLUM)
  writeFitted(ink, words.scan, { ...middle, y: top + side + 56, width: 900 }, write(30, 'rgba(74,43,60,.72)', 400))
  writeFitted(ink, words.reward, { ...middle, y: top + side + 124, width: 1040 }, write(38, ROSE, 600), 26)
  writeFitted(ink, `Inkling · ${words.tagline}`, { ...middle, y: 2112, width: 900 }, write(26, 'rgba(74,43,60,.6)', 400), 20)
  writeLabel(ink, 'rgba(74,43,60,.4)', locale)
}
