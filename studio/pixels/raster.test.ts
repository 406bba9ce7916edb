import { describe, expect, it } from 'vitest'
import { colourPlanes, fitWithin, fromColourPlanes } from './raster.ts'

const data = Uint8Array.from({ length: 24 }, (_, i) => (i % 3) * 100 + (i >= 12 ? 50 : 0))
const image = { width: 4, height: 2, channels: 3 as const, data }

describe('fitWithin', () => {
  it('keeps the proportions and never enlarges', () => {
    expect(fitWithin({ width: 4000, height: 1000 }, 400)).toEqual({ width: 400, height: 100 })
    expect(fitWithin({ width: 30, height: 10 }, 400)).toEqual({ width: 30, height: 10 })
    expect(fitWithin({ width: 1000, height: 1 }, 10)).toEqual({ width: 10, height: 1 })
  })
})

describe('colourPlanes', () => {
  it('comes back as the same picture', () => {
    expect(fromColourPlanes(colourPlanes(image), image).data).toEqual(data)
  })

  it('averages areas', () => {
    const [red, green, blue] = colourPlanes(image, { width: 1, height: 1 })
    expect([red[0]! * 255, green[0]! * 255, blue[0]! * 255].map(Math.round)).toEqual([25, 125, 225])
  })

  it('reads a region', () => {
    const [red] = colourPlanes(image, { width: 2, height: 1 }, { left: 1, top: 1, width: 2, height: 1 })
    expect([...red].map((value) => Math.round(value * 255))).toEqual([50, 50])
  })
})
