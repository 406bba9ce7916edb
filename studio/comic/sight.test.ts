import { expect, it } from 'vitest'
import { photo } from '../photo/fixtures.ts'
import { nearestPixel } from '../pixels/raster.ts'
import { unwatched } from '../vision/watch.ts'
import { glimpse, lookCloser, outlinePeople } from './sight.ts'

it('draws a face whole where the person is found but half of the face is not', async () => {
  const portrait = await photo('astronaut.png')
  const seen = await glimpse(portrait, unwatched)
  const whole = await lookCloser(seen, { features: 'drawn', eyes: 0 }, unwatched)
  expect(whole.hasPerson).toBe(true)
  const { width } = seen.mask
  const middle = (whole.faces[0]!.mesh[1]![0] * width) / portrait.width
  const half = seen.mask.mask.map((value, i) => (i % width < middle ? value : 0))
  const { faces, hasPerson, regions } = await lookCloser({ ...seen, mask: { ...seen.mask, mask: half } }, { features: 'drawn', eyes: 0 }, unwatched)
  // Its hair would dissolve into another ground.
  expect(hasPerson).toBe(false)
  const [x, y] = faces[0]!.mesh[280]!
  const scale = regions.width / portrait.width
  const cheek = Math.round(y * scale) * regions.width + Math.round(x * scale)
  expect(x * scale).toBeGreaterThan((middle * regions.width) / width)
  expect(regions.skin[cheek]).toBeGreaterThan(0.9)
})

it('keeps the ground where a piece of somebody else lies apart, and not for a speck', async () => {
  const portrait = await photo('astronaut.png')
  const seen = await glimpse(portrait, unwatched)
  const { width } = seen.mask
  // Into the corner above the flag, where nobody is.
  const withSquare = (side: number) => ({ ...seen.mask, mask: seen.mask.mask.map((value, i) => (i % width < side && i < side * width ? 1 : value)) })
  const look = async (side: number) => (await lookCloser({ ...seen, mask: withSquare(side) }, { features: 'drawn', eyes: 0 }, unwatched)).hasPerson
  expect([await look(Math.round(width / 40)), await look(Math.round(width / 5))]).toEqual([true, false])
})

it('outlines people closely where the first look is in doubt', async () => {
  const { mask } = await outlinePeople(await glimpse(await photo('astronaut.png'), unwatched), unwatched)
  const at = (x: number, y: number) => mask.mask[nearestPixel(mask, x * mask.width, y * mask.height)]!
  const [collar, sleeve, besideArm] = [at(0.352, 0.297), at(0.059, 0.645), at(0.715, 0.625)]
  expect(collar).toBeGreaterThan(0.9)
  expect(sleeve).toBeGreaterThan(0.9)
  expect(besideArm).toBeLessThan(0.1)
})
