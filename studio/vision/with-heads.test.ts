import { describe, expect, it } from 'vitest'
import { idle, photo } from '../photo/fixtures.ts'
import { wholeOf } from '../pixels/raster.ts'
import { findFaces } from './faces.ts'
import type { SubjectMask } from './object-mask.ts'
import { loadOpenCv } from './opencv.ts'
import { personMask } from './person-mask.ts'
import { salientMask } from './salient-mask.ts'
import { withHeads } from './with-heads.ts'

describe('withHeads', async () => {
  const { cv } = await loadOpenCv()
  const astronaut = await photo('astronaut.png')
  const whole = (await salientMask(astronaut, wholeOf(astronaut), idle))!
  const [face] = await findFaces(astronaut)
  const chin = Math.ceil(((face!.box.top + face!.box.height) / astronaut.height) * whole.height)
  const without = (isGone: (x: number, y: number) => boolean): SubjectMask => ({
    ...whole,
    mask: whole.mask.map((value, i) => (isGone(i % whole.width, Math.floor(i / whole.width)) ? 0 : value)),
  })
  const ask = (subject: SubjectMask) => withHeads(cv, astronaut, subject, personMask(cv, astronaut, idle), idle)
  const differing = ({ mask }: SubjectMask) => mask.filter((value, i) => value > 0.5 !== whole.mask[i]! > 0.5).length

  it('gives a body its head back', async () => {
    const headless = without((_, y) => y < chin)
    expect(differing(headless)).toBeGreaterThan(0.04 * whole.mask.length)
    expect(differing(await ask(headless))).toBeLessThan(0.004 * whole.mask.length)
  })

  it('leaves people out of whom nearly nothing is in the mask, and a mask that lacks no head', async () => {
    const shoulder = without((x, y) => y < 0.8 * whole.height || x > 0.4 * whole.width)
    expect(await ask(shoulder)).toBe(shoulder)
    expect(await ask(whole)).toBe(whole)
  })
})
