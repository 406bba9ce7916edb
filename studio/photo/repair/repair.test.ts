import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { decodeImage } from '../../pixels/codec.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { createRandom } from '../../pixels/random.ts'
import { StudioError } from '../../studio-error.ts'
import { idle, photo, photoBytes } from '../fixtures.ts'
import { repair, type RepairOptions } from './repair.ts'

const nothing: RepairOptions = { scratches: 0, denoise: 0, fading: 0, sharpen: 0, faces: false, scale: 1 }

async function drawnOver(picture: RasterImage, svg: string): Promise<RasterImage> {
  const { width, height } = picture
  const lines = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`)
  return decodeImage(await sharp(picture.data, { raw: picture }).composite([{ input: lines }]).png().toBuffer(), { maxSide: 256 })
}

function distance(a: RasterImage, b: RasterImage): number {
  return a.data.reduce((sum, value, i) => sum + Math.abs(value - b.data[i]!), 0) / a.data.length
}

const spread = ({ data }: RasterImage) => {
  const sorted = data.toSorted()
  return sorted[Math.floor(sorted.length * 0.99)]! - sorted[Math.floor(sorted.length * 0.01)]!
}

type Rgb = readonly [number, number, number]

/** Of a brown print: its darkest tone, and what white adds to it. */
const brown: readonly [black: Rgb, range: Rgb] = [[58, 46, 32], [174, 162, 136]]

/** A photo as a print in one tone. */
function tonedPrint(picture: RasterImage, black: Rgb, range: Rgb): RasterImage {
  const data = picture.data.map((_, i) => {
    const at = i - (i % 3)
    const grey = (0.299 * picture.data[at]! + 0.587 * picture.data[at + 1]! + 0.114 * picture.data[at + 2]!) / 255
    return black[i % 3]! + grey * range[i % 3]!
  })
  return { ...picture, data }
}

/** Browner within some circles. */
function brownWithin(picture: RasterImage, circles: readonly (readonly [x: number, y: number, radius: number])[]): RasterImage {
  const data = picture.data.map((value, i) => {
    const [x, y] = [Math.floor(i / 3) % picture.width, Math.floor(i / 3 / picture.width)]
    return circles.some(([u, v, radius]) => Math.hypot(x - u, y - v) < radius) ? value * [0.9, 0.8, 0.62][i % 3]! : value
  })
  return { ...picture, data }
}

const stained = (picture: RasterImage) => brownWithin(picture, [[180, 70, 30]])
const foxed = (picture: RasterImage) => brownWithin(picture, Array.from({ length: 24 }, (_, k) => [16 + (k % 6) * 44, 12 + Math.floor(k / 6) * 30, 3]))

describe('repairing a photo', () => {
  it('takes scratches away', async () => {
    const clean = await photo('rocket.jpg')
    const lines = '<path d="M60 0 Q70 80 64 171"/><path d="M0 40 L256 52"/>'
    const scratched = await drawnOver(clean, `<g stroke="#fffaf0" stroke-width="1.6" fill="none">${lines}</g>`)
    const { picture, notes } = await repair(scratched, { ...nothing, scratches: 0.5 }, idle)
    expect(notes).toContain('scratches-found')
    expect(distance(picture, clean)).toBeLessThan(0.35 * distance(scratched, clean))
  })

  it('leaves whiskers alone', async () => {
    const cat = await photo('chelsea.png')
    expect((await repair(cat, { ...nothing, scratches: 0.5 }, idle)).picture).toEqual(cat)
  })

  it('fills what the person has marked', async () => {
    const clean = await photo('coffee.png')
    const torn = await drawnOver(clean, '<rect x="20" y="20" width="16" height="12" fill="#fff"/>')
    const mask = Float32Array.from({ length: torn.width * torn.height }, (_, i) => {
      const [x, y] = [i % torn.width, Math.floor(i / torn.width)]
      return x > 17 && x < 39 && y > 17 && y < 35 ? 1 : 0
    })
    const { picture } = await repair(torn, { ...nothing, mask }, idle)
    expect(distance(picture, clean)).toBeLessThan(0.3 * distance(torn, clean))
  })

  it('lifts a stain that is marked and keeps what is under it, and fills a hole that is marked', async () => {
    const colour = await photo('astronaut.png')
    const { width, height } = colour
    const circle = { x: 0.37 * width, y: 0.2 * height, radius: 0.13 * width }
    const within = (reach: number) => Float32Array.from({ length: width * height }, (_, i) => (Math.hypot((i % width) - circle.x, Math.floor(i / width) - circle.y) < reach * circle.radius ? 1 : 0))
    const off = ({ data }: RasterImage) => {
      const part = within(1)
      return data.reduce((sum, value, i) => sum + (part[Math.floor(i / 3)] ? Math.abs(value - colour.data[i]!) : 0), 0)
    }
    const spoilt = (change: (value: number, c: number) => number): RasterImage => {
      const part = within(1)
      return { ...colour, data: colour.data.map((value, i) => (part[Math.floor(i / 3)] ? change(value, i % 3) : value)) }
    }
    const stain = spoilt((value, c) => value * [0.88, 0.76, 0.55][c]!)
    const lifted = await repair(stain, { ...nothing, mask: within(1.12) }, idle)
    expect(lifted.notes).toEqual(['stains-lifted'])
    expect(off(lifted.picture)).toBeLessThan(0.5 * off(stain))
    const hole = spoilt(() => 236)
    const filled = await repair(hole, { ...nothing, mask: within(1.12) }, idle)
    expect(filled.notes).toEqual([])
    expect(off(filled.picture)).not.toBe(off(hole))
  })

  it('gives a faded photo its contrast back, and a toned one no other colour', async () => {
    const base = await photo('astronaut.png')
    const faded = { ...base, data: base.data.map((value) => 80 + value * 0.45) }
    const { picture } = await repair(faded, { ...nothing, fading: 0.8 }, idle)
    expect(spread(picture)).toBeGreaterThan(1.5 * spread(faded))

    const grey = faded.data.map((_, i) => faded.data[i - (i % 3) + 1]!)
    const { picture: restored } = await repair({ ...faded, data: grey }, { ...nothing, fading: 0.8 }, idle)
    for (let i = 0; i < restored.data.length; i += 3) expect(Math.abs(restored.data[i]! - restored.data[i + 2]!)).toBeLessThanOrEqual(2)
  })

  it('keeps the colours of a sunset', async () => {
    const sunset = await photo('coffee.png')
    const warmth = ({ data }: RasterImage) => data.reduce((sum, value, i) => sum + value * [1, 0, -1][i % 3]!, 0) / data.length
    const { picture } = await repair(sunset, { ...nothing, fading: 0.6 }, idle)
    expect(warmth(picture)).toBeGreaterThan(0.9 * warmth(sunset))
  })

  it.each(['astronaut.png', 'chelsea.png', 'coffee.png', 'rocket.jpg'])('leaves %s, which needs nothing, untouched and says so', async (name) => {
    const healthy = await photo(name)
    const { picture, notes } = await repair(healthy, { faces: true, scale: 1 }, idle)
    expect(picture).toEqual(healthy)
    expect(notes).toEqual(['looks-well'])
  })

  it('measures what is wrong, mends that and says what it was', async () => {
    const clean = await photo('coffee.png')
    const sigma = 14
    const random = createRandom(3)
    const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    const noisy = { ...clean, data: clean.data.map((value) => Math.min(255, Math.max(0, value + sigma * normal()))) }
    const quiet = await repair(noisy, { faces: false, scale: 1 }, idle)
    expect(quiet.notes).toEqual(['noise-removed'])
    expect(distance(quiet.picture, clean)).toBeLessThan(0.6 * distance(noisy, clean))

    const faded = { ...clean, data: clean.data.map((value, i) => [62, 52, 44][i % 3]! + value * [0.62, 0.58, 0.48][i % 3]!) }
    const restored = await repair(faded, { faces: false, scale: 1 }, idle)
    expect(restored.notes).toEqual(['tones-restored'])
    expect(distance(restored.picture, clean)).toBeLessThan(0.6 * distance(faded, clean))
  })

  it('leaves a photo whose shadows were made pale and blue', async () => {
    const clean = await photo('coffee.png')
    const matte = { ...clean, data: clean.data.map((value, i) => [32, 48, 58][i % 3]! + value * [0.74, 0.66, 0.6][i % 3]!) }
    const { picture, notes } = await repair(matte, { faces: false, scale: 1 }, idle)
    expect(notes).toEqual(['looks-well'])
    expect(picture).toEqual(matte)
  })

  it.each([
    ['brown', ...brown],
    ['grey', [48, 48, 46], [178, 176, 174]],
  ] as const)('lifts a stain and foxing off a %s print', async (_, black, range) => {
    const clean = await photo('astronaut.png')
    const print = tonedPrint(clean, black, range)
    for (const [damaged, share] of [[stained(print), 0.5], [foxed(print), 0.55]] as const) {
      const { picture, notes } = await repair(damaged, { ...nothing, scratches: undefined }, idle)
      expect(notes).toEqual(['stains-lifted'])
      expect(distance(picture, print)).toBeLessThan(share * distance(damaged, print))
    }
  })

  it('lifts the dark rim of a dried stain as well', async () => {
    const clean = await photo('astronaut.png')
    const print = tonedPrint(clean, ...brown)
    const fromRim = (i: number) => Math.hypot((Math.floor(i / 3) % print.width) - 180, Math.floor(i / 3 / print.width) - 70) - 34
    const strength = (i: number) => (fromRim(i) < 1 ? 1 : 0) + 1.8 * Math.exp(-((fromRim(i) / 1.6) ** 2))
    const dried = { ...print, data: print.data.map((value, i) => value * [0.93, 0.86, 0.75][i % 3]! ** strength(i)) }
    const rim = ({ data }: RasterImage) => data.reduce((sum, value, i) => sum + (Math.abs(fromRim(i)) < 1 ? print.data[i]! - value : 0), 0)
    const { picture } = await repair(dried, { ...nothing, scratches: undefined }, idle)
    expect(Math.abs(rim(picture))).toBeLessThan(0.14 * rim(dried))
  })

  it('leaves a colour photo that has something brown in it', async () => {
    const colour = stained(await photo('astronaut.png'))
    expect((await repair(colour, { ...nothing, scratches: undefined }, idle)).notes).toEqual(['looks-well'])
  })

  it('smooths out a fold that runs from side to side', async () => {
    const clean = await photo('astronaut.png')
    const folded = { ...clean, data: Uint8Array.from(clean.data) }
    const { width, height } = clean
    for (let i = 0; i < width * height; i++) {
      const away = (Math.floor(i / width) - 0.42 * height) / 3
      for (let c = 3 * i; c < 3 * i + 3; c++) folded.data[c] = Math.min(255, clean.data[c]! + 34 * Math.exp(-(away ** 2)))
    }
    const { picture, notes } = await repair(folded, { ...nothing, scratches: 0.5 }, idle)
    expect(notes).toContain('folds-mended')
    const row = 3 * Math.round(0.42 * height) * width
    const onFold = ({ data }: RasterImage) => ({ width, height: 1, channels: 3 as const, data: data.subarray(row, row + 3 * width) })
    expect(distance(onFold(picture), onFold(clean))).toBeLessThan(0.65 * distance(onFold(folded), onFold(clean)))
  })

  it('enlarges, is the same every time, and stops when told to', async () => {
    const small = await decodeImage(photoBytes('chelsea.png'), { maxSide: 96 })
    const options: RepairOptions = { scratches: 0.5, denoise: 0.5, fading: 0.6, sharpen: 0.4, faces: true, scale: 2 }
    const { picture } = await repair(small, options, idle)
    expect(picture).toMatchObject({ width: 192, height: small.height * 2 })
    expect((await repair(small, options, idle)).picture).toEqual(picture)
    const checkCancelled = () => {
      throw new StudioError('cancelled', 'Stopped')
    }
    await expect(repair(small, options, { ...idle, checkCancelled })).rejects.toMatchObject({ reason: 'cancelled' })
  })
})
