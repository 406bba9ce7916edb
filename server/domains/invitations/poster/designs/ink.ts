import { cover, drawAvatar, nameOf, picture, veil, writeFitted, writeLabel, writeLines } from '../elements.ts'
import { HEIGHT, WIDTH, type PosterRequest } from '../poster.ts'
import { drawQr } from '../qr.ts'
import { writeDown, type Ink, type Writing } from '#studio/lettering/write.ts'

const PAPER = '#F1EEE8'
const BLACK = '#22221F'
const SEAL = '#B8463F'
/** Where the picture ends and the colophon begins. */
const FOOT = 1790
/** From one column to the next, to the left. */
const COLUMN = 158

/** Mountains in ink on paper; the headline stands upright where the language is written so. */
export async function drawInk(ink: Ink, request: PosterRequest): Promise<void> {
  const { words, locale, nickname, link } = request
  const write = (size: number, colour: string, weight = 500): Writing => ({ hand: 'text', size, weight, colour, locale })
  ink.fillStyle = PAPER
  ink.fillRect(0, 0, WIDTH, HEIGHT)
  cover(ink, await picture('ink'), { x: 0, y: 0, width: WIDTH, height: HEIGHT }, 'top')
  veil(ink, { y: FOOT - 150, height: HEIGHT - FOOT + 150 }, [[0, 'rgba(241,238,232,0)'], [0.26, PAPER], [1, PAPER]])

  if (isUpright(locale)) {
    const columns = words.headline.split(/[，、。,]/).filter((column) => column !== '')
    columns.forEach((column, k) => writeDown(ink, column, 108 + COLUMN * (columns.length - k - 0.5), 150 + k * 128, write(116, BLACK, 600)))
  } else {
    veil(ink, { y: 0, height: 620 }, [[0, 'rgba(241,238,232,.94)'], [0.6, 'rgba(241,238,232,.7)'], [1, 'rgba(241,238,232,0)']])
    writeLines(ink, words.headline, { x: 96, y: 236, width: 940, leading: 1.2 }, { ...write(108, BLACK, 600), hand: 'display' })
  }

  await drawAvatar(ink, request, 96, 1812, 120, SEAL)
  writeFitted(ink, nameOf(nickname, write(46, BLACK)), { x: 248, y: 1862, width: 530 }, write(46, BLACK, 600), 26)
  writeFitted(ink, words.invites, { x: 248, y: 1918, width: 530 }, write(32, 'rgba(34,34,31,.78)', 400), 24)
  writeLines(ink, words.reward, { x: 96, y: 2014, width: 680, leading: 1.4 }, write(36, SEAL, 600))
  writeFitted(ink, `Inkling · ${words.tagline}`, { x: 96, y: 2148, width: 690 }, write(28, 'rgba(34,34,31,.66)', 400), 20)
  drawQr(ink, link, 826, 1776, 320, BLACK)
  writeFitted(ink, words.scan, { x: 986, y: 2132, width: 320, align: 'middle' }, write(27, 'rgba(34,34,31,.72)', 400), 20)
  writeLabel(ink, 'rgba(34,34,31,.4)', locale)
}

const isUpright = (locale: PosterRequest['locale']) => locale === 'zh-Hans' || locale === 'zh-Hant' || locale === 'ja'
