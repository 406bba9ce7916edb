import { describe, expect, it } from 'vitest'
import { brightener } from '../../tests/support/onnx/tiny-networks.ts'
import { idle, photo } from '../photo/fixtures.ts'
import { findFaces } from '../vision/faces.ts'
import { squareOver } from './face-square.ts'
import { colourAt, createTestModels, noise } from './fixtures.ts'
import { restoreFaces } from './restore-faces.ts'

const model = createTestModels()

describe('faces', async () => {
  const astronaut = await photo('astronaut.png')

  it('lie in the square as the data set has them', async () => {
    const [face] = await findFaces(astronaut)
    const square = squareOver(face!, 512)
    const [x, y] = square.toSquare(...square.toPhoto(100, 300))
    expect([x, y].map(Math.round)).toEqual([100, 300])
    const corners = [33, 133].map((index) => square.toSquare(face!.mesh[index]![0], face!.mesh[index]![1]))
    expect(Math.hypot((corners[0]![0] + corners[1]![0]) / 2 - 193, (corners[0]![1] + corners[1]![1]) / 2 - 240)).toBeLessThan(25)
  })

  it('are put back with a soft edge, and nothing else changes', async () => {
    const restorer = model('faces', { size: 128, input: { range: [-1, 1] }, output: { range: [-1, 1] } }, brightener(128, 0.2))
    const { picture, restored } = await restoreFaces(restorer, astronaut, idle)
    expect(restored).toBe(1)
    const [face] = await findFaces(astronaut)
    const [x, y] = [Math.round(face!.mesh[4]![0]), Math.round(face!.mesh[4]![1])]
    expect(colourAt(picture, x, y)[2]! - colourAt(astronaut, x, y)[2]!).toBeGreaterThan(30)
    expect(colourAt(picture, 20, 200)).toEqual(colourAt(astronaut, 20, 200))
    // Along a line from the face outwards the change fades.
    const changes = Array.from({ length: 90 }, (_, step) => colourAt(picture, x - step, y)[2]! - colourAt(astronaut, x - step, y)[2]!)
    expect(changes.at(-1)).toBe(0)
  })

  it('stay where there are none, or more of them in the photo than the network could give', async () => {
    const restorer = model('faces', { size: 32 }, brightener(32, 0.2))
    expect((await restoreFaces(restorer, noise({ width: 64, height: 64 }), idle)).restored).toBe(0)
    const { picture, restored } = await restoreFaces(restorer, astronaut, idle)
    expect({ restored, isSame: Buffer.compare(picture.data, astronaut.data) === 0 }).toEqual({ restored: 0, isSame: true })
  })
})
