import { describe, expect, it } from 'vitest'
import { photo } from '../photo/fixtures.ts'
import { findFaces, type Face } from '../vision/faces.ts'
import { sortFaces } from './sort-faces.ts'

const portrait = await photo('astronaut.png')
const [face] = (await findFaces(portrait)) as [Face]

/** Depth of the mesh's points by their width, which the detection overstates. */
const DEPTH = 0.4

/** The face turned to the side by about so many degrees. */
function turned(degrees: number): Face {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const [middle] = face.mesh[168]!
  return { ...face, mesh: face.mesh.map(([x, y, z]) => [middle + (x - middle) * cosine - DEPTH * z * sine, y, z] as const) }
}
const moved = ({ box, ...rest }: Face, share: number): Face => ({ ...rest, box: { ...box, height: box.height * share } })
const counts = (faces: readonly Face[], features: 'kept' | 'drawn') => {
  const { drawn, painted } = sortFaces(faces, portrait, features)
  return [drawn.length, painted.length]
}

describe('faces of a drawing', () => {
  it('are painted as the photo shows them, or drawn where that is wanted', () => {
    expect(counts([face], 'kept')).toEqual([0, 1])
    expect(counts([face], 'drawn')).toEqual([1, 0])
  })

  it('are painted where they are turned far, or where their points are not to be trusted', () => {
    expect(counts([turned(15)], 'drawn')).toEqual([1, 0])
    expect(counts([turned(60)], 'drawn')).toEqual([0, 1])
    expect(counts([{ ...face, score: 0.97 }], 'drawn')).toEqual([0, 1])
  })

  it('have one manner in one picture, whatever a small one behind them would need', () => {
    expect(counts([face, turned(60)], 'drawn')).toEqual([0, 2])
    expect(counts([face, moved(turned(60), 0.4)], 'drawn')).toEqual([1, 0])
  })
})
