import { expect, it } from 'vitest'
import type { ThingName } from '../vision/things/thing-names.ts'
import { thingsInView } from './things-in-view.ts'

const size = { width: 100, height: 100 }
const thing = (name: ThingName, left: number, top: number, width: number, height: number) => ({ name, atFirst: 0.8, score: 0.8, box: { left, top, width, height } })
const view = (sure: ReturnType<typeof thing>[], perhapsMore: ThingName[] = []) => thingsInView({ sure, unsure: [], perhapsMore: new Set(perhapsMore) }, size)

it('puts the largest first, those of a kind together, and leaves people out', () => {
  const found = view([thing('cat', 0, 60, 20, 20), thing('person', 0, 0, 90, 90), thing('cat', 12, 60, 20, 20), thing('couch', 50, 20, 50, 60)], ['cat'])
  expect(found).toEqual([
    { name: 'couch', count: 1, more: false, place: 'right' },
    { name: 'cat', count: 2, more: true, place: 'around' },
  ])
})

it('says behind for what is small and does not stand in front of something large', () => {
  const near = thing('dog', 0, 30, 60, 60)
  expect(view([near, thing('bicycle', 80, 40, 15, 15)])[1]).toMatchObject({ name: 'bicycle', place: 'behind' })
  expect(view([near, thing('bicycle', 80, 80, 15, 15)])[1]).toMatchObject({ name: 'bicycle', place: 'right' })
  expect(view([thing('bicycle', 80, 40, 15, 15)])[0]).toMatchObject({ place: 'right' })
})

it('says that one thing fills the picture, and nothing of a place for things here and there', () => {
  expect(view([thing('cat', 0, 0, 90, 90)])[0]).toMatchObject({ place: 'filling' })
  expect(view([thing('boat', 0, 60, 20, 20), thing('boat', 70, 60, 20, 20)])[0]).toMatchObject({ count: 2, place: 'around' })
})
