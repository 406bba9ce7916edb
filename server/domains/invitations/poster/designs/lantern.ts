import { cover, drawAvatar, nameOf, panel, picture, veil, writeFitted, writeLabel, writeLines } from '../elements.ts'
import { HEIGHT, WIDTH, type PosterRequest } from '../poster.ts'
import { drawQr } from '../qr.ts'
import type { Ink, Writing } from '#studio/lettering/write.ts'

const GOLD = '#F6D795'

/** A city at night under lanterns, in gold. */
export async function drawLantern(ink: Ink, request: PosterRequest): Promise<void> {
  const { words, locale, nickname, link } = request
  const write = (size: number, colour: string, weight = 500): Writing => ({ hand: 'text', size, weight, colour, locale })
  const middle = { x: WIDTH / 2, align: 'middle' } as const
  cover(ink, await picture('lantern'), { x: 0, y: 0, width: WIDTH, height: HEIGHT - 300 }, 'top')
  veil(ink, { y: 900, height: HEIGHT - 900 }, [[0, 'rgba(16,8,48,0)'], [0.3, 'rgba(16,8,48,.86)'], [0.62, '#120a34'], [1, '#0c0626']])

  writeFitted(ink, 'Inkling', { ...middle, y: 130, width: 500 }, { ...write(52, GOLD), hand: 'display' })
  const last = writeLines(ink, words.headline, { ...middle, y: 1310, width: 1080, leading: 1.24 }, { ...write(100, GOLD, 700), hand: 'display' })
  writeFitted(ink, words.tagline, { ...middle, y: last + 74, width: 1060 }, write(33, 'rgba(255,255,255,.8)', 400))

  panel(ink, { x: 431, y: 1548, width: 380, height: 380 }, 32, 'rgba(246,215,149,.14)', GOLD)
  drawQr(ink, link, 447, 1564, 348, '#1a1036')
  await drawAvatar(ink, request, 172, 1590, 128, GOLD)
  writeFitted(ink, nameOf(nickname, write(42, '#fff')), { x: 236, y: 1786, width: 344, align: 'middle' }, write(42, '#fff', 600), 26)
  writeLines(ink, words.invites, { x: 236, y: 1838, width: 330, align: 'middle', leading: 1.36 }, write(30, 'rgba(255,255,255,.82)', 400))
  writeLines(ink, words.scan, { x: 1012, y: 1744, width: 320, align: 'middle', leading: 1.4 }, write(36, GOLD, 500))
  writeLines(ink, words.reward, { ...middle, y: 2022, width: 1040, leading: 1.4 }, write(40, '#fff', 600))
  writeLabel(ink, 'rgba(255,255,255,.45)', locale)
}
