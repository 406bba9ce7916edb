import { describe, expect, it } from 'vitest'
import { photo } from '../photo/fixtures.ts'
import { colourPlanes, fromColourPlanes } from '../pixels/raster.ts'
import { findFaces, type Face } from './faces.ts'

describe('findFaces', () => {
  it('finds a face and its points in pixels of the photo', async () => {
    const portrait = await photo('astronaut.png')
    const faces = await findFaces(portrait)
    expect(faces).toHaveLength(1)
    const [{ box, score, mesh }] = faces as [(typeof faces)[0]]
    expect(score).toBeGreaterThan(0.9)
    expect(box.left + box.width / 2).toBeCloseTo(112, -1)
    expect(box.top + box.height / 2).toBeCloseTo(61, -1)
    expect(mesh).toHaveLength(478)
    // MediaPipe's point 1 is the tip of the nose; 468 and 473 are the pupils.
    const [[noseX, noseY], [eyeX], [otherEyeX]] = [mesh[1]!, mesh[468]!, mesh[473]!]
    expect(noseX).toBeGreaterThan(Math.min(eyeX, otherEyeX))
    expect(noseX).toBeLessThan(Math.max(eyeX, otherEyeX))
    expect(noseY).toBeCloseTo(66, -1)
  })

  it('finds one that leaves no room around it, within the photo', async () => {
    const portrait = await photo('astronaut.png')
    const [{ box }] = (await findFaces(portrait)) as [Face]
    const inner = { left: Math.round(box.left + box.width / 4), top: Math.round(box.top + box.height / 4), width: Math.round(box.width / 2), height: Math.round(box.height / 2) }
    const size = { width: 4 * inner.width, height: 4 * inner.height }
    const [face, ...others] = await findFaces(fromColourPlanes(colourPlanes(portrait, size, inner), size))
    expect(others).toEqual([])
    expect(face!.box.left).toBeGreaterThanOrEqual(0)
    expect(face!.box.width).toBeLessThanOrEqual(size.width)
    const [noseX, noseY] = face!.mesh[1]!
    expect(Math.abs(noseX / size.width - 0.5)).toBeLessThan(0.25)
    expect(Math.abs(noseY / size.height - 0.55)).toBeLessThan(0.25)
  })

  it('finds none in a cat', async () => {
    expect(await findFaces(await photo('chelsea.png'))).toEqual([])
  })
})
