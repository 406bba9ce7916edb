import { describe, expect, it } from 'vitest'
import { idle, photo } from '../photo/fixtures.ts'
import { findFaces } from '../vision/faces.ts'
import { exposureFor } from './exposure.ts'
import { portraitOf } from './portrait.ts'
import { glimpse, lookCloser } from './sight.ts'

describe('who is drawn', async () => {
  const lit = await photo('astronaut.png')
  const dim = { ...lit, data: lit.data.map((value) => Math.round(value * 0.45)) }
  const cheekOf = async (portrait: typeof lit) => {
    const sight = await lookCloser(await glimpse(portrait, idle), { features: 'drawn', eyes: 0 }, idle)
    const { image } = await portraitOf(sight, { width: 256, height: 256 }, idle)
    const [x, y] = sight.faces[0]!.mesh[280]!
    return image.planes[1][Math.round(y) * 256 + Math.round(x)]!
  }

  it('keeps the colours of a photo with light enough', async () => {
    expect(exposureFor(lit, await findFaces(lit))).toBe(1)
    expect(exposureFor(lit, [])).toBe(1)
  })

  it('has much the same skin in a dim photo', async () => {
    const [bright, dark] = [await cheekOf(lit), await cheekOf(dim)]
    expect(dark).toBeGreaterThan(0.7 * bright)
    expect(dark).toBeLessThan(1.1 * bright)
  })
})
