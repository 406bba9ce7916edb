import { clamp } from '../../pixels/colour.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { unit, type Vec } from '../../pixels/vector.ts'
import { faceRegions } from '../../vision/face-geometry.ts'
import type { HeadFrame } from './head-frame.ts'
import type { Light } from './render/materials.ts'

export interface SceneLight extends Light {
  /** Linear red, green and blue of a white thing in this light. */
  white: readonly [number, number, number]
}

/** How sideways the light may come: a face says more of its own form than of the lamp. */
const LOW = 0.75

/**
 * The light on a face: brightness is fitted by a slope over it, as a rounded thing lit from a side shows. Shapes of
 * shadow and make-up make this rough, so the light stays in front and above.
 */
export function faceLight({ width, height, channels, data }: RasterImage, { face, placing }: HeadFrame): SceneLight {
  const samples: { x: number; y: number; light: number; colour: [number, number, number] }[] = []
  for (const i of [...faceRegions.leftCheek, ...faceRegions.rightCheek, ...faceRegions.forehead, 1, 4, 199, 200]) {
    const [px, py] = face.mesh[i]!
    const [x, y] = [Math.round(px), Math.round(py)]
    if (x < 0 || y < 0 || x >= width || y >= height) continue
    const at = (y * width + x) * channels
    const colour = [0, 1, 2].map((c) => Math.pow(data[at + c]! / 255, 2.2)) as [number, number, number]
    const light = 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2]
    samples.push({
      x: (px - placing.origin[0]) / (7 * placing.scale),
      y: (placing.origin[1] - py) / (7 * placing.scale),
      light,
      colour,
    })
  }
  const mean = samples.reduce((sum, { light }) => sum + light, 0) / Math.max(1, samples.length)
  const slope = (of: 'x' | 'y') =>
    samples.reduce((sum, sample) => sum + sample[of] * (sample.light - mean), 0) /
    (samples.reduce((sum, sample) => sum + sample[of] ** 2, 0) * Math.max(0.02, mean) + 1e-3)
  const from: Vec = unit([clamp(1.4 * slope('x'), -LOW, LOW), 0.5 + clamp(0.6 * slope('y'), -0.2, 0.4), 0.9])
  const harshness = clamp(Math.hypot(slope('x'), slope('y')), 0, 1)
  return { from, key: 0.55 + 0.2 * harshness, ambient: 0.5 - 0.15 * harshness, white: whiteOf(data, channels, width * height) }
}

/** What a white thing would be: the photo's bright parts, and a little of its tint. */
function whiteOf(data: Uint8Array, channels: number, count: number): [number, number, number] {
  const histogram = new Uint32Array(256)
  const sums = [1, 1, 1]
  const step = Math.max(1, Math.floor(count / 60_000))
  let seen = 0
  for (let i = 0; i < count; i += step, seen++) {
    const at = i * channels
    histogram[Math.round(0.2126 * data[at]! + 0.7152 * data[at + 1]! + 0.0722 * data[at + 2]!)]!++
    for (let c = 0; c < 3; c++) sums[c]! += data[at + c]!
  }
  let [bright, left] = [255, 0.04 * seen]
  while (bright > 0 && (left -= histogram[bright]!) > 0) bright--
  const level = clamp(Math.pow(bright / 255, 2.2) * 1.05, 0.4, 0.95)
  const grey = (sums[0]! + sums[1]! + sums[2]!) / 3
  const tint = (c: number) => clamp(Math.pow(sums[c]! / grey, 0.35), 0.88, 1.12)
  return [level * tint(0), level * tint(1), level * tint(2)]
}

