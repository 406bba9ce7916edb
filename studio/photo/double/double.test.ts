import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { idle, photoBytes } from '../fixtures.ts'
import { run as makePortraits } from './make-portraits-task.ts'
import { samePerson } from './same-person.ts'
import { run as study } from './study-face-task.ts'

const astronaut = () => sharp(photoBytes('astronaut.png')).extract({ left: 40, top: 0, width: 420, height: 440 }).resize(840)
const jpeg = async (picture: Sharp) => picture.jpeg({ quality: 95 }).toBuffer()
const officer = () => sharp(new URL('../../../public/samples/photos/officer.webp', import.meta.url).pathname).flatten()

test('photos of one person belong together, whatever their light and tilt; that of another does not', async () => {
  const photos = [astronaut(), astronaut().flop().modulate({ brightness: 0.8 }), sharp(await jpeg(astronaut())).rotate(9, { background: '#777' }), officer()]
  const studied = [] as Awaited<ReturnType<typeof study>>[]
  for (const photo of photos) studied.push(await study({ photo: await jpeg(photo) }, idle))
  expect(studied.map(({ fault }) => fault)).toEqual([undefined, undefined, undefined, undefined])
  expect(samePerson(studied.map(({ descriptor }) => descriptor!))).toEqual(['same', 'same', 'same', 'other-person'])
  expect(samePerson([0, 0, 3].map((i) => studied[i]!.descriptor!))).toEqual(['same', 'same-photo', 'other-person'])
})

test('what is wrong with a photo is told', async () => {
  const beside = sharp({ create: { width: 1440, height: 840, channels: 3, background: '#999' } }).composite([
    { input: await jpeg(astronaut().resize(720, 754)), left: 0, top: 0 },
    { input: await jpeg(officer().resize(720, 720)), left: 720, top: 0 },
  ])
  const faults = [] as (string | undefined)[]
  for (const photo of [sharp(photoBytes('coffee.png')), beside, astronaut().linear(0.12), astronaut().resize(200)])
    faults.push((await study({ photo: await jpeg(photo) }, idle)).fault)
  expect(faults).toEqual(['no-face', 'several-faces', 'face-dark', 'face-too-small'])
})

test('portraits are upright, of one form, and the best photo comes first', async () => {
  const photos = [await jpeg(astronaut().blur(2.2)), await jpeg(astronaut()), await jpeg(sharp(photoBytes('coffee.png')))]
  const progress: number[] = []
  const made = await makePortraits({ photos, most: 5 }, { ...idle, progress: (fraction) => void progress.push(fraction) })
  expect(made.map(({ photo }) => photo)).toEqual([1, 0])
  for (const { width, height } of made) expect(width / height).toBeCloseTo(0.75, 2)
  expect(progress.at(-1)).toBe(1)
  expect(progress).toEqual(progress.toSorted((a, b) => a - b))
})
