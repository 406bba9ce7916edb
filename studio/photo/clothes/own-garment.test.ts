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

const RED = [180, 40, 70] as const
const BLUE = [40, 60, 160] as const
const GRASS = [70, 140, 50] as const
/** A jersey of red and blue stripes over red shorts, bare legs, and blue socks. */
const striped = { hem: 92, shorts: 118, knees: 132 }
const isPlayer = (x: number, y: number) => (y < striped.shorts ? Math.abs(x - 80) < (y < striped.hem ? 40 : 36) : Math.abs(Math.abs(x - 80) - 25) < 6)
const isWorn = (x: number, y: number) => isPlayer(x, y) && y > 36 && (y < striped.shorts || y > striped.knees)
const jersey = (x: number, y: number) => {
  if (!isPlayer(x, y)) return GRASS
  if (y > striped.knees) return BLUE
  return y >= striped.hem || x % 20 < 13 ? RED : BLUE
}

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
  const clothed = (colourAt: (x: number, y: number) => readonly [number, number, number], frame = body, mask = plane((_, y) => y > 36)) => {
    const data = Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, at) => {
      const i = Math.floor(at / 3)
      return colourAt(i % SIDE, Math.floor(i / SIDE))[at % 3]!
    })
    const none = () => plane(() => false)
    const clothing = { width: SIDE, height: SIDE, mask, person: mask, skin: none(), hair: none(), body: frame, reach: none(), isSure: false, doubt: 0, bareFace: [0.8, 0.6, 0.5] as const }
    return { clothing, colours: colourPlanes({ width: SIDE, height: SIDE, channels: 3, data }) }
  }
  const own = (keep = new Uint8Array(SIDE * SIDE), jacket: readonly [number, number, number] = JACKET) =>
    ownGarment(module, clothed(colourIn(jacket)), 'upper', keep, unwatched)

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

  it('does not take shorts and socks in the colours of a jersey for the rest of it', () => {
    const seen = (left: number, right: number, y: number) => joints(left, right, y).map((joint) => ({ ...joint, seen: true })) as [BodyJoint, BodyJoint]
    const player: BodyFrame = { ...body, faceHeight: 24, faceWidth: 18, chin: [80, 34], neck: [80, 40], shoulders: seen(112, 48, 44), hips: seen(98, 62, 100), knees: seen(98, 62, 126) }
    const garment = ownGarment(module, clothed(jersey, player, plane(isWorn)), 'upper', new Uint8Array(SIDE * SIDE), unwatched)
    const share = (from: number, to: number) => {
      const rows = garment.subarray(from * SIDE, to * SIDE)
      return rows.reduce((sum, value) => sum + value, 0) / ((to - from) * 72)
    }
    expect(share(46, 84)).toBeGreaterThan(0.9)
    expect(share(100, striped.shorts)).toBeLessThan(0.1)
    expect(share(striped.knees + 2, SIDE)).toBe(0)
  })
})
