import { cover, drawAvatar, nameOf, panel, picture, veil, writeFitted, writeLabel, writeLines } from '../elements.ts'
import { HEIGHT, WIDTH, type PosterRequest } from '../poster.ts'
import { drawQr } from '../qr.ts'
import type { Ink, Writing } from '#studio/lettering/write.ts'

/** The northern lights over all of it, and a plate of frosted glass. */
export async function drawAurora(ink: Ink, request: PosterRequest): Promise<void> {
  const { words, locale, nickname, link } = request
  const write = (size: number, colour: string, weight = 500): Writing => ({ hand: 'text', size, weight, colour, locale })
  cover(ink, await picture('aurora'), { x: 0, y: 0, width: WIDTH, height: HEIGHT })
  veil(ink, { y: 0, height: 760 }, [[0, 'rgba(6,9,22,.78)'], [0.6, 'rgba(6,9,22,.42)'], [1, 'rgba(6,9,22,0)']])
  veil(ink, { y: 1300, height: HEIGHT - 1300 }, [[0, 'rgba(6,9,22,0)'], [1, 'rgba(6,9,22,.82)']])

  writeFitted(ink, 'Inkling', { x: 96, y: 176, width: 500 }, { ...write(64, '#DCEAF0'), hand: 'display' })
  writeFitted(ink, words.tagline, { x: 96, y: 240, width: 1050 }, write(34, 'rgba(255,255,255,.78)', 400))
  writeLines(ink, words.headline, { x: 92, y: 420, width: 1058, leading: 1.24 }, { ...write(112, '#fff', 700), hand: 'display' })

  panel(ink, { x: 64, y: 1648, width: WIDTH - 128, height: 470 }, 44, 'rgba(14,18,38,.66)', 'rgba(255,255,255,.16)')
  await drawAvatar(ink, request, 112, 1700, 132, 'rgba(220,234,240,.9)')
  writeFitted(ink, nameOf(nickname, write(50, '#fff')), { x: 276, y: 1756, width: 440 }, write(50, '#fff', 600), 26)
  writeFitted(ink, words.invites, { x: 276, y: 1814, width: 440 }, write(33, 'rgba(255,255,255,.82)', 400), 24)
  writeLines(ink, words.reward, { x: 112, y: 1914, width: 610, leading: 1.36 }, write(38, '#F2CE86', 600))
  writeFitted(ink, words.scan, { x: 112, y: 2078, width: 610 }, write(30, 'rgba(255,255,255,.72)', 400))
  drawQr(ink, link, 762, 1690, 386)
  writeLabel(ink, 'rgba(255,255,255,.5)', locale)
}
