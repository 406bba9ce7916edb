import type { RasterImage } from '../pixels/linear-image.ts'
import { colourPlanes, fitWithin, fromColourPlanes, type Region } from '../pixels/raster.ts'
import { loadHuman } from './human.ts'

/** Longest side at which faces are looked for; smaller faces than some 40 pixels of it are missed. */
const DETECT_SIDE = 1024

export interface Face {
  box: Region
  /** 0..1 */
  score: number
  /** MediaPipe's 468 face points and 10 iris points: x, y in pixels of the photo, z on the same scale. */
  mesh: readonly (readonly [x: number, y: number, z: number])[]
}

/** Faces in a photo, the largest first. */
export async function findFaces(photo: RasterImage): Promise<Face[]> {
  const { tf, human } = await loadHuman()
  const size = fitWithin(photo, DETECT_SIDE)
  const { data } = fromColourPlanes(colourPlanes(photo, size), size)
  const input = tf.tensor(new Float32Array(data), [1, size.height, size.width, 3], 'float32')
  try {
    const { face, error } = await human.detect(input)
    if (error) throw new Error(error)
    const scale = photo.width / size.width
    return face
      .map(({ box: [left, top, width, height], score, mesh }) => ({
        box: { left: left * scale, top: top * scale, width: width * scale, height: height * scale },
        score,
        mesh: mesh.map(([x, y, z]) => [x * scale, y * scale, (z ?? 0) * scale] as const),
      }))
      .sort((a, b) => b.box.width * b.box.height - a.box.width * a.box.height)
  } finally {
    input.dispose()
  }
}
