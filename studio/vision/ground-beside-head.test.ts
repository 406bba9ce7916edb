import { expect, it } from 'vitest'
import type { Region } from '../pixels/raster.ts'
import { meanIn, photo } from '../photo/fixtures.ts'
import { knownPeople } from './bystanders.ts'
import { findFaces } from './faces.ts'
import { dropGroundBesideHead, withoutGroundBesideHead } from './ground-beside-head.ts'
import { loadOpenCv } from './opencv.ts'
import { personMask } from './person-mask.ts'
import { unwatched } from './watch.ts'

const { cv } = await loadOpenCv()
const size = { width: 100, height: 100 }
const head = { chin: [50, 60], forehead: [50, 40], faceHeight: 20, faceWidth: 16 } as const
const body: Region = { left: 35, top: 30, width: 30, height: 70 }
const isInside = ({ left, top, width, height }: Region, i: number, row: number) => {
  const [x, y] = [i % row, Math.floor(i / row)]
  return x >= left && x < left + width && y >= top && y < top + height
}
const isIn = (region: Region, i: number) => isInside(region, i, size.width)

/** How much is left of a piece that hangs on a body in a light of its own, before a ground of mid-grey. */
function left(piece: Region, light: number, texture = 0): number {
  const plane = (value: (i: number) => number) => Float32Array.from({ length: size.width * size.height }, (_, i) => value(i))
  const person = plane((i) => (isIn(body, i) || isIn(piece, i) ? 1 : 0))
  const known = plane((i) => (isIn(body, i) && !isIn(piece, i) ? 1 : 0))
  const grey = plane((i) => (isIn(piece, i) ? light - texture * (i % 2) : 0.5))
  dropGroundBesideHead(cv, person, known, [grey, grey, grey], head, size)
  const sum = person.reduce((all, value, i) => all + (isIn(piece, i) ? value : 0), 0)
  return sum / (piece.width * piece.height)
}

it('takes a light piece beside a face out of a person, and leaves a dark one: hair', () => {
  const beside = { left: 65, top: 48, width: 8, height: 10 }
  expect([left(beside, 0.9), left(beside, 0.1)]).toEqual([0, 1])
})

it('leaves what is as rough as flowers or fur: somebody holds it', () => {
  expect(left({ left: 65, top: 48, width: 8, height: 10 }, 0.9, 0.2)).toBe(1)
})

it('takes out of what lies above a face only what looks like the ground: the rest may be a hat', () => {
  const above = { left: 40, top: 18, width: 20, height: 12 }
  expect([left(above, 0.52), left(above, 0.9)]).toEqual([0, 1])
})

it('leaves what is held below the shoulders, and what is no more than an outline', () => {
  expect([left({ left: 65, top: 85, width: 12, height: 10 }, 0.9), left({ left: 65, top: 50, width: 1, height: 8 }, 0.9)]).toEqual([1, 1])
})

it('the wall beside a head that was taken for a part of somebody goes, and nothing of the person does', async () => {
  const portrait = await photo('astronaut.png')
  const seen = personMask(cv, portrait)
  const wall = { left: 175, top: 70, width: 25, height: 30 }
  const people = { ...seen, mask: seen.mask.map((value, i) => (isInside(wall, i, seen.width) ? 1 : value)) }
  const [face] = await findFaces(portrait)
  const known = await knownPeople(portrait, seen, unwatched)
  const { mask } = await withoutGroundBesideHead(cv, portrait, people, known!, face!, unwatched)
  expect(meanIn(mask, seen, wall)).toBeLessThan(0.15)
  expect(mask.every((value, i) => isInside(wall, i, seen.width) || value === seen.mask[i])).toBe(true)
})
