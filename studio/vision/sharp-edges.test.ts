import { describe, expect, it } from 'vitest'
import { idle, photo } from '../photo/fixtures.ts'
import { wholeOf } from '../pixels/raster.ts'
import { matte } from './matte.ts'
import { loadOpenCv } from './opencv.ts'
import { salientMask } from './salient-mask.ts'
import { sharpEdges } from './sharp-edges.ts'

describe('sharpEdges', async () => {
  const { cv } = await loadOpenCv()
  const astronaut = await photo('astronaut.png')
  const subject = (await salientMask(astronaut, wholeOf(astronaut), idle))!
  const sharp = (await sharpEdges(cv, astronaut, subject, idle))!
  const at = (x: number, y: number) => sharp[Math.round(y * subject.height) * subject.width + Math.round(x * subject.width)]!

  it('are those of cloth and skin, not those of hair', () => {
    for (const [x, y] of [[0.06, 0.7], [0.2, 0.46], [0.1, 0.95]] as const) expect(at(x, y)).toBeGreaterThan(0.9)
    for (const [x, y] of [[0.3, 0.1], [0.44, 0.02], [0.59, 0.12]] as const) expect(at(x, y)).toBeLessThan(0.1)
  })

  it('are not told of an animal', async () => {
    const cat = await photo('chelsea.png')
    expect(await sharpEdges(cv, cat, (await salientMask(cat, wholeOf(cat), idle))!, idle)).toBeUndefined()
  })
})

describe('matte', () => {
  const size = { width: 240, height: 240 }
  /** A sleeve in narrow stripes, of which every second has the ground's colour. */
  const isArm = (x: number, y: number) => y > 109 && y < 122 && x > 40
  const striped = { ...size, channels: 3 as const, data: Uint8Array.from({ length: 3 * 240 * 240 }, (_, at) => {
    const [x, y] = [Math.floor(at / 3) % 240, Math.floor(at / 720)]
    return isArm(x, y) && x % 6 > 2 ? [200, 60, 60][at % 3]! : [30, 30, 40][at % 3]! + ((x * 7 + y * 13) % 5)
  }) }
  const mask = Float32Array.from({ length: 240 * 240 }, (_, i) => (isArm(i % 240, Math.floor(i / 240)) ? 1 : 0))

  it('opens stripes as it does gaps between hairs, but not where edges are sharp', () => {
    const hole = (sharp?: Float32Array) => {
      const alpha = matte(striped, { ...size, mask, sharp })
      return Math.min(...alpha.subarray(115 * 240 + 80, 115 * 240 + 180))
    }
    expect(hole()).toBeLessThan(0.5)
    expect(hole(mask.map(() => 1))).toBeGreaterThan(0.7)
  })
})
