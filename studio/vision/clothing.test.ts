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
})
