import { expect, it } from 'vitest'
import { crop } from '../../avatar/frame-head.ts'
import { idle, photo } from '../fixtures.ts'
import { thingWithin } from './thing-within.ts'

const NONE = { top: 0, right: 0, bottom: 0, left: 0 }

it('finds what stands out, but for what of it goes on beyond a side that cuts it off', async () => {
  const cup = await photo('coffee.png')
  const half = crop(cup, { left: 0, top: 0, width: cup.width, height: Math.round(0.6 * cup.height) })
  const shareOf = (found: Uint8Array, from: number, to: number) => {
    const rows = found.subarray(Math.round(from * half.height) * half.width, Math.round(to * half.height) * half.width)
    return rows.reduce((sum, value) => sum + value, 0) / rows.length
  }
  const above = (await thingWithin(half, { ...NONE, top: 0.4 }, idle))!
  const below = (await thingWithin(half, { ...NONE, bottom: 0.4 }, idle))!
  expect(shareOf(above, 0, 0.02)).toBe(0)
  expect(shareOf(above, 0.8, 1)).toBeGreaterThan(0.3)
  expect(shareOf(below, 0.4, 0.7)).toBe(shareOf(above, 0.4, 0.7))
  expect(shareOf(below, 0.8, 1)).toBe(0)
})

it('finds none where nothing stands out', async () => {
  const sky = { width: 96, height: 64, channels: 3 as const, data: new Uint8Array(96 * 64 * 3).fill(170) }
  expect(await thingWithin(sky, { ...NONE, left: 0.4 }, idle)).toBeUndefined()
})
