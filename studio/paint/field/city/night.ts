import { smoothstep } from '../../../pixels/colour.ts'
import { bloom, createLinearImage, type LinearImage } from '../../../pixels/linear-image.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Plane } from '../../../pixels/plane.ts'
import type { SceneSpec } from '../../../scene/scene-spec.ts'
import type { ScenePainter } from '../../painter.ts'
import { composeCity, type CityLayout } from './layout.ts'
import { cityLight, type CityLight } from './light.ts'
import { drawBridge, drawHills, drawQuay, drawSkyline } from './skyline.ts'
import { paintSky } from './sky.ts'
import { reflectInWater } from './water.ts'
import { createFrame, createFrameCanvas, forkRandom, pixelsOf, smoothPlane, wants, type Frame } from '../shared/frame.ts'
import { settle } from '../../brush/layer.ts'
import { gradeToPalette } from '../../palette-grade.ts'
import { rainCoverage, snowCoverage, veil } from '../shared/precipitation.ts'

const LINEAR = Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** 2.2)
const FOG: Record<SceneSpec['weather'], number> = { clear: 0, cloudy: 0, mist: 0.92, rain: 0.34, snow: 0.42, aurora: 0 }
const HAZINESS: Record<SceneSpec['weather'], number> = { clear: 0.55, cloudy: 0.75, mist: 1.6, rain: 1, snow: 1.05, aurora: 0.4 }

/** Lays the drawn walls over the sky and adds the light of the windows, in place. */
function mountWalls({ planes }: LinearImage, walls: Uint8ClampedArray, lights: Uint8ClampedArray, light: CityLight, checkCancelled: () => void): void {
  for (let i = 0; i < planes[0].length; i++) {
    if ((i & 0xffff) === 0) checkCancelled()
    const cover = walls[4 * i + 3]! / 255
    const shine = (lights[4 * i + 3]! / 255) * light.glow
    for (let c = 0; c < 3; c++) {
      const behind = planes[c]![i]!
      planes[c]![i] = behind + cover * (LINEAR[walls[4 * i + c]!]! * 0.8 - behind) + shine * LINEAR[lights[4 * i + c]!]!
    }
  }
}

/** Fog lying on the water and between the towers, as coverage 0..1. */
function fogCoverage(frame: Frame, { horizon }: CityLayout, noise: Noise): Plane {
  return smoothPlane(frame, 160, (x, y) => {
    const lying = Math.exp(-(((y - horizon) / (y < horizon ? 0.2 : 0.08)) ** 2))
    return Math.min(1, lying * (0.72 + 0.75 * noise.fbm(x * 2.4 + 21, y * 7, 4)) + 0.12)
  })
}

function cityDepth(frame: Frame, { horizon }: CityLayout, drawn: Uint8ClampedArray, checkCancelled: () => void): Plane {
  const depth = new Float32Array(frame.width * frame.height)
  const waterline = horizon * frame.unit
  for (let i = 0; i < depth.length; i++) {
    if ((i & 0xffff) === 0) checkCancelled()
    const y = Math.floor(i / frame.width)
    const cover = drawn[4 * i + 3]! / 255
    const water = 0.58 - 0.5 * ((y - waterline) / (frame.height - waterline))
    depth[i] = y > waterline ? water : 1 + cover * (drawn[4 * i]! / 255 - 1)
  }
  return depth
}

function darkenCorners({ planes }: LinearImage, { width, height }: Frame, amount: number, checkCancelled: () => void): void {
  for (let i = 0; i < planes[0].length; i++) {
    if ((i & 0xffff) === 0) checkCancelled()
    const distance = Math.hypot((i % width) / width - 0.5, Math.floor(i / width) / height - 0.5)
    for (let c = 0; c < 3; c++) planes[c]![i]! *= 1 - amount * smoothstep(0.4, 0.8, distance)
  }
}

/** A city on the water: rows of towers in haze under the moon, lit windows and neon, mirrored. */
export const paintNightCity: ScenePainter = (spec, width, height, context) => {
  const checkCancelled = () => context.checkCancelled()
  const frame = createFrame(width, height)
  const layout = composeCity(spec, frame, forkRandom(context.random))
  const light = cityLight(spec)
  const snowy = spec.weather === 'snow' || (spec.season === 'winter' && spec.weather !== 'rain')
  const image = createLinearImage(width, height)
  paintSky(image, frame, layout, light, spec, context)
  context.checkCancelled()
  context.progress(0.25)

  const [walls, lights, depth] = [createFrameCanvas(frame), createFrameCanvas(frame), createFrameCanvas(frame)]
  const pens = { walls: walls.pen, lights: lights.pen, depth: depth.pen }
  const neon = (spec.palette === 'neon' || spec.palette === 'vivid') && wants(spec, 'neon', 'sign', 'signs')
  if (wants(spec, 'mountain', 'mountains')) drawHills(pens, layout, frame, light, context.noise)
  const settleAll = () => {
    for (const { pen } of [walls, lights, depth]) settle(pen)
    context.checkCancelled()
  }
  drawSkyline(pens, layout, frame, { light, lightFromLeft: layout.lightFromLeft, snowy, neon }, HAZINESS[spec.weather], settleAll)
  settleAll()
  drawQuay(pens, layout, frame, light, forkRandom(context.random), snowy)
  if (wants(spec, 'bridge', 'bridges')) drawBridge(pens, layout, frame)
  settleAll()
  mountWalls(image, pixelsOf(walls.canvas), pixelsOf(lights.canvas), light, checkCancelled)
  context.checkCancelled()
  if (FOG[spec.weather] > 0) {
    const [red, green, blue] = light.haze.map((value) => value ** 2.2 * 0.85)
    veil(image, fogCoverage(frame, layout, context.noise), [red!, green!, blue!], FOG[spec.weather])
  }
  context.checkCancelled()
  context.progress(0.5)

  const roughness = spec.weather === 'rain' ? 1.5 : spec.mood === 'calm' ? 0.8 : 1.1
  reflectInWater(image, frame, layout.horizon, roughness, true, context)
  context.progress(0.75)

  const falling = forkRandom(context.random)
  if (spec.weather === 'rain') veil(image, rainCoverage(frame, falling), [0.75, 0.8, 0.95], 0.35)
  if (spec.weather === 'snow') veil(image, snowCoverage(frame, falling), [0.95, 0.97, 1], 0.75)
  const soft = spec.mood === 'dreamy' || spec.weather === 'mist' ? 1.5 : 1
  const sigmas = [1 / 256, 1 / 80, 1 / 28].map((share) => share * frame.unit)
  bloom(image, 0.5, 0.26 * soft, sigmas, checkCancelled)
  gradeToPalette(image, spec.palette, checkCancelled)
  darkenCorners(image, frame, 0.45, checkCancelled)
  context.progress(1)
  return {
    image,
    depth: cityDepth(frame, layout, pixelsOf(depth.canvas), checkCancelled),
    tone: { exposure: 1.12, grain: 0.013, seed: spec.seed },
    mirror: { row: layout.horizon * frame.unit },
  }
}
