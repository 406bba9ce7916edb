import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { RasterImage } from '../pixels/linear-image.ts'
import { meanOf, resizePlane, type Plane } from '../pixels/plane.ts'
import { colourPlanes, fitWithin, fromColourPlanes, wholeOf, type Region, type Size } from '../pixels/raster.ts'
import { boundsOf, withMargin } from './bounds.ts'
import { withOwned, type Net, type OpenCv } from './opencv.ts'
import { recentAnswers } from './recent-answers.ts'
import { unwatched, type Watch } from './watch.ts'

/** Side of the model's square input and output. */
const MODEL_SIDE = 256
/** Longest side of the mask that is handed out. */
const MASK_SIDE = 512

export interface PersonMask extends Size {
  /** Probability of a person, 0..1. */
  mask: Plane
}

/** The least share of the frame that somebody takes up. */
const SOMEBODY = 0.01

/** Whether a mask of people is more than a trace, so that it is worth looking for faces. */
export const mayShowSomebody = ({ mask }: PersonMask): boolean => meanOf(mask) > SOMEBODY

const answers = recentAnswers<Plane>(16)

const nets = new WeakMap<OpenCv, Net>()

function netOf(cv: OpenCv): Net {
  const known = nets.get(cv)
  if (known) return known
  const model = createRequire(import.meta.url).resolve('@mediapipe/selfie_segmentation/selfie_segmentation.tflite')
  cv.FS_createDataFile('/', 'person.tflite', readFileSync(model), true, false, false)
  const net = cv.readNetFromTFLite('person.tflite')
  nets.set(cv, net)
  return net
}

function segment(cv: OpenCv, photo: RasterImage, region: Region): Plane {
  const square = { width: MODEL_SIDE, height: MODEL_SIDE }
  const input = fromColourPlanes(colourPlanes(photo, square, region), square)
  return answers.askNow([input.data], () => withOwned(cv, (own) => {
    const image = own(cv.matFromArray(MODEL_SIDE, MODEL_SIDE, cv.CV_8UC3, input.data))
    const none = new cv.Scalar(0, 0, 0, 0)
    const blob = own(cv.blobFromImage(image, 1 / 255, new cv.Size(MODEL_SIDE, MODEL_SIDE), none, false, false, cv.CV_32F))
    const net = netOf(cv)
    net.setInput(blob)
    return new Float32Array(own(net.forward()).data32F)
  }))
}

/**
 * People in a photo by MediaPipe's selfie segmentation. The model sees 256 pixels whatever the photo's size, so
 * a person who fills only a part of the frame is looked at again in a crop, which sharpens the outline.
 */
export function personMask(cv: OpenCv, photo: RasterImage, { checkCancelled }: Watch = unwatched): PersonMask {
  const size = fitWithin(photo, MASK_SIDE)
  const mask = resizePlane(segment(cv, photo, wholeOf(photo)), MODEL_SIDE, MODEL_SIDE, size.width, size.height)
  const bounds = boundsOf(mask, size, 0.5)
  if (!bounds) return { ...size, mask }
  const crop = withMargin(bounds, size, 0.2)
  if (crop.width * crop.height > 0.75 * size.width * size.height) return { ...size, mask }
  checkCancelled()
  const scale = photo.width / size.width
  const closer = segment(cv, photo, {
    left: Math.floor(crop.left * scale),
    top: Math.floor(crop.top * scale),
    width: Math.floor(crop.width * scale),
    height: Math.floor(crop.height * scale),
  })
  mask.fill(0)
  const part = resizePlane(closer, MODEL_SIDE, MODEL_SIDE, crop.width, crop.height)
  for (let y = 0; y < crop.height; y++) {
    mask.set(part.subarray(y * crop.width, (y + 1) * crop.width), (crop.top + y) * size.width + crop.left)
  }
  return { ...size, mask }
}
