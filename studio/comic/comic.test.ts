import { describe, expect, it } from 'vitest'
import { idle, photo } from '../photo/fixtures.ts'
import { comicBackgrounds, type ComicOptions } from './comic-look.ts'
import { drawComic } from './draw-comic.ts'
import { comicLooks, type ComicLookName } from './looks.ts'
import { portraitOf } from './portrait.ts'
import { glimpse, lookCloser } from './sight.ts'

const options: ComicOptions = { lines: 0.5, colour: 0.5, eyes: 0.5, background: 'themed', seed: 1 }
const looks = Object.keys(comicLooks) as ComicLookName[]

const seen = glimpse(await photo('astronaut.png'), idle).then((first) => lookCloser(first, { ...options, features: 'drawn' }, idle))
/** Drawings are made large: a small one, for the tests. */
const small = async () => portraitOf(await seen, { width: 256, height: 256 }, idle)

function saturation(planes: readonly Float32Array[]): number {
  return (
    planes[0]!.reduce(
      (sum, value, i) => sum + Math.max(value, planes[1]![i]!, planes[2]![i]!) - Math.min(value, planes[1]![i]!, planes[2]![i]!),
      0,
    ) / planes[0]!.length
  )
}

function correlation(pairs: readonly [number, number][]): number {
  const mean = (pick: (pair: [number, number]) => number) => pairs.reduce((sum, pair) => sum + pick(pair), 0) / pairs.length
  const [a, b] = [mean(([x]) => x), mean(([, y]) => y)]
  return mean(([x, y]) => (x - a) * (y - b)) / Math.sqrt(mean(([x]) => (x - a) ** 2) * mean(([, y]) => (y - b) ** 2))
}

it('tells the face, the hair and an orange suit apart, which together are the person', async () => {
  const { skin, hair, clothes, person } = await small()
  const at = (x: number, y: number) => [skin, hair, clothes].map((plane) => Math.round(plane[y * 256 + x]!))
  expect(at(112, 62)).toEqual([1, 0, 0])
  expect(at(115, 15)).toEqual([0, 1, 0])
  expect(at(75, 190)).toEqual([0, 0, 1])
  for (let i = 0; i < person.length; i += 97) expect(skin[i]! + hair[i]! + clothes[i]!).toBeCloseTo(person[i]!, 4)
})

it('dresses who is seen in black and white, in greys', async () => {
  const colour = await photo('astronaut.png')
  const luma = (i: number) => 0.4 * colour.data[i - (i % 3)]! + 0.35 * colour.data[i - (i % 3) + 1]! + 0.25 * colour.data[i - (i % 3) + 2]!
  const grey = await lookCloser(await glimpse({ ...colour, data: colour.data.map((_, i) => luma(i)) }, idle), { ...options, features: 'drawn' }, idle)
  const portrait = await portraitOf(grey, { width: 256, height: 256 }, idle)
  const { planes } = comicLooks.anime(portrait, options, idle)
  const hue = (x: number, y: number) => Math.abs(planes[0][y * 256 + x]! - planes[2][y * 256 + x]!)
  for (const [x, y] of [[75, 190], [60, 170], [150, 185]] as const) {
    expect(portrait.clothes[y * 256 + x]).toBeGreaterThan(0.9)
    expect(hue(x, y)).toBeLessThan(0.1)
  }
  expect(hue(112, 62)).toBeGreaterThan(0.1)
})

describe('comic looks', () => {
  it.each(looks)('%s draws a portrait, the same each time', async (look) => {
    const draw = async () => comicLooks[look](await small(), options, idle)
    const [first, second] = [await draw(), await draw()]
    expect([first.width, first.height]).toEqual([256, 256])
    expect(first.planes).toEqual(second.planes)
    expect(first.planes.every((plane) => plane.every((value) => Number.isFinite(value)))).toBe(true)
  })

  it('differ in kind: manga has no colour, pop the most', async () => {
    const portrait = await small()
    const [ink, bold, soft] = (['manga', 'pop', 'warm-sun'] as const).map((look) =>
      saturation(comicLooks[look](portrait, options, idle).planes),
    )
    expect(ink).toBeLessThan(0.02)
    expect(bold).toBeGreaterThan(soft!)
  })

  it("sets the person before a sky, the photo's own wall or a plain sheet", async () => {
    const portrait = await small()
    // The upper right corner is grey wall in the photo.
    const blue = comicBackgrounds.map((background) => {
      const { planes } = comicLooks.anime(portrait, { ...options, background }, idle)
      return planes[2][250]! - planes[0][250]! > 0.2
    })
    expect(blue).toEqual([true, false, false])
  })

  it('stops when cancelled', async () => {
    const portrait = await small()
    const cancelled = { ...idle, checkCancelled: () => { throw new Error('cancelled') } }
    expect(() => comicLooks.pop(portrait, options, cancelled)).toThrow('cancelled')
  })
})

describe('a face that is painted', () => {
  /** How much a drawing's tones in the face go with those of the photo, -1..1. */
  async function likeness(features: 'kept' | 'drawn', look: ComicLookName): Promise<number> {
    const portrait = await photo('astronaut.png')
    const sight = await lookCloser(await glimpse(portrait, idle), { features, eyes: 0 }, idle)
    const { planes } = comicLooks[look](await portraitOf(sight, { width: 256, height: 256 }, idle), options, idle)
    const tones: [number, number][] = []
    for (let y = 45; y < 75; y++) {
      for (let x = 97; x < 127; x++) tones.push([portrait.data[(y * 256 + x) * portrait.channels + 1]!, planes[1][y * 256 + x]!])
    }
    return correlation(tones)
  }

  it.each(['anime', 'warm-sun', 'pop', 'manga'] as const)('looks like the person: %s', async (look) => {
    expect(await likeness('kept', look)).toBeGreaterThan(0.15 + (await likeness('drawn', look)))
  })
})

describe('drawComic', () => {
  it('says that there was no face, and draws the cat all the same', async () => {
    const { picture, notes } = await drawComic(await photo('chelsea.png'), 'anime', { ...options, features: 'kept' }, idle)
    expect(Math.max(picture.width, picture.height)).toBe(1024)
    expect(notes).toContain('no-face')
  })
})
