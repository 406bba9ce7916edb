import { expect, it } from 'vitest'
import type { Clothing } from '../../vision/clothing.ts'
import { edgedShare } from './garment-edge.ts'

const SIDE = 40
const plane = (of: (x: number, y: number) => number) => Float32Array.from({ length: SIDE * SIDE }, (_, i) => of(i % SIDE, Math.floor(i / SIDE)))
const clothing = { width: SIDE, height: SIDE, person: plane((x) => (x < 35 ? 1 : 0)) } as unknown as Clothing
const below = plane((_, y) => (y >= 20 ? 1 : 0))

it('tells a white top on pale skin from pale skin in the shade', () => {
  const coloured = (top: readonly number[]) => {
    const channel = (c: number) => plane((_, y) => (y >= 20 ? top[c]! : [0.95, 0.82, 0.74][c]!))
    return [channel(0), channel(1), channel(2)] as const
  }
  expect(edgedShare(coloured([0.96, 0.96, 0.97]), below, clothing)).toBe(1)
  expect(edgedShare(coloured([0.8, 0.69, 0.62]), below, clothing)).toBe(0)
})

it('asks for an edge against the person alone', () => {
  const grey = plane(() => 0.5)
  expect(edgedShare([grey, grey, grey], plane((x) => (x < 35 ? 1 : 0)), clothing)).toBe(1)
})
