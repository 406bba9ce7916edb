import { describe, expect, it } from 'vitest'
import { photo } from '../photo/fixtures.ts'
import { luma, toDisplay, type DisplayImage } from './display-image.ts'
import { redraw, type RedrawOptions } from './redraw.ts'

const context = { progress() {}, checkCancelled() {} }
const options: RedrawOptions = { technique: 'gouache', strength: 1, keepColours: 0.6, seed: 1 }
const picture = async () => toDisplay(await photo('coffee.png'))

const difference = (a: DisplayImage, b: DisplayImage) =>
  a.planes.reduce((sum, plane, c) => sum + plane.reduce((all, value, i) => all + Math.abs(value - b.planes[c]![i]!), 0), 0) / (3 * a.planes[0].length)

function tint(image: DisplayImage): number {
  const grey = luma(image)
  return image.planes[0].reduce((sum, value, i) => sum + Math.abs(value - grey[i]!), 0) / grey.length
}

describe('redraw', () => {
  it('comes nearer to the photo the weaker it is', async () => {
    const source = await picture()
    const [weak, middle, strong] = [0, 0.4, 1].map((strength) => difference(redraw(source, { ...options, strength }, context), source))
    expect(weak).toBeLessThan(middle!)
    expect(middle).toBeLessThan(strong!)
  })

  it('tints a charcoal drawing when the colours are kept', async () => {
    const source = await picture()
    const [bare, tinted] = [0.6, 1].map((keepColours) => tint(redraw(source, { ...options, technique: 'charcoal', keepColours }, context)))
    expect(tinted).toBeGreaterThan(bare! * 1.5)
  })

  it("paints in the technique's own colours when they are given up", async () => {
    const source = await picture()
    const swapped: DisplayImage = { ...source, planes: [source.planes[2], source.planes[1], source.planes[0]] }
    const [first, second] = [source, swapped].map((image) => redraw(image, { ...options, keepColours: 0 }, context))
    expect(difference(first!, second!)).toBeLessThan(difference(source, swapped))
  })
})
