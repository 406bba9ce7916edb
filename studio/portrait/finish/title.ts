import type { Layer } from '../../paint/brush/layer.ts'
import type { Head } from '../stage.ts'
import { canWrite, charactersOf, widthOf, write, writeDown, type Writing } from './lettering.ts'

type TitlePlace = 'card' | 'bottom' | 'bottom-left' | 'bottom-right' | 'top' | 'column-left' | 'column-right'

export interface Title {
  text: string
  /** A small line under it, or beside a column. */
  line?: string | undefined
  place: TitlePlace
  writing: Writing
  /** A seal's characters, stamped in red after a column. */
  seal?: string
}

/** Titles are no wider than this share of the picture. */
const WIDEST = 0.84
const TALLEST = 0.6
const MARGIN = 62
/** Where a column would run over a head, it is tried smaller. */
const SHRINKS = [1, 0.82, 0.66] as const
/** Room for a seal under a column, in sizes of its letters. */
const SEAL_ROOM = 1.4
const HAN = /^[\p{Script=Han}\s]+$/u

/** What stands in the picture: a person's own words, or the look's title with its small line, which translates it. */
const worded = (look: Title, own: string | undefined): Title => (own === undefined ? look : { ...look, text: own, line: undefined })

/** Whether it is written from the top down, which only Chinese characters are. */
const isColumn = ({ text, place }: Title) => place.startsWith('column') && HAN.test(text)

/** Points from the upper edge that a line there takes. */
const topRoom = ({ writing }: Title) => MARGIN + writing.size * 1.6

const smallOf = ({ writing, line }: Title) => {
  const size = Math.max(17, writing.size * 0.24)
  return { size, room: line ? size * 2.1 : 0 }
}

/** Points from the picture's upper and lower edge that the title's line takes; a column and a card have places of their own. */
export function titleRoom(look: Title, own: string | undefined): { top: number; bottom: number } {
  const title = worded(look, own)
  if (title.text === '' || title.place === 'card' || isColumn(title)) return { top: 0, bottom: 0 }
  const room = topRoom(title) + smallOf(title).room
  return title.place === 'top' ? { top: room, bottom: 0 } : { top: 0, bottom: room }
}

/** Letters a title that a look brings, or a person's own words in the same way; `card` is the frame's height below the picture. */
export function letterTitle(layer: Layer, heads: readonly Head[], look: Title, card: number, own: string | undefined): { leftOut: boolean } {
  const title = worded(look, own)
  const { text } = title
  if (text === '') return { leftOut: false }
  // On top there may be hair.
  const crowded = title.place === 'top' && heads.some(({ y, radius }) => y - radius < topRoom(title))
  const column = isColumn(title) ? columnOf(layer, heads, title) : undefined
  if (column) letterColumn(layer, column, title)
  else letterLine(layer, crowded || title.place.startsWith('column') ? { ...title, place: 'bottom' } : title, card)
  return { leftOut: !canWrite(text, title.writing.hand) }
}

interface Column {
  side: -1 | 1
  x: number
  size: number
  end: number
}

/** Where a column goes: beside the heads where there is more room; nowhere when it would run over one at every size. */
function columnOf({ across, down }: Layer, heads: readonly Head[], { text, place, writing, seal }: Title): Column | undefined {
  const step = charactersOf(text).length * (1 + (writing.spacing ?? 0))
  const largest = Math.min(writing.size, (TALLEST * down) / step)
  const wished = place === 'column-left' ? -1 : 1
  const room = (side: number) => Math.min(...heads.map(({ x, radius }) => (side < 0 ? x : across - x) - radius * 0.75), across)
  const side = room(wished) < largest * 1.6 && room(-wished) > room(wished) ? (wished < 0 ? 1 : -1) : wished
  for (const shrink of SHRINKS) {
    const size = largest * shrink
    const x = side < 0 ? MARGIN + size / 2 : across - MARGIN - size / 2
    const end = MARGIN + step * size
    const lowest = end + (seal ? SEAL_ROOM * size : 0)
    const covered = heads.some((head) => Math.abs(head.x - x) < head.radius * 0.8 + size / 2 && lowest > head.y - head.radius)
    if (!covered) return { side, x, size, end }
  }
  return undefined
}

function letterLine({ brush, across, down }: Layer, title: Title, card: number): void {
  const { text, place, line, writing } = title
  const room = WIDEST * across
  const size = writing.size * Math.min(1, room / widthOf(brush, text, writing))
  const fitted = { ...writing, size }
  const { size: letters, room: lined } = smallOf(title)
  const small: Writing = { ...writing, hand: 'serif', size: letters, spacing: 0.32 }
  const align = place.endsWith('left') ? 'left' : place.endsWith('right') ? 'right' : 'middle'
  const x = { left: MARGIN, right: across - MARGIN, middle: across / 2 }[align]
  const y = place === 'top' ? MARGIN + size * 0.9 : place === 'card' ? down - card / 2 + (size * 0.72 - lined) / 2 : down - MARGIN - lined
  write(brush, text, x, y, fitted, align)
  if (line) write(brush, line, x, y + lined, { ...small, size: small.size * Math.min(1, room / widthOf(brush, line, small)) }, align)
}

function letterColumn({ brush }: Layer, { side, x, size, end }: Column, { text, line, writing, seal }: Title): void {
  writeDown(brush, text, x, MARGIN, { ...writing, size })
  if (seal) stampSeal(brush, x, end + size * 0.55, size * 0.62, seal)
  if (!line) return
  brush.save()
  brush.translate(x - side * size * 0.78, MARGIN + 4)
  brush.rotate(Math.PI / 2)
  write(brush, line, 0, 0, { ...writing, hand: 'serif', size: Math.max(15, size * 0.2), spacing: 0.34 }, 'left')
  brush.restore()
}

/** A red seal with one or two characters cut out white. */
function stampSeal(brush: Layer['brush'], x: number, y: number, side: number, characters: string): void {
  const tall = charactersOf(characters).length > 1 ? side * 1.7 : side
  brush.save()
  brush.fillStyle = '#b3261e'
  brush.beginPath()
  brush.roundRect(x - side / 2, y - side / 2, side, tall, side * 0.12)
  brush.fill()
  brush.restore()
  writeDown(brush, characters, x, y - side * 0.44, { hand: 'brush', size: side * 0.8, colour: '#fff4e6' })
}
