import { expect, it } from 'vitest'
import { photo } from '../photo/fixtures.ts'
import { findFaces, type Face } from './faces.ts'
import { faceMarks } from './face-marks.ts'

/** The face with the iris of one eye (its points in the mesh) moved up by a share of the distance between the pupils. */
function movedIris(face: Face, first: number, share: number): Face {
  const far = Math.hypot(face.mesh[468]![0] - face.mesh[473]![0], face.mesh[468]![1] - face.mesh[473]![1])
  const mesh = face.mesh.map((point, i) => (i >= first && i < first + 5 ? ([point[0], point[1] - share * far, point[2]] as typeof point) : point))
  return { ...face, mesh }
}

it('has the irises within the eyes, looking alike, where one was taken for something above it', async () => {
  const [face] = await findFaces(await photo('astronaut.png'))
  const gazes = (of: Face) => faceMarks(of).eyes.map(({ iris, centre }) => [iris.centre[0] - centre[0], iris.centre[1] - centre[1]])
  const seen = gazes(face!)
  for (const [first, other] of [[468, 473], [473, 468]] as const) {
    const [one, two] = gazes(movedIris(face!, first, 0.4))
    expect(one).toEqual(two)
    expect(seen).toContainEqual(one)
    expect(gazes(movedIris(movedIris(face!, first, 0.4), other, 0.4))).toEqual([[0, 0], [0, 0]])
  }
  expect(gazes(movedIris(face!, 468, 0.01))).not.toEqual(seen)
})
