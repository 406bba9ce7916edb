import { describe, expect, it } from 'vitest'
import { drawn, meanIn, photo } from '../photo/fixtures.ts'
import { findClothing } from './clothing.ts'
import { findFaces } from './faces.ts'
import { hairAround } from './hair.ts'
import { loadOpenCv } from './opencv.ts'
import { unwatched } from './watch.ts'

const SLEEVE = { left: 65, top: 190, width: 20, height: 30 }
const FACE = { left: 100, top: 45, width: 25, height: 35 }
const WALL = { left: 150, top: 10, width: 20, height: 30 }
const HELMET = { left: 170, top: 215, width: 30, height: 25 }

describe('findClothing', async () => {
  const portrait = await photo('astronaut.png')
  const [face] = await findFaces(portrait)
  const { cv: module } = await loadOpenCv()
  const find = (marks: Parameters<typeof findClothing>[4]) => findClothing(module, portrait, face, [], marks, unwatched)
  const clothing = await find({})

  it('keeps the clothes and drops the face and the background', () => {
    expect(meanIn(clothing.mask, clothing, SLEEVE)).toBeGreaterThan(0.97)
    expect(meanIn(clothing.mask, clothing, FACE)).toBe(0)
    expect(meanIn(clothing.mask, clothing, WALL)).toBe(0)
  })

  it('leaves out what is struck out', async () => {
    const { mask } = await find({ remove: drawn(portrait, HELMET) })
    expect(meanIn(mask, clothing, HELMET)).toBe(0)
    expect(meanIn(mask, clothing, SLEEVE)).toBeGreaterThan(0.97)
  })

  it('knows hair from clothes', async () => {
    const hair = await hairAround(module, portrait, face!, [], unwatched)
    expect(hair(141, 40)).toBeGreaterThan(0.8)
    expect(hair(75, 205)).toBeLessThan(0.1)
  })

  it('takes black clothes before a black ground for clothes', async () => {
    const { box } = face!
    const isLit = (x: number, y: number) => x > box.left - 20 && x < box.left + box.width + 20 && y > box.top - 60 && y < box.top + box.height
    const at = (i: number) => [i % portrait.width, Math.floor(i / portrait.width)] as const
    const night = { ...portrait, data: portrait.data.map((value, place) => (isLit(...at(Math.floor(place / 3))) ? value : 0.06 * value)) }
    const { mask, person, body, width } = await findClothing(module, night, face, [], {}, unwatched)
    const below = [...person.keys()].filter((i) => person[i]! > 0.8 && Math.floor(i / width) > body.chin[1])
    expect(below.reduce((sum, i) => sum + mask[i]!, 0) / below.length).toBeGreaterThan(0.9)
  })
})
