import { smoothstep } from '../../pixels/colour.ts'
import type { Region, Size } from '../../pixels/raster.ts'
import { fitWithin } from '../../pixels/raster.ts'
import type { Weights } from './sharpen.ts'

const SIDE = 256

/** 1 on faces, falling softly to 0 around them; undefined without any. */
export function faceWeights(faces: readonly Region[], photo: Size): Weights | undefined {
  if (faces.length === 0) return undefined
  const size = fitWithin(photo, SIDE)
  const scale = size.width / photo.width
  const plane = new Float32Array(size.width * size.height)
  for (const { left, top, width, height } of faces) {
    const [middleX, middleY] = [(left + width / 2) * scale, (top + height / 2) * scale]
    for (let y = 0, i = 0; y < size.height; y++) {
      for (let x = 0; x < size.width; x++, i++) {
        const distance = Math.hypot((x - middleX) / (0.55 * width * scale), (y - middleY) / (0.65 * height * scale))
        plane[i] = Math.max(plane[i]!, smoothstep(1.25, 0.85, distance))
      }
    }
  }
  return { ...size, plane }
}
