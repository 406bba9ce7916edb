import type { RasterImage } from '../../pixels/linear-image.ts'
import { gaussianBlur, resizePlane, type Plane } from '../../pixels/plane.ts'
import { fitWithin, type Region } from '../../pixels/raster.ts'
import type { SceneLight } from './face-light.ts'
import type { HeadFrame } from './head-frame.ts'
import type { Surroundings } from './hide-head.ts'
import type { ItemDesign } from './item.ts'
import type { Canvas3d } from './render/canvas.ts'

/** Side at which shadows are blurred. */
const SHADOW_SIDE = 512

/** What was drawn, at the photo's size: linear light, premultiplied. */
export interface Layer {
  region: Region
  r: Plane
  g: Plane
  b: Plane
  a: Plane
}

export function createLayer(region: Region): Layer {
  const plane = () => new Float32Array(region.width * region.height)
  return { region, r: plane(), g: plane(), b: plane(), a: plane() }
}

/** Puts a band of the layer, as wide as it, into its place: the means of the samples. */
export function putBand(layer: Layer, { region, samples, width, ...drawn }: Canvas3d): void {
  const share = 1 / (samples * samples)
  const start = (region.top - layer.region.top) * layer.region.width
  for (const channel of ['r', 'g', 'b', 'a'] as const) {
    const [plane, out] = [drawn[channel], layer[channel]]
    for (let y = 0, i = start; y < region.height; y++) {
      for (let x = 0; x < region.width; x++, i++) {
        let sum = 0
        for (let v = 0; v < samples; v++) {
          const row = (y * samples + v) * width + x * samples
          for (let u = 0; u < samples; u++) sum += plane[row + u]!
        }
        out[i] = sum * share
      }
    }
  }
}

const toLight = (value: number) => Math.pow(value / 255, 2.2)
const toByte = (light: number) => (light <= 0 ? 0 : 255 * Math.pow(
  light < 0.7 ? light : 0.7 + 0.3 * Math.tanh((light - 0.7) / 0.3),
  1 / 2.2,
) + 0.5)

export function castShadow(
  photo: RasterImage,
  { region, a }: Layer,
  { shadow }: Pick<ItemDesign, 'shadow'>,
  { placing }: HeadFrame,
  light: SceneLight,
  around: Surroundings,
): void {
  if (shadow.strength === 0) return
  const small = fitWithin(region, SHADOW_SIDE)
  const ratio = small.width / region.width
  const shape = resizePlane(a, region.width, region.height, small.width, small.height)
  const soft = gaussianBlur(shape, small.width, small.height, Math.max(0.6, shadow.blur * placing.scale * ratio))
  const dropX = (-light.from[0] / light.from[2]) * shadow.drop * placing.scale
  const dropY = Math.max(0.35, light.from[1] / light.from[2]) * shadow.drop * placing.scale * 1.4
  const { width, height, channels, data } = photo
  for (let y = 0; y < region.height; y++) {
    for (let x = 0; x < region.width; x++) {
      const [fromX, fromY] = [Math.round((x - dropX) * ratio), Math.round((y - dropY) * ratio)]
      if (fromX < 0 || fromY < 0 || fromX >= small.width || fromY >= small.height) continue
      const dark = soft[fromY * small.width + fromX]! * shadow.strength
      if (dark < 0.004) continue
      const [px, py] = [x + region.left, y + region.top]
      if (px >= width || py >= height) continue
      const k = 1 - dark * around.person(px, py)
      const at = (py * width + px) * channels
      // Blood under the skin keeps a shadow warm.
      for (let c = 0; c < 3; c++) data[at + c] = data[at + c]! * Math.pow(k, c === 0 ? 0.9 : 1.05)
    }
  }
}

/** Light that spreads from a thing over what is around it. */
export function shine(photo: RasterImage, { region, r, g, b }: Layer, { placing }: HeadFrame, strength: number): void {
  const small = fitWithin(region, SHADOW_SIDE / 2)
  const ratio = small.width / region.width
  const spread = [r, g, b].map((plane) => {
    const shape = resizePlane(plane, region.width, region.height, small.width, small.height)
    const near = gaussianBlur(shape, small.width, small.height, 0.7 * placing.scale * ratio)
    const far = gaussianBlur(shape, small.width, small.height, 2.2 * placing.scale * ratio)
    return resizePlane(near.map((value, i) => 0.5 * value + 0.7 * far[i]!), small.width, small.height, region.width, region.height)
  })
  const { width, channels, data } = photo
  for (let y = 0; y < region.height; y++) {
    for (let x = 0; x < region.width; x++) {
      const at = ((y + region.top) * width + x + region.left) * channels
      for (let c = 0; c < 3; c++) {
        const under = toLight(data[at + c]!)
        const over = Math.min(1, spread[c]![y * region.width + x]! * strength)
        data[at + c] = toByte(1 - (1 - under) * (1 - 0.8 * over))
      }
    }
  }
}

export function lay(photo: RasterImage, { region, r, g, b, a }: Layer, { white }: SceneLight, { hair }: Surroundings): void {
  const { width, channels, data } = photo
  const planes = [r, g, b]
  for (let y = 0; y < region.height; y++) {
    for (let x = 0; x < region.width; x++) {
      const i = y * region.width + x
      if (a[i]! < 0.002) continue
      const [px, py] = [x + region.left, y + region.top]
      const shown = 1 - hair(px, py)
      const at = (py * width + px) * channels
      for (let c = 0; c < 3; c++) {
        const light = toLight(data[at + c]!) * (1 - a[i]! * shown) + planes[c]![i]! * white[c]! * shown
        data[at + c] = toByte(light)
      }
    }
  }
}
