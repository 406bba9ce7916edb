import { describe, expect, it } from 'vitest'
import { hex } from '../../pixels/colour.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import type { Region } from '../../pixels/raster.ts'
import { idle, photo } from '../fixtures.ts'
import { dressUp, type WornItem } from './dress-up.ts'
import { dressingRoom } from './dressing-room.ts'
import type { ItemDesign } from './item.ts'
import { itemNames, items } from './items.ts'
import { wear } from './wear.ts'

/** Share of the region's pixels that differ by more than a little. */
function changed(before: RasterImage, after: RasterImage, { left, top, width, height }: Region): number {
  let count = 0
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) {
      const at = (y * before.width + x) * 3
      if ([0, 1, 2].some((c) => Math.abs(before.data[at + c]! - after.data[at + c]!) > 12)) count++
    }
  }
  return count / (width * height)
}

const EYES = { left: 95, top: 47, width: 34, height: 9 }
const CROWN = { left: 95, top: 12, width: 34, height: 14 }
const MOUTH = { left: 104, top: 72, width: 14, height: 8 }

describe('dressUp', async () => {
  const portrait = await photo('astronaut.png')
  const dressed = (...items: WornItem[]) => dressUp(portrait, { items, who: 'largest' }, idle)

  it('puts glasses on the eyes', async () => {
    const { picture } = await dressed({ item: 'aviators' })
    expect(changed(portrait, picture, EYES)).toBeGreaterThan(0.5)
    expect(changed(portrait, picture, MOUTH)).toBe(0)
  })

  it('puts a hat on the head, in the colour asked for', async () => {
    const { picture } = await dressed({ item: 'beret', colour: '#2040c0' })
    expect(changed(portrait, picture, CROWN)).toBeGreaterThan(0.6)
    const at = (20 * picture.width + 112) * 3
    expect(picture.data[at + 2]!).toBeGreaterThan(picture.data[at]! + 30)
  })

  it('wears several at once, whatever their order', async () => {
    const one = await dressed({ item: 'crown' }, { item: 'round-glasses' })
    const other = await dressed({ item: 'round-glasses' }, { item: 'crown' })
    expect(other.picture.data).toEqual(one.picture.data)
    expect(changed(portrait, one.picture, EYES)).toBeGreaterThan(0.1)
    expect(changed(portrait, one.picture, CROWN)).toBeGreaterThan(0.1)
  })

  it('draws every item', async () => {
    const room = await dressingRoom(portrait, idle)
    const { head, light, around } = await room.fit(room.faces[0]!)
    for (const item of itemNames) {
      const design: ItemDesign = items[item]
      const picture = { ...portrait, data: Uint8Array.from(portrait.data) }
      const seen = wear(picture, design, design.make({ head, light, colour: hex(design.colour) }), { head, light, around }, idle)
      // A halo floats above this picture's edge.
      expect(changed(portrait, picture, { left: 0, top: 0, width: 256, height: 256 }) > 0.0004 || seen < 0.5, item).toBe(true)
    }
  })

  it('says when what is worn does not fit into the picture', async () => {
    expect((await dressed({ item: 'bunny-ears' })).notes).toEqual(['cut-off'])
    expect((await dressed({ item: 'aviators' })).notes).toEqual([])
  })

  it('wants a face', async () => {
    const cat = dressUp(await photo('chelsea.png'), { items: [{ item: 'crown' }], who: 'everyone' }, idle)
    await expect(cat).rejects.toMatchObject({ reason: 'no-face' })
  })
})
