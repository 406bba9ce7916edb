import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { idle, photo } from '../photo/fixtures.ts'
import { decodeImage } from '../pixels/codec.ts'
import { wholeOf } from '../pixels/raster.ts'
import { findFaces } from './faces.ts'
import { findSubject } from './find-subject.ts'
import type { SubjectMask } from './object-mask.ts'
import { loadOpenCv } from './opencv.ts'
import { salientMask } from './salient-mask.ts'
import { withHair } from './with-hair.ts'

const { cv } = await loadOpenCv()

/** The share of a box of the photo (its pixels) that a mask takes up. */
function shareIn({ mask, width, height }: SubjectMask, photo: { width: number; height: number }, [left, top, right, bottom]: readonly number[]): number {
  const inside = mask.filter((_, i) => {
    const [x, y] = [((i % width) / width) * photo.width, (Math.floor(i / width) / height) * photo.height]
    return x >= left! && x < right! && y >= top! && y < bottom!
  })
  return inside.reduce((sum, value) => sum + value, 0) / inside.length
}

describe('withHair', async () => {
  const astronaut = await photo('astronaut.png')
  const whole = (await salientMask(astronaut, wholeOf(astronaut), idle))!
  const [face] = await findFaces(astronaut)
  const brow = ((face!.box.top + 0.3 * face!.box.height) / astronaut.height) * whole.height
  const differing = ({ mask }: SubjectMask) => mask.filter((value, i) => value > 0.5 !== whole.mask[i]! > 0.5).length / mask.length

  it('gives a face its hair back', async () => {
    const bald = { ...whole, mask: whole.mask.map((value, i) => (Math.floor(i / whole.width) < brow ? 0 : value)) }
    expect(differing(bald)).toBeGreaterThan(0.01)
    expect(differing(await withHair(cv, astronaut, bald, idle))).toBeLessThan(0.002)
  })

  it('leaves out whose face is not in the mask, and a photo of nobody as it is', async () => {
    const helmet = { ...whole, mask: whole.mask.map((value, i) => (Math.floor(i / whole.width) < 0.6 * whole.height ? 0 : value)) }
    expect((await withHair(cv, astronaut, helmet, idle)).mask).toEqual(helmet.mask)
    const cat = await photo('chelsea.png')
    const seen = (await salientMask(cat, wholeOf(cat), idle))!
    expect(await withHair(cv, cat, seen, idle)).toBe(seen)
  })
})

it('keeps a hat before a ground of its colours', async () => {
  const officer = await decodeImage(await readFile(new URL('../../public/samples/photos/officer.webp', import.meta.url)), { maxSide: 600 })
  const found = await findSubject(cv, officer, 'auto', {}, idle)
  expect(shareIn(found, officer, [195, 50, 218, 70])).toBeGreaterThan(0.97)
  expect(shareIn(found, officer, [30, 30, 120, 130])).toBeLessThan(0.02)
})
