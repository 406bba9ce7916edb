import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Mask } from '#contract/generators/fields.ts'
import { maskPicture, maskPixels } from './masks.ts'
import { keepUntouched } from './untouched.ts'

const photos = new URL('../../../tests/fixtures/photos/', import.meta.url)
const spot: Mask = { strokes: [{ mode: 'keep', radius: 0.1, points: [[0.4, 0.4], [0.6, 0.7]] }], inverted: false, grow: 0 }

const raw = async (bytes: Uint8Array) => sharp(bytes).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })

/** How many pixels differ outside of the mask and inside. */
async function changes(photo: Uint8Array, kept: Uint8Array, mask: Uint8Array) {
  const [before, after] = [await raw(photo), await raw(kept)]
  expect(after.info).toMatchObject({ width: before.info.width, height: before.info.height, channels: before.info.channels })
  const inside = await maskPixels(mask, before.info)
  const counts = { outside: 0, inside: 0, masked: inside.filter(Boolean).length }
  for (let at = 0; at < before.data.length; at++) {
    if (before.data[at] !== after.data[at]) counts[inside[Math.floor(at / before.info.channels)]! > 0 ? 'inside' : 'outside']++
  }
  return counts
}

describe('what is put back around an edit', () => {
  it.each(['astronaut.png', 'rocket.jpg'])('is the photo, byte for byte, whatever size came back: %s', async (name) => {
    const photo = await readFile(new URL(name, photos))
    const { info } = await raw(photo)
    const mask = await maskPicture(spot, photo)
    const other = sharp({ create: { width: info.width, height: info.height, channels: 3, background: '#00ff00' } })
    for (const scale of [1, 0.5, 1.37]) {
      const edited = await other.clone().resize(Math.round(info.width * scale), Math.round(info.height * scale), { fit: 'fill' }).png().toBuffer()
      const { outside, inside, masked } = await changes(photo, await keepUntouched({ photo, edited, mask }), mask)
      expect(outside).toBe(0)
      expect(inside).toBeGreaterThan(masked)
    }
  })

  it('keeps transparency and what is hidden below it', async () => {
    const pixels = Buffer.alloc(64 * 64 * 4)
    for (let at = 0; at < pixels.length; at++) pixels[at] = (at * 7919) % 256
    const photo = await sharp(pixels, { raw: { width: 64, height: 64, channels: 4 } }).png().toBuffer()
    const mask = await maskPicture(spot, photo)
    const edited = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#fff' } }).jpeg().toBuffer()
    expect(await changes(photo, await keepUntouched({ photo, edited, mask }), mask)).toMatchObject({ outside: 0 })
  })

  it('holds at the largest photo there is, with an inverted and grown mask', async () => {
    const photo = await sharp({ create: { width: 4096, height: 1000, channels: 3, background: '#777', noise: { type: 'gaussian', mean: 128, sigma: 50 } } }).jpeg().toBuffer()
    const mask = await maskPicture({ ...spot, inverted: true, grow: 0.02 }, photo)
    const edited = await sharp({ create: { width: 1024, height: 250, channels: 3, background: '#f0f' } }).png().toBuffer()
    expect(await changes(photo, await keepUntouched({ photo, edited, mask }), mask)).toMatchObject({ outside: 0 })
  })

  it('the edit is whole inside, softer at the seam, and whole again at the edge of the picture', async () => {
    const side = 400
    const photo = await sharp({ create: { width: side, height: side, channels: 3, background: '#000' } }).png().toBuffer()
    const edited = await sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } }).png().toBuffer()
    const left: Mask = { strokes: [{ mode: 'keep', radius: 0.001, points: [[0, 0], [0.5, 0], [0.5, 1], [0, 1]], area: true }], inverted: false, grow: 0 }
    const { data } = await raw(await keepUntouched({ photo, edited, mask: await maskPicture(left, photo) }))
    const row = Array.from({ length: side }, (_, x) => data[(200 * side + x) * 3]!)
    expect(row[0]).toBe(255)
    expect(row[190]).toBe(255)
    expect(row[199]).toBeGreaterThan(0)
    expect(row[199]).toBeLessThan(255)
    expect(row.slice(200).every((value) => value === 0)).toBe(true)
  })

  it('is nothing where nothing was masked', async () => {
    const photo = await readFile(new URL('astronaut.png', photos))
    const mask = await maskPicture({ strokes: [], inverted: false, grow: 0 }, photo)
    const edited = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#fff' } }).png().toBuffer()
    expect(await changes(photo, await keepUntouched({ photo, edited, mask }), mask)).toMatchObject({ outside: 0, inside: 0 })
  })
})
