import { describe, expect, it } from 'vitest'
import type { Rgb } from '../pixels/colour.ts'
import { lifted } from './paint-skin.ts'

const PALETTE = { gamma: 0.66, saturation: 1.1, shadow: [0.94, 0.76, 0.74], light: 0.25, softness: 0.04 } as const
const rgb = (r: number, g: number, b: number): Rgb => [r / 255, g / 255, b / 255]
const light = ([r, g, b]: Rgb) => 0.299 * r + 0.587 * g + 0.114 * b
const drawn = (colour: Rgb) => lifted(colour, light(colour), PALETTE)

describe('lifted', () => {
  it('keeps the tone of dark skin, in a flash too, and lightens fair skin', () => {
    for (const dark of [rgb(208, 147, 111), rgb(114, 71, 44)]) {
      expect(light(drawn(dark)) / light(dark)).toBeLessThan(1.12)
      expect(drawn(dark)[0] / drawn(dark)[2]).toBeGreaterThan(1.65)
    }
    const fair = rgb(211, 171, 156)
    expect(light(drawn(fair)) / light(fair)).toBeGreaterThan(1.1)
    // In warm shade it is lightened too, and gets no browner.
    const shaded = rgb(167, 118, 88)
    expect(light(drawn(shaded)) / light(shaded)).toBeGreaterThan(1.1)
    expect(drawn(shaded)[0] / drawn(shaded)[2]).toBeLessThan(167 / 88)
  })

  it('takes the hue of a coloured lamp back', () => {
    const [red, green, blue] = drawn(rgb(150, 90, 140))
    expect(red).toBeGreaterThan(green)
    expect(blue / red).toBeLessThan(140 / 150 - 0.08)
  })
})
