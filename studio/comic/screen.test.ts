import { describe, expect, it } from 'vitest'
import { dotScreen, lineScreen } from './screen.ts'

describe.each([['dots', dotScreen], ['lines', lineScreen]] as const)('a screen of %s', (_, screen) => {
  const cover = (tone: number) => {
    const at = screen(10, 0.6)
    let sum = 0
    for (let y = 0; y < 100; y++) for (let x = 0; x < 100; x++) sum += at(x, y, tone)
    return sum / 10_000
  }

  it('covers nothing at 0, all at 1 and more the darker the tone', () => {
    expect(cover(0)).toBe(0)
    expect(cover(1)).toBeCloseTo(1, 1)
    expect([0.2, 0.4, 0.6, 0.8].map(cover)).toEqual([0.2, 0.4, 0.6, 0.8].map(cover).sort((a, b) => a - b))
  })

  it('is regular: it repeats after its pitch', () => {
    const at = screen(10, 0)
    for (let k = 0; k < 10; k++) expect(at(k, 3, 0.5)).toBeCloseTo(at(k + 10, 13, 0.5), 5)
  })
})
