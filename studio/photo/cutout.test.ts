import { describe, expect, it } from 'vitest'
import { colourPlanes, fromColourPlanes } from '../pixels/raster.ts'
import { StudioError } from '../studio-error.ts'
import { cutout } from './cutout.ts'
import { drawn, idle, meanIn, photo } from './fixtures.ts'

const FACE = { left: 95, top: 40, width: 30, height: 45 }
const WALL = { left: 150, top: 10, width: 20, height: 30 }
const SHUTTLE = { left: 205, top: 30, width: 6, height: 40 }
const HELMET = { left: 170, top: 215, width: 30, height: 25 }

describe('cutout of a person', async () => {
  const portrait = await photo('astronaut.png')
  const cut = await cutout(portrait, { subject: 'auto' }, idle)

  it('keeps the person and drops the background', () => {
    const { alpha, foreground } = cut
    expect(meanIn(alpha, portrait, FACE)).toBeGreaterThan(0.99)
    expect(meanIn(alpha, portrait, WALL)).toBeLessThan(0.01)
    expect(meanIn(alpha, portrait, SHUTTLE)).toBeLessThan(0.01)
    const at = (55 * 256 + 110) * 3
    expect([...foreground.data.subarray(at, at + 3)]).toEqual([...portrait.data.subarray(at, at + 3)])
  })

  it('gives the same cut again, where the person is named too', async () => {
    expect((await cutout(portrait, { subject: 'person' }, idle)).alpha).toEqual(cut.alpha)
  })

  it('lets strokes win exactly, and carries them on to what looks alike', async () => {
    const stroke = { left: 180, top: 220, width: 10, height: 15 }
    const struck = { left: 112, top: 50, width: 4, height: 4 }
    const { alpha } = await cutout(
      portrait,
      { subject: 'auto', remove: drawn(portrait, stroke), keep: drawn(portrait, struck) },
      idle,
    )
    expect(meanIn(alpha, portrait, stroke)).toBe(0)
    expect(meanIn(alpha, portrait, struck)).toBe(1)
    expect(meanIn(alpha, portrait, HELMET)).toBeLessThan(0.3)
    expect(meanIn(alpha, portrait, FACE)).toBeGreaterThan(0.99)
  })

  it('stops when cancelled', async () => {
    const checkCancelled = () => {
      throw new StudioError('cancelled', 'The task was cancelled')
    }
    const cancelled = cutout(portrait, { subject: 'auto' }, { ...idle, checkCancelled })
    await expect(cancelled).rejects.toMatchObject({ reason: 'cancelled' })
  })
})

describe('cutout of an object', async () => {
  const coffee = await photo('coffee.png')
  const cup = { left: 100, top: 30, width: 40, height: 32 }
  const table = { left: 5, top: 5, width: 30, height: 30 }

  it.each([
    { from: 'what stands out', marks: {} },
    { from: 'a box', marks: { box: { left: 51, top: 4, width: 170, height: 158 } } },
    { from: 'a stroke', marks: { keep: drawn(coffee, cup) } },
  ])('starts from $from', async ({ marks }) => {
    const { alpha } = await cutout(coffee, { subject: 'object', ...marks }, idle)
    expect(meanIn(alpha, coffee, cup)).toBeGreaterThan(0.9)
    expect(meanIn(alpha, coffee, table)).toBeLessThan(0.01)
  })

  it('is not drawn away by fur that could be somebody', async () => {
    const size = { width: 192, height: 192 }
    const cat = await photo('chelsea.png')
    const fur = fromColourPlanes(colourPlanes(cat, size, { left: 0, top: 0, width: cat.height / 2, height: cat.height / 2 }), size)
    const onBall = (i: number) => Math.hypot((i % size.width) - 86, Math.floor(i / size.width) - 96) < 42
    const data = fur.data.map((value, i) => (onBall(Math.floor(i / 3)) ? [50, 70, 90][i % 3]! : value))
    const { alpha } = await cutout({ ...fur, data }, { subject: 'auto' }, idle)
    const error = alpha.reduce((sum, value, i) => sum + Math.abs(value - (onBall(i) ? 1 : 0)), 0) / alpha.length
    expect(error).toBeLessThan(0.02)
  })

  it('finds a cat', async () => {
    const cat = await photo('chelsea.png')
    const { alpha } = await cutout(cat, { subject: 'object' }, idle)
    expect(meanIn(alpha, cat, { left: 68, top: 45, width: 100, height: 68 })).toBeGreaterThan(0.99)
    expect(meanIn(alpha, cat, { left: 0, top: 0, width: 10, height: 40 })).toBeLessThan(0.05)
  })
})

it('says when there is no subject', async () => {
  const blank = { width: 64, height: 64, channels: 3 as const, data: new Uint8Array(64 * 64 * 3).fill(90) }
  for (const subject of ['auto', 'person', 'object'] as const) {
    await expect(cutout(blank, { subject }, idle)).rejects.toMatchObject({ name: 'StudioError', reason: 'no-subject' })
  }
})
