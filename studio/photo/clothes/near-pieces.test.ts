import { describe, expect, it } from 'vitest'
import { loadOpenCv } from '../../vision/opencv.ts'
import { nearPieces } from './near-pieces.ts'

const size = { width: 100, height: 100 }
const box = (left: number, top: number, right: number, bottom: number) => (i: number) => i % 100 >= left && i % 100 < right && i / 100 >= top && i / 100 < bottom
const of = (...boxes: ((i: number) => boolean)[]) => Float32Array.from({ length: 10_000 }, (_, i) => (boxes.some((isIn) => isIn(i)) ? 1 : 0))
const [shirt, strap, cushion, trousers] = [box(30, 30, 70, 70), box(40, 22, 44, 27), box(0, 40, 8, 50), box(30, 84, 60, 100)]

describe('pieces of a garment', async () => {
  const { cv } = await loadOpenCv()
  const none = new Uint8Array(10_000)

  it('stay where they are near or large, and go where they are small and apart', () => {
    expect(nearPieces(cv, of(shirt, strap, cushion, trousers), none, 20, size)).toEqual(of(shirt, strap, trousers))
  })

  it('stay where they are struck in', () => {
    expect(nearPieces(cv, of(shirt, cushion), Uint8Array.from(of(box(2, 42, 4, 44))), 20, size)).toEqual(of(shirt, cushion))
  })
})
