import { clamp, mix, scale, smoothstep, type Rgb } from '../../pixels/colour.ts'
import { bloom, createLinearImage } from '../../pixels/linear-image.ts'
import { resizePlane } from '../../pixels/plane.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { gradeToPalette } from '../palette-grade.ts'
import type { ScenePainter } from '../painter.ts'
import { billows } from './billows.ts'

interface Hour {
  zenith: Rgb
  horizon: Rgb
  light: Rgb
  shade: Rgb
  sun: Rgb
}

const HOURS: Record<SceneSpec['time'], Hour> = {
  day: { zenith: [0.02, 0.1, 0.4], horizon: [0.36, 0.55, 0.78], light: [0.8, 0.79, 0.77], shade: [0.16, 0.26, 0.45], sun: [1.2, 1.1, 0.9] },
  dawn: { zenith: [0.07, 0.13, 0.33], horizon: [0.85, 0.45, 0.3], light: [0.86, 0.55, 0.44], shade: [0.14, 0.13, 0.27], sun: [1.5, 0.9, 0.6] },
  sunset: { zenith: [0.1, 0.11, 0.32], horizon: [1.05, 0.48, 0.18], light: [0.92, 0.44, 0.2], shade: [0.11, 0.07, 0.17], sun: [1.9, 0.85, 0.35] },
  night: { zenith: [0.006, 0.01, 0.035], horizon: [0.05, 0.08, 0.17], light: [0.2, 0.25, 0.38], shade: [0.02, 0.03, 0.075], sun: [0.7, 0.78, 0.95] },
}
const HORIZON: Record<SceneSpec['framing'], number> = { close: 0.54, medium: 0.46, wide: 0.4 }
/** The distance at which half of the depth is reached, in heights of the eye over the clouds. */
const HALFWAY = 5.2

/** Above the clouds: a sea of billows to the horizon, lit from the sun's side, under an open sky. */
export const paintCloudSea: ScenePainter = (spec, width, height, { random, noise, progress, checkCancelled }) => {
  const hour = HOURS[spec.time]
  const cover = spec.weather === 'cloudy' || spec.weather === 'rain' || spec.weather === 'snow' ? 0.7 : 0.28
  const mist = spec.weather === 'mist' ? 0.75 : spec.weather === 'clear' ? 0.12 : 0.3
  const line = HORIZON[spec.framing]
  const [sunX, swell] = [random() < 0.5 ? 0.16 + 0.2 * random() : 0.64 + 0.2 * random(), random() * 60]
  const low = spec.time === 'sunset' || spec.time === 'dawn'
  const sunY = low ? line - 0.07 : 0.17
  const sea = billows(noise, swell, checkCancelled)
  progress(0.25)
  const [w, h] = [Math.max(8, width >> 1), Math.max(8, height >> 1)]
  const planes = [0, 1, 2].map(() => new Float32Array(w * h))
  const depth = new Float32Array(w * h)
  const aspect = width / height
  for (let y = 0; y < h; y++) {
    if (y % 16 === 0) {
      checkCancelled()
      progress(0.25 + (0.6 * y) / h)
    }
    const v = (y + 0.5) / h
    for (let x = 0; x < w; x++) {
      const u = (x + 0.5) / w
      const at = y * w + x
      const near = Math.hypot((u - sunX) * aspect, v - sunY)
      const halo = 0.2 * Math.exp(-near * 4.5) + 0.7 * Math.exp(-near * 20)
      const up = clamp((line - v) / line)
      let colour = mix(hour.horizon, hour.zenith, smoothstep(0, 0.95, up) ** 0.8)
      const wisp = smoothstep(0.72 - cover * 0.5, 1.15, 0.5 + 0.6 * noise.fbm(u * aspect * 2.2 + swell, v * 9 + 3, 5)) * smoothstep(0, 0.3, up) * (0.35 + 0.65 * cover)
      colour = mix(colour, mix(hour.light, hour.horizon, 0.35), wisp * 0.8)
      colour = [colour[0] + hour.sun[0] * halo, colour[1] + hour.sun[1] * halo, colour[2] + hour.sun[2] * halo]
      depth[at] = 1
      const slope = (v - line) * 1.25
      const hit = slope > -0.12 ? sea.meet((u - 0.5) * aspect * 1.25, slope) : undefined
      if (hit) {
        const { distance, height: top, lit, hollow } = hit
        const toSun = clamp(0.5 + (sunX < 0.5 ? lit : -lit) * 0.55 + 0.25 * hit.back)
        const tone = clamp(toSun * (0.35 + 0.65 * hollow) + 0.25 * top)
        const rim = Math.exp(-near * 3.2) * Math.max(0, hit.back) * 0.5
        let cloud = mix(hour.shade, hour.light, smoothstep(0.12, 0.92, tone))
        cloud = [cloud[0] + hour.sun[0] * rim * 0.5, cloud[1] + hour.sun[1] * rim * 0.5, cloud[2] + hour.sun[2] * rim * 0.5]
        const air = 1 - Math.exp(-distance * (0.018 + 0.05 * mist) - (distance > 30 ? (distance - 30) * 0.05 : 0))
        const aired = mix(hour.horizon, scale(hour.sun, 0.55), 0.35 * Math.exp(-near * 4))
        colour = mix(cloud, aired, clamp(air))
        depth[at] = distance / (distance + HALFWAY)
      }
      if (mist > 0.5) colour = mix(colour, mix(hour.horizon, hour.light, 0.3), 0.45 * smoothstep(-0.3, 0.4, v - line + 0.2))
      for (let c = 0; c < 3; c++) planes[c]![at] = colour[c]!
    }
  }
  const image = createLinearImage(width, height)
  planes.forEach((plane, c) => image.planes[c]!.set(resizePlane(plane, w, h, width, height)))
  if (spec.time === 'night') {
    for (let k = 0; k < 520; k++) {
      const [x, y, bright] = [Math.floor(random() * width), Math.floor(random() * line * 0.96 * height), random() ** 3]
      for (const plane of image.planes) plane[y * width + x]! += 0.25 + 1.2 * bright
    }
  }
  disc(image, sunX * width, sunY * height, Math.min(width, height) * (low ? 0.04 : 0.028), scale(hour.sun, spec.time === 'night' ? 1.4 : 2.2))
  bloom(image, 0.9, spec.mood === 'dreamy' ? 0.22 : 0.1, [Math.sqrt(width * height) / 100, Math.sqrt(width * height) / 26], checkCancelled)
  gradeToPalette(image, spec.palette, checkCancelled)
  progress(1)
  return { image, depth: resizePlane(depth, w, h, width, height), tone: { exposure: 1, filmic: true, grain: 0.01, seed: spec.seed } }
}

/** The sun or the moon, with a soft edge. */
function disc({ width, height, planes }: ReturnType<typeof createLinearImage>, x: number, y: number, radius: number, colour: Rgb): void {
  for (let py = Math.max(0, Math.floor(y - radius - 2)); py <= Math.min(height - 1, y + radius + 2); py++) {
    for (let px = Math.max(0, Math.floor(x - radius - 2)); px <= Math.min(width - 1, x + radius + 2); px++) {
      const share = clamp(radius - Math.hypot(px + 0.5 - x, py + 0.5 - y) + 0.5)
      planes.forEach((plane, c) => (plane[py * width + px]! += (colour[c]! - plane[py * width + px]!) * share))
    }
  }
}
