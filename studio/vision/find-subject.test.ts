import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { photoBytes } from '../photo/fixtures.ts'
import { decodeImage } from '../pixels/codec.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { findSubject } from './find-subject.ts'
import { isHeld, missedParts } from './join-person.ts'
import { loadOpenCv } from './opencv.ts'
import { unwatched } from './watch.ts'

const SIDE = 256

/** A plain thing that fills most of the frame, before a ground of stripes in two of its own colours. */
function striped(): RasterImage {
  const data = new Uint8Array(SIDE * SIDE * 3)
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)]
    const inside = Math.hypot(x - 128, y - 140) < 90
    const stripe = (x + y) % 24 < 12
    data.set(inside ? [200, 60, 40] : stripe ? [190, 190, 180] : [120, 150, 170], i * 3)
  }
  return { width: SIDE, height: SIDE, channels: 3, data }
}

describe('findSubject', async () => {
  const { cv } = await loadOpenCv()

  it('sees a thing before a busy ground', async () => {
    const { mask, width, height, unsure } = await findSubject(cv, striped(), 'auto', {}, unwatched)
    const at = (x: number, y: number) => mask[Math.round((y / SIDE) * height) * width + Math.round((x / SIDE) * width)]!
    for (const [x, y] of [[128, 140], [60, 140], [128, 215], [190, 120]] as const) expect(at(x, y)).toBeGreaterThan(0.5)
    expect(unsure).toBe(false)
    for (const [x, y] of [[10, 10], [245, 20], [20, 240], [128, 20]] as const) expect(at(x, y)).toBeLessThan(0.5)
  })
})

it('takes what it can name where it sees nothing surely, and stays in doubt', async () => {
  const night = sharp(photoBytes('rocket.jpg')).resize(640, 480, { fit: 'cover' }).blur(0.5)
  const cat = await sharp(photoBytes('chelsea.png')).resize(160).png().toBuffer()
  const photo = await decodeImage(await night.composite([{ input: cat, left: 20, top: 200 }]).png().toBuffer(), { maxSide: 640 })
  const { mask, width, height, unsure } = await findSubject((await loadOpenCv()).cv, photo, 'auto', {}, unwatched)
  const at = (x: number, y: number) => mask[Math.round((y / 480) * height) * width + Math.round((x / 640) * width)]!
  expect(at(92, 248)).toBeGreaterThan(0.5)
  for (const [x, y] of [[400, 240], [500, 400], [300, 100]] as const) expect(at(x, y)).toBeLessThan(0.5)
  expect(unsure).toBe(true)
})

it('sees somebody by night as by day', async () => {
  const { cv } = await loadOpenCv()
  const officer = await decodeImage(await readFile(new URL('../../public/samples/photos/officer.webp', import.meta.url)), { maxSide: 600 })
  const night = { ...officer, data: officer.data.map((value) => Math.round(255 * (value / 255) ** 3.5)) }
  const [{ mask: byDay }, { mask: byNight }] = [await findSubject(cv, officer, 'auto', {}, unwatched), await findSubject(cv, night, 'auto', {}, unwatched)]
  const differing = byDay.filter((value, i) => value > 0.5 !== byNight[i]! > 0.5).length
  expect(differing / byDay.length).toBeLessThan(0.01)
})

describe('missedParts', async () => {
  const { cv } = await loadOpenCv()
  const size = { width: 100, height: 100 }
  const plane = (has: (x: number, y: number) => boolean) => Float32Array.from({ length: 10_000 }, (_, i) => (has(i % 100, Math.floor(i / 100)) ? 1 : 0))

  it('are thick pieces of a person, not slivers along the outline', () => {
    const subject = { ...size, mask: plane((x) => x < 40) }
    const person = { ...size, mask: plane((x, y) => x < 42 || (x < 70 && y > 60)) }
    const missed = missedParts(cv, subject, person)
    expect(missed[80 * 100 + 55]).toBe(1)
    expect(missed[20 * 100 + 41]).toBe(0)
    expect(missed[80 * 100 + 20]).toBe(0)
  })
})

describe('isHeld', () => {
  const size = { width: 100, height: 100 }
  const box = (left: number, top: number, right: number, bottom: number, value = 1) => {
    const mask = Float32Array.from({ length: 10_000 }, (_, i) => {
      const [x, y] = [i % 100, Math.floor(i / 100)]
      return x >= left && x < right && y >= top && y < bottom ? value : 0
    })
    return { ...size, mask }
  }
  const body = box(30, 20, 70, 100)

  it('is a small thing before a body', () => {
    expect(isHeld(box(42, 30, 58, 46), body)).toBe(true)
  })

  it.each([
    { not: 'what fills the body', subject: box(32, 25, 68, 95), person: body },
    { not: 'a thing beside the body', subject: box(62, 30, 84, 46), person: body },
    { not: 'a thing before what may be nobody', subject: box(42, 30, 58, 46), person: box(30, 20, 70, 100, 0.7) },
  ])('is not $not', ({ subject, person }) => {
    expect(isHeld(subject, person)).toBe(false)
  })
})
