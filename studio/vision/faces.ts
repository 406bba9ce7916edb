import type { RasterImage } from '../pixels/linear-image.ts'
import { colourPlanes, fitWithin, fromColourPlanes, type Region } from '../pixels/raster.ts'
import { withMargin } from './bounds.ts'
import { loadHuman } from './human.ts'
import { recentAnswers } from './recent-answers.ts'

/** Longest side at which faces are looked for; smaller faces than some 40 pixels of it are missed. */
const DETECT_SIDE = 1024
/** Width of the margin that is put around a photo in which no face was found, as a share of its sides: the detector misses faces that reach to the edge. */
const MARGIN = 0.25
/** Grey, as what is around a face tells nothing. */
const MARGIN_LIGHT = 128
/** Least width of a face that is found with a margin, of the photo's shorter side, and its least score: cats have some. */
const FILLING = { width: 0.6, score: 0.97 }

export interface Face {
  box: Region
  /** 0..1 */
  score: number
  /** MediaPipe's 468 face points and 10 iris points: x, y in pixels of the photo, z on the same scale. */
  mesh: readonly (readonly [x: number, y: number, z: number])[]
}

const answers = recentAnswers<readonly Face[]>(32)

/** Faces in a photo, the largest first. */
export async function findFaces(photo: RasterImage): Promise<Face[]> {
  const size = fitWithin(photo, DETECT_SIDE)
  const isSmall = photo.channels === 3 && photo.width === size.width && photo.height === size.height
  const small = isSmall ? photo : fromColourPlanes(colourPlanes(photo, size), size)
  const scale = photo.width / size.width
  const found = await detect(small, 0, scale)
  const fills = ({ box, score }: Face) => score > FILLING.score && box.width > FILLING.width * Math.min(photo.width, photo.height)
  const faces = found.length > 0 ? found : (await detect(small, MARGIN, scale)).filter(fills)
  return faces.toSorted((a, b) => b.box.width * b.box.height - a.box.width * a.box.height)
}

/** Faces in a picture with a grey margin around it, `margin` of each side; in the picture's own pixels times `scale`. */
function detect(picture: RasterImage, margin: number, scale: number): Promise<readonly Face[]> {
  const { width, height, data } = picture
  return answers.ask([data, Float32Array.of(width, height, margin, scale)], () => detectAnew(picture, margin, scale))
}

async function detectAnew({ width, height, data }: RasterImage, margin: number, scale: number): Promise<Face[]> {
  const { tf, human } = await loadHuman()
  const [left, top] = [Math.round(margin * width), Math.round(margin * height)]
  const whole = { width: width * scale, height: height * scale }
  const input = tf.tidy(() => {
    const plain = tf.tensor4d(new Float32Array(data), [1, height, width, 3], 'float32')
    return margin === 0 ? plain : tf.pad(plain, [[0, 0], [top, top], [left, left], [0, 0]], MARGIN_LIGHT)
  })
  try {
    const { face, error } = await human.detect(input)
    if (error) throw new Error(error)
    return face.map(({ box: [x, y, boxWidth, boxHeight], score, mesh }) => ({
      box: withMargin({ left: (x - left) * scale, top: (y - top) * scale, width: boxWidth * scale, height: boxHeight * scale }, whole, 0),
      score,
      mesh: mesh.map(([pointX, pointY, z]) => [(pointX - left) * scale, (pointY - top) * scale, (z ?? 0) * scale] as const),
    }))
  } finally {
    input.dispose()
  }
}
