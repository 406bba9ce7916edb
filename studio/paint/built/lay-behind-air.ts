import type { LinearImage } from '../../pixels/linear-image.ts'
import type { Air } from '../terrain/air.ts'
import { createScratch } from '../terrain/mixing.ts'
import type { View } from '../terrain/view.ts'
import { drawnOn, lightOf, type LightLayer } from './light-layer.ts'

/**
 * Lays what is drawn at one distance over a picture, behind the air before it and behind ground that is clearly nearer
 * (`distance`, metres ahead of each pixel, which takes the layer's own). In place.
 */
export function layBehindAir(
  image: LinearImage, distance: Float32Array, layer: LightLayer, view: View, air: Air, z: number, checkCancelled: () => void,
): void {
  const { width, height } = image
  const [red, green, blue] = image.planes
  const data = drawnOn(layer)
  checkCancelled()
  const light = lightOf(layer)
  const veil = createScratch()
  const through = createScratch()
  for (let row = 0; row < height; row++) {
    if ((row & 127) === 0) checkCancelled()
    const slopeY = (view.horizon - row - 0.5) / view.focal
    const y = view.eye + slopeY * z
    veil.fill(0)
    through.fill(1)
    air(veil, z, 0, y, 0, Math.max(0, slopeY))
    air(through, z, 0, y, 0, Math.max(0, slopeY))
    const clear = [through[0]! - veil[0]!, through[1]! - veil[1]!, through[2]! - veil[2]!] as const
    for (let i = row * width, at = 4 * i, end = i + width; i < end; i++, at += 4) {
      const byte = data[at + 3]!
      if (byte === 0 || distance[i]! < 0.6 * z) continue
      const alpha = byte / 255
      red[i]! += (light[data[at]!]! * clear[0] + veil[0]! - red[i]!) * alpha
      green[i]! += (light[data[at + 1]!]! * clear[1] + veil[1]! - green[i]!) * alpha
      blue[i]! += (light[data[at + 2]!]! * clear[2] + veil[2]! - blue[i]!) * alpha
      if (byte > 127) distance[i] = z
    }
  }
}
