import type { Region, Size } from '../pixels/raster.ts'

/** A part of a picture that a network sees at once, and the part of that which is taken from it. */
export interface FillWindow {
  sees: Region
  takes: Region
}

/** What a network sees around a hole on each side, as a share of the hole's own longer side. */
const AROUND = 0.6

/** Windows over what is not 0 in `hole`: one for each piece of it, pieces near to each other in one. */
export function windowsOver(pieces: readonly Region[], picture: Size, side: number): FillWindow[] {
  const windows = pieces.map((piece) => ({ sees: around(piece, picture, side), takes: piece }))
  for (let at = 0; at < windows.length; at++) {
    const near = windows.findIndex((other, place) => place > at && overlap(windows[at]!.sees, other.sees))
    if (near < 0) continue
    const takes = both(windows[at]!.takes, windows[near]!.takes)
    windows.splice(near, 1)
    windows[at--] = { sees: around(takes, picture, side), takes }
  }
  return windows
}

/** A square around a piece, at least of the network's own size, as far as the picture reaches. */
function around(piece: Region, picture: Size, side: number): Region {
  const wanted = Math.max(side, Math.ceil(Math.max(piece.width, piece.height) * (1 + 2 * AROUND)))
  const [left, width] = span(piece.left + piece.width / 2, wanted, picture.width)
  const [top, height] = span(piece.top + piece.height / 2, wanted, picture.height)
  return { left, top, width, height }
}

function span(middle: number, wanted: number, length: number): [start: number, length: number] {
  const taken = Math.min(wanted, length)
  return [Math.max(0, Math.min(length - taken, Math.round(middle - taken / 2))), taken]
}

const overlap = (a: Region, b: Region) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height

function both(a: Region, b: Region): Region {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)]
  return {
    left, top,
    width: Math.max(a.left + a.width, b.left + b.width) - left,
    height: Math.max(a.top + a.height, b.top + b.height) - top,
  }
}

/** Shares of a window along a side: what it sees of the one before, and what it leaves to the next. */
const SEEN = 0.25
const LEFT = 0.125

/**
 * Windows along the new sides of an extended picture: first beside the photo (`place`), then above and below over the
 * whole width.
 */
export function windowsBeside(place: Region, frame: Size, side: number): FillWindow[] {
  const right = place.left + place.width
  const bottom = place.top + place.height
  const beside = [
    { left: 0, width: place.left, from: place.left },
    { left: right, width: frame.width - right, from: right },
  ].flatMap(({ left, width, from }) =>
    alongSide(width, from, frame.width, { start: place.top, length: place.height, limit: frame.height }, side).map(
      ({ across, along, taken }) => ({
        sees: { left: across.start, top: along.start, width: across.length, height: along.length },
        takes: { left, top: taken.start, width, height: taken.length },
      }),
    ))
  const above = [
    { top: 0, height: place.top, from: place.top },
    { top: bottom, height: frame.height - bottom, from: bottom },
  ].flatMap(({ top, height, from }) =>
    alongSide(height, from, frame.height, { start: 0, length: frame.width, limit: frame.width }, side).map(
      ({ across, along, taken }) => ({
        sees: { left: along.start, top: across.start, width: along.length, height: across.length },
        takes: { left: taken.start, top, width: taken.length, height },
      }),
    ))
  return [...beside, ...above]
}

interface Span {
  start: number
  length: number
}

/** Squares along a strip of a depth that lies on one side of `from`: half of each, at least, is what is there already. */
function alongSide(depth: number, from: number, across: number, strip: Span & { limit: number }, side: number) {
  if (depth === 0) return []
  const size = Math.max(side, 2 * depth)
  const [startAcross, lengthAcross] = span(from, size, across)
  const windows: { across: Span; along: Span; taken: Span }[] = []
  const end = strip.start + strip.length
  for (let done = strip.start; done < end; ) {
    const [start, length] = span(Math.max(done - SEEN * size, strip.start - SEEN * size) + size / 2, size, strip.limit)
    const until = start + length >= end ? end : Math.max(done + 1, Math.round(start + length * (1 - LEFT)))
    const acrossIt = { start: startAcross, length: lengthAcross }
    windows.push({ across: acrossIt, along: { start, length }, taken: { start: done, length: until - done } })
    done = until
  }
  return windows
}
