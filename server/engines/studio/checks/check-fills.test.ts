import { expect, it } from 'vitest'
import { marginsWithout } from './check-fills.ts'

const none = { top: 0, right: 0, bottom: 0, left: 0 }
const half = { left: true, right: false }

it('says nothing where no side that is asked for runs through somebody', () => {
  expect(marginsWithout({ ...none, right: 0.2, top: 0.1 }, half)).toBeUndefined()
  expect(marginsWithout({ ...none, left: 0.2, right: 0.2 }, { left: false, right: false })).toBeUndefined()
})

it('leaves out the side that cannot be extended, and keeps the others', () => {
  expect(marginsWithout({ top: 0.25, right: 0.25, bottom: 0.25, left: 0.25 }, half)).toEqual({ top: 0.25, right: 0.25, bottom: 0.25, left: 0 })
})

it('keeps the form of the picture by the other side', () => {
  expect(marginsWithout({ ...none, left: 0.2, right: 0.2 }, half)).toEqual({ ...none, right: 0.4 })
  expect(marginsWithout({ ...none, right: 0.3 }, { left: false, right: true })).toEqual({ ...none, left: 0.3 })
  expect(marginsWithout({ ...none, left: 0.9, right: 0.9 }, half)).toEqual({ ...none, right: 1 })
})

it('offers above and below where neither side can be extended', () => {
  expect(marginsWithout({ ...none, left: 0.2, right: 0.2 }, { left: true, right: true })).toEqual({ ...none, top: 0.2, bottom: 0.2 })
})
