import { coverRounded, drawAvatar, nameOf, picture, veil, writeFitted, writeLabel, writeLines } from '../elements.ts'
import { HEIGHT, WIDTH, type PosterRequest } from '../poster.ts'
import { drawQr } from '../qr.ts'
import type { Ink, Writing } from '#studio/lettering/write.ts'

/** Columns of works, from the left; each with the share of the column's height that it takes. */
const wall: readonly (readonly (readonly [name: string, share: number])[])[] = [
  [['spring-ink', 0.4], ['orange-cat', 0.3], ['rose-desert', 0.3]],
  [['rain-street', 0.36], ['watercolour-sea', 0.34], ['deer-dawn', 0.3]],
  [['jade-valley', 0.3], ['winter-fox', 0.38], ['deep-space', 0.32]],
]
const WALL_HEIGHT = 1420
const GAP = 16

/** A wall of works, as on the square. */
export async function drawGallery(ink: Ink, request: PosterRequest): Promise<void> {
  const { words, locale, nickname, link } = request
  const write = (size: number, colour: string, weight = 500): Writing => ({ hand: 'text', size, weight, colour, locale })
  ink.fillStyle = '#0E0E0E'
  ink.fillRect(0, 0, WIDTH, HEIGHT)
  const width = (WIDTH - GAP * (wall.length + 1)) / wall.length
  const boxes = wall.flatMap((column, k) => {
    let y = GAP
    return column.map(([name, share]) => {
      const box = { x: GAP + k * (width + GAP), y, width, height: share * WALL_HEIGHT - GAP }
      y += share * WALL_HEIGHT
      return { name, box }
    })
  })
  const images = await Promise.all(boxes.map(({ name }) => picture(name, 'samples')))
  boxes.forEach(({ box }, k) => coverRounded(ink, images[k]!, box, 28))
  veil(ink, { y: 830, height: WALL_HEIGHT + GAP - 830 }, [[0, 'rgba(14,14,14,0)'], [0.72, 'rgba(14,14,14,.86)'], [1, '#0E0E0E']])

  const last = writeLines(ink, words.headline, { x: WIDTH / 2, y: 1366, width: 1080, align: 'middle', leading: 1.24 }, { ...write(96, '#fff', 700), hand: 'display' })
  writeFitted(ink, words.tagline, { x: WIDTH / 2, y: last + 82, width: 1080, align: 'middle' }, write(34, 'rgba(255,255,255,.7)', 400))

  drawQr(ink, link, 96, 1640, 420)
  await drawAvatar(ink, request, 580, 1648, 116, 'rgba(255,255,255,.22)')
  writeFitted(ink, nameOf(nickname, write(46, '#fff')), { x: 724, y: 1696, width: 430 }, write(46, '#fff', 600), 26)
  writeFitted(ink, words.invites, { x: 724, y: 1750, width: 430 }, write(32, 'rgba(255,255,255,.78)', 400), 23)
  writeLines(ink, words.reward, { x: 580, y: 1856, width: 570, leading: 1.38 }, write(38, '#F2CE86', 600))
  writeFitted(ink, words.scan, { x: 580, y: 2048, width: 570 }, write(30, 'rgba(255,255,255,.64)', 400))
  writeFitted(ink, 'Inkling', { x: WIDTH / 2, y: 2152, width: 400, align: 'middle' }, { ...write(44, '#DCEAF0'), hand: 'display' })
  writeLabel(ink, 'rgba(255,255,255,.4)', locale)
}
