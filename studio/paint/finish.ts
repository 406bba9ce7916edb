import { smoothstep, type Rgb } from '../pixels/colour.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { gaussianBlur, resizePlane } from '../pixels/plane.ts'
import type { SceneSpec } from '../scene/scene-spec.ts'

interface Finish {
  /** Factors of red, green and blue. */
  gain: Rgb
  saturation: number
  /** Steepening about the middle, -1..1. */
  contrast: number
  /** How far the corners sink, and how much light veils the picture, 0..1. */
  corners: number
  glow: number
}

const PLAIN: Finish = { gain: [1, 1, 1], saturation: 1, contrast: 0, corners: 0, glow: 0 }
const MOODS: Record<SceneSpec['mood'], Finish> = {
  calm: PLAIN,
  dramatic: { gain: [0.97, 0.96, 0.97], saturation: 1.05, contrast: 0.36, corners: 0.3, glow: 0 },
  dreamy: { gain: [1.02, 1, 1.04], saturation: 0.94, contrast: -0.1, corners: 0, glow: 0.34 },
  joyful: { gain: [1.07, 1.05, 1.01], saturation: 1.2, contrast: 0.08, corners: 0, glow: 0 },
  mysterious: { gain: [0.8, 0.86, 0.96], saturation: 0.85, contrast: 0.1, corners: 0.42, glow: 0 },
}
/** The light of a season, for places whose plants do not tell it. */
const SEASONS: Record<SceneSpec['season'], Rgb> = { spring: [0.99, 1.05, 1], summer: [1, 1, 1], autumn: [1.08, 0.98, 0.84], winter: [0.9, 0.97, 1.06] }
const EVERGREEN: readonly SceneSpec['scene'][] = ['cloud-sea', 'alpine', 'seascape', 'desert', 'city', 'inkwash', 'pond', 'figure', 'old-town', 'portrait', 'galaxy', 'abstract', 'pattern']
/** Dark skies take more of a tint before it shows. */
const DEEP: readonly SceneSpec['scene'][] = ['galaxy']
/** The light of an hour, for what has no sky. */
const HOURS: Record<SceneSpec['time'], Rgb> = { dawn: [1.04, 0.96, 1.07], day: [1, 1, 1], sunset: [1.1, 0.96, 0.8], night: [1, 1, 1] }
const SKYLESS: readonly SceneSpec['scene'][] = ['still-life', 'pattern', 'abstract', 'galaxy']
/** Scenes whose painters do not deepen their colours themselves. */
const UNSATURATED: readonly SceneSpec['scene'][] = ['figure', 'still-life', 'city']
/** Printed matter has no corners to darken. */
const FLAT: readonly SceneSpec['scene'][] = ['pattern']

function finishOf({ mood, season, time, scene, palette }: SceneSpec): Finish {
  const finish = MOODS[mood]
  const seasonal = EVERGREEN.includes(scene) ? SEASONS[season] : PLAIN.gain
  const hourly = SKYLESS.includes(scene) ? HOURS[time] : PLAIN.gain
  const by = (c: 0 | 1 | 2) => (palette === 'mono' ? 1 : (seasonal[c] * hourly[c]) ** (DEEP.includes(scene) ? 2.6 : 1)) * (palette === 'mono' ? finish.gain[1] : finish.gain[c])
  return {
    ...finish,
    gain: [by(0), by(1), by(2)],
    saturation: palette === 'mono' ? 0 : finish.saturation * (palette === 'vivid' && UNSATURATED.includes(scene) ? 1.35 : 1),
    corners: FLAT.includes(scene) ? 0 : finish.corners,
  }
}

const changesNothing = ({ gain, saturation, contrast, corners, glow }: Finish) =>
  gain.every((factor) => factor === 1) && saturation === 1 && contrast === 0 && corners === 0 && glow === 0

/** The mood over the whole picture, and the hour and the season where nothing in it tells them; in place. */
export function finishPicture(image: RasterImage, spec: SceneSpec, checkCancelled: () => void): void {
  const finish = finishOf(spec)
  if (changesNothing(finish)) return
  const { gain, saturation, contrast, corners, glow } = finish
  const { width, height, data } = image
  const light = glow > 0 ? softLight(image, checkCancelled) : undefined
  for (let y = 0; y < height; y++) {
    if (y % 64 === 0) checkCancelled()
    const v = (y + 0.5) / height - 0.5
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const u = (x + 0.5) / width - 0.5
      const corner = corners > 0 ? 1 - corners * smoothstep(0.1, 0.5, u * u + v * v) : 1
      const luma = (0.299 * data[3 * i]! + 0.587 * data[3 * i + 1]! + 0.114 * data[3 * i + 2]!) / 255
      const veil = light ? glow * light[i]! : 0
      for (let c = 0; c < 3; c++) {
        let value = (luma + (data[3 * i + c]! / 255 - luma) * saturation) * gain[c]!
        // A curve through black, the middle and white.
        value += contrast * value * (1 - value) * (2 * value - 1) * 2
        value += veil * (1 - value)
        data[3 * i + c] = Math.max(0, Math.min(255, value * corner * 255 + 0.5))
      }
    }
  }
}

/** The picture's bright parts, spread wide, 0..1. */
function softLight({ width, height, data }: RasterImage, checkCancelled: () => void): Float32Array {
  const bright = new Float32Array(width * height)
  for (let i = 0; i < bright.length; i++) {
    if (i % 65536 === 0) checkCancelled()
    const luma = (0.299 * data[3 * i]! + 0.587 * data[3 * i + 1]! + 0.114 * data[3 * i + 2]!) / 255
    bright[i] = smoothstep(0.3, 1, luma)
  }
  const [smallWidth, smallHeight] = [Math.max(1, width >> 2), Math.max(1, height >> 2)]
  checkCancelled()
  const small = gaussianBlur(resizePlane(bright, width, height, smallWidth, smallHeight), smallWidth, smallHeight, Math.max(1, Math.sqrt(width * height) / 110))
  return resizePlane(small, smallWidth, smallHeight, width, height)
}
