import { describe, expect, it } from 'vitest'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { drawn, idle, meanIn, photo } from '../fixtures.ts'
import type { Region } from '../../pixels/raster.ts'
import { planRedraw } from './plan.ts'
import { redrawRegion } from './redraw-region.ts'

const channel = ({ data }: RasterImage, c: number) => Float32Array.from({ length: data.length / 3 }, (_, i) => data[3 * i + c]!)
const level = (picture: RasterImage, c: number, region: Region) => meanIn(channel(picture, c), picture, region)
const tint = (picture: RasterImage, region: Region) => level(picture, 2, region) - level(picture, 0, region)

describe('planRedraw', () => {
  it('tells a colour, a subject and a scene apart in several languages', () => {
    const kind = (prompt: string) => planRedraw(prompt, 1).plan.kind
    expect(['red', '蓝色', '红色连衣裙', 'robe bleue'].map(kind)).toEqual(['colour', 'colour', 'colour', 'colour'])
    expect(['a white cat', '一只橘猫', 'butterfly', '花'].map(kind)).toEqual(['subject', 'subject', 'subject', 'subject'])
    expect(['aurora sky', '晚霞', 'cat in a meadow', '星空'].map(kind)).toEqual(['scene', 'scene', 'scene', 'scene'])
  })
})

describe('redrawRegion', async () => {
  const coffee = await photo('coffee.png')
  const saucer = { left: 64, top: 128, width: 40, height: 14 }
  const table = { left: 5, top: 130, width: 30, height: 30 }
  const redraw = (prompt: string, region: Region) =>
    redrawRegion(coffee, drawn(coffee, region), planRedraw(prompt, 2).plan, 1, idle)

  it('dyes what is marked and keeps its light', async () => {
    const { picture, notes } = await redraw('blue', { left: 50, top: 10, width: 130, height: 150 })
    expect(notes).toEqual(['redraw-colour'])
    expect(tint(coffee, saucer)).toBeLessThan(-50)
    expect(tint(picture, saucer)).toBeGreaterThan(20)
    expect(tint(picture, table)).toBeCloseTo(tint(coffee, table), 0)
  })

  it('paints a scene into it', async () => {
    const { picture, notes } = await redraw('aurora', { left: 0, top: 0, width: 256, height: 60 })
    expect(notes).toEqual(['redraw-scene'])
    expect(tint(picture, { left: 20, top: 5, width: 200, height: 30 })).toBeGreaterThan(10)
    expect(tint(picture, table)).toBeCloseTo(tint(coffee, table), 0)
  })

  it('sets a subject in its place', async () => {
    const box = { left: 10, top: 100, width: 60, height: 60 }
    const { picture, notes } = await redraw('a white rabbit', box)
    expect(notes).toEqual(['redraw-subject'])
    const middle = { left: 32, top: 125, width: 14, height: 20 }
    expect(level(picture, 2, middle)).toBeGreaterThan(level(coffee, 2, middle) + 40)
  })

  it('refuses an empty mask', async () => {
    const nothing = redrawRegion(coffee, new Float32Array(coffee.width * coffee.height), planRedraw('red', 1).plan, 1, idle)
    await expect(nothing).rejects.toMatchObject({ reason: 'mask-empty' })
  })
})
