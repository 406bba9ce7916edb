import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { timelineOf } from '../film/reel/timeline.ts'
import { cutsOf } from './cuts.ts'
import { montageOf } from './montage.ts'
import { readPhoto } from './photo.ts'
import { templateNames } from './template.ts'

const beats = Array.from({ length: 21 }, (_, i) => i * 0.5)
const bars = beats.filter((_, i) => i % 4 === 0)
const seconds = 12

test('shots begin on beats, one after the other to the end', () => {
  const cuts = cutsOf({ beats, seconds, pattern: [4, 2, 2], shows: [1], photos: 3 })
  expect(cuts.map(({ start }) => start)).toEqual([0, 2, 3, 4, 6, 7, 8, 10])
  expect(cuts.map(({ photos }) => photos[0])).toEqual([0, 1, 2, 0, 1, 2, 0, 1])
  expect(cuts.at(-1)!.start + cuts.at(-1)!.seconds).toBe(seconds)
})

test('every photo is seen, however many there are for the length', () => {
  for (const photos of [2, 5, 12]) {
    for (const shows of [[1], [2, 4, 3, 1]]) {
      const cuts = cutsOf({ beats, seconds, pattern: [8], shows, photos })
      expect(new Set(cuts.flatMap((cut) => cut.photos)).size).toBe(photos)
      // None beside itself.
      for (const cut of cuts) expect(new Set(cut.photos).size).toBe(cut.photos.length)
    }
  }
})

test.each(templateNames)('%s is a film of its length, upright and across, with a title in any script', async (template) => {
  const bytes = await readFile(new URL('../../public/samples/photos/coffee.webp', import.meta.url))
  const photos = await Promise.all(['photos.0', 'photos.1', 'photos.2'].map((field) => readPhoto(bytes, field)))
  for (const [size, title] of [[{ width: 360, height: 640 }, '夏天的我们'], [{ width: 640, height: 360 }, 'Un été à la mer']] as const) {
    const reel = montageOf({ template, photos, title, language: title.startsWith('U') ? 'fr' : 'zh-Hans', size, seconds, seed: 4 }, { beats, bars })
    expect(timelineOf(reel).frames).toBe(seconds * 24)
    expect(reel.layers!.length).toBeGreaterThan(0)
    for (const { views } of reel.shots) {
      for (const at of views.flatMap((view) => view.at ?? [])) {
        expect([at.width % 8, at.height % 8, at.left % 2, at.top % 2]).toEqual([0, 0, 0, 0])
        expect(at.left).toBeGreaterThanOrEqual(0)
        expect(at.top).toBeGreaterThanOrEqual(0)
        expect(at.left + at.width).toBeLessThanOrEqual(size.width)
        expect(at.top + at.height).toBeLessThanOrEqual(size.height)
      }
    }
    expect(Math.min(...reel.layers!.map(({ start }) => start))).toBeGreaterThanOrEqual(0)
    // The title, which lies on top, is within the frame but for its shade.
    const { picture, left, top } = reel.layers!.at(-1)!
    const shade = Math.max(size.width, size.height) * 0.1
    expect(left).toBeGreaterThanOrEqual(-shade)
    expect(left + picture.width).toBeLessThanOrEqual(size.width + shade)
    expect(top + picture.height).toBeLessThanOrEqual(size.height + shade)
    const without = montageOf({ template, photos, title: '', language: 'en', size, seconds, seed: 4 }, { beats, bars })
    expect(without.layers!.length).toBeLessThan(reel.layers!.length)
  }
})
