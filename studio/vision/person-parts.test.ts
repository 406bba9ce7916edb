import { expect, it } from 'vitest'
import { meanIn, photo } from '../photo/fixtures.ts'
import type { Region } from '../pixels/raster.ts'
import { findPersonView } from './find-person.ts'
import { findFaces } from './faces.ts'
import { loadOpenCv } from './opencv.ts'
import { partsOfHead, personParts } from './person-parts.ts'
import { unwatched } from './watch.ts'

const portrait = await photo('astronaut.png')
const { cv } = await loadOpenCv()
const [face] = await findFaces(portrait)
const view = await findPersonView(cv, portrait, face!, [], unwatched)

it('tells hair, skin, clothes and ground apart', () => {
  const share = (part: keyof NonNullable<typeof view.parts>, region: Region) => meanIn(view.parts![part], view, region)
  expect(share('hair', { left: 136, top: 36, width: 8, height: 8 })).toBeGreaterThan(0.8)
  expect(share('skin', { left: 100, top: 50, width: 25, height: 20 })).toBeGreaterThan(0.9)
  expect(share('clothes', { left: 65, top: 190, width: 20, height: 30 })).toBeGreaterThan(0.9)
  for (const part of ['hair', 'skin', 'clothes', 'things'] as const) expect(share(part, { left: 150, top: 10, width: 20, height: 15 })).toBeLessThan(0.1)
})

it('sees the parts of a head in a region, at any size', async () => {
  const region = { left: 80, top: 10, width: 90, height: 110 }
  const size = { width: 45, height: 55 }
  const { hair, skin } = (await partsOfHead(portrait, region, size, unwatched))!
  expect(meanIn(hair, size, { left: 28, top: 13, width: 4, height: 4 })).toBeGreaterThan(0.8)
  expect(meanIn(skin, size, { left: 10, top: 20, width: 12, height: 10 })).toBeGreaterThan(0.9)
})

it('says nothing of a photo in which it does not find the face', async () => {
  const noise = { ...portrait, data: portrait.data.map((_, i) => (i * 7919) % 251) }
  expect(await personParts(noise, view, unwatched)).toBeUndefined()
})
