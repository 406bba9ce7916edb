import { describe, expect, it } from 'vitest'
import { colourPlanes } from '../../pixels/raster.ts'
import type { BodyFrame, BodyJoint } from '../../vision/body-frame.ts'
import { loadOpenCv } from '../../vision/opencv.ts'
import { unwatched } from '../../vision/watch.ts'
import { ownGarment } from './own-garment.ts'

const SIDE = 160
const JACKET = [40, 44, 60] as const
const SHIRT = [240, 240, 235] as const
const BADGE = [200, 40, 50] as const
const NEIGHBOUR = [60, 140, 80] as const

/** A dark jacket open over a white shirt, the jacket's own colour in a tie on it, a badge, and a neighbour's sleeve. */
const isShirt = (x: number, y: number) => Math.abs(x - 80) < 24 - (y - 40) * 0.4 && y < 100
const isTie = (x: number, y: number) => Math.abs(x - 80) < 7 && y > 46 && y < 70
const isBadge = (x: number, y: number) => x >= 110 && x < 122 && y >= 80 && y < 90
const colourIn = (jacket: readonly [number, number, number]) => (x: number, y: number) =>
  x < 26 ? NEIGHBOUR : isTie(x, y) ? jacket : isShirt(x, y) ? SHIRT : isBadge(x, y) ? BADGE : jacket

const plane = (of: (x: number, y: number) => boolean) =>
  Float32Array.from({ length: SIDE * SIDE }, (_, i) => (of(i % SIDE, Math.floor(i / SIDE)) ? 1 : 0))
const joints = (left: number, right: number, y: number): [BodyJoint, BodyJoint] => [{ at: [left, y], seen: false }, { at: [right, y], seen: false }]

const body: BodyFrame = {
  faceHeight: 60,
  faceWidth: 44,
  chin: [80, 30],
  forehead: [80, -30],
  neck: [80, 45],
  shoulders: joints(125, 35, 50),
  elbows: joints(140, 20, 150),
  wrists: joints(140, 20, 200),
  hips: joints(105, 55, 180),
  knees: joints(105, 55, 260),
  ankles: joints(105, 55, 330),
}

describe('ownGarment', async () => {
  const { cv: module } = await loadOpenCv()
  const clothed = (jacket: readonly [number, number, number]) => {
    const colourAt = colourIn(jacket)
    const data = Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, at) => {
      const i = Math.floor(at / 3)
      return colourAt(i % SIDE, Math.floor(i / SIDE))[at % 3]!
    })
    const none = () => plane(() => false)
    const mask = plane((_, y) => y > 36)
    const clothing = { width: SIDE, height: SIDE, mask, person: mask, skin: none(), hair: none(), body, reach: none(), isSure: false, doubt: 0, bareFace: [0.8, 0.6, 0.5] as const }
    return { clothing, colours: colourPlanes({ width: SIDE, height: SIDE, channels: 3, data }) }
  }
  const own = (keep = new Uint8Array(SIDE * SIDE), jacket: readonly [number, number, number] = JACKET) =>
    ownGarment(module, clothed(jacket), 'upper', keep, unwatched)

  it.each([['dark', JACKET], ['grey, of which white is a lighter shade', [100, 100, 104]]] as const)('tells the jacket from the shirt, the tie, a badge and a neighbour: %s', (_, jacket) => {
    const garment = own(undefined, jacket)
    const at = (x: number, y: number) => garment[y * SIDE + x]
    expect([at(50, 110), at(130, 120), at(80, 140)]).toEqual([1, 1, 1])
    expect([at(90, 60), at(80, 85), at(80, 58), at(116, 85), at(8, 100)]).toEqual([0, 0, 0, 0, 0])
  })

  it('takes in what the person marked', () => {
    const keep = Uint8Array.from(plane((x, y) => Math.hypot(x - 80, y - 85) < 4))
    expect(own(keep)[60 * SIDE + 92]).toBe(1)
  })
})
