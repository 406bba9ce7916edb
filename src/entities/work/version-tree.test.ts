import { expect, test } from 'vitest'
import { sampleWork } from '../../../tests/support/samples.ts'
import { versionTree } from './version-tree.ts'

const version = (n: number, parent?: number) => sampleWork(n, { parentId: parent === undefined ? undefined : sampleWork(parent).id })
const placesOf = (...works: ReturnType<typeof version>[]) => versionTree(works).map(({ column, lane }) => [column, lane])

test('one after the other they stand in one line', () => {
  expect(placesOf(version(1), version(2, 1), version(3, 2))).toEqual([[0, 0], [1, 0], [2, 0]])
})

test('a second one from the same version gets a line of its own', () => {
  expect(placesOf(version(1), version(2, 1), version(3, 1), version(4, 2), version(5, 3))).toEqual([[0, 0], [1, 0], [1, 1], [2, 0], [2, 1]])
})

test('what is left of a family whose first was deleted begins anew', () => {
  expect(placesOf(version(2, 1), version(3, 1), version(4, 3))).toEqual([[0, 0], [0, 1], [1, 1]])
})
