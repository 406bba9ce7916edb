import { loadHuman } from '../../../vision/human.ts'
import { faceRegions } from '../../../vision/face-geometry.ts'

/** The mesh's triangles as triples of indices, with the gap between the lips filled, which the model leaves out. */
export async function meshTriangles(): Promise<readonly number[]> {
  const { human } = await loadHuman()
  const { mouth } = faceRegions
  const upper = mouth.slice(1, 10)
  const lower = mouth.slice(11).toReversed()
  const strip = upper.slice(0, -1).flatMap((point, i) => [point, upper[i + 1]!, lower[i]!, upper[i + 1]!, lower[i + 1]!, lower[i]!])
  const corners = [mouth[0], upper[0]!, lower[0]!, mouth[10], upper.at(-1)!, lower.at(-1)!]
  return [...human.faceTriangulation, ...strip, ...corners]
}
