import { coverage, createLayer, lay, toImage, type Layer } from '../brush/layer.ts'
import { blend, css, shade, type Pigment } from '../brush/pigment.ts'
import type { PaintContext, ScenePainter } from '../painter.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { finishLight } from './backdrop.ts'
import { paintGlow, paintRainfall, paintSnowfall } from './falling.ts'
import { paintPlane, PLANES, type Clearing } from './forest-plane.ts'
import { layStream } from './stream.ts'
import { gradeToPalette } from '../palette-grade.ts'
import { woodsOf, type Woods } from './woods.ts'

function clearingOf({ across, down }: Layer, { framing }: SceneSpec, { random }: PaintContext): Clearing {
  const horizon = down * ({ close: 0.56, medium: 0.62, wide: 0.68 }[framing] + 0.04 * (random() - 0.5))
  const [vanish, foot, swing] = [across * (0.26 + 0.48 * random()), across * (0.2 + 0.6 * random()), (random() - 0.5) * 260]
  return {
    lightX: vanish + (random() - 0.5) * across * 0.34,
    lightY: down * (0.12 + 0.2 * random()),
    horizon,
    path(y) {
      const t = Math.max(0, (y - horizon) / (down - horizon))
      return { x: vanish + (foot - vanish) * t + Math.sin(t * Math.PI * 1.5) * swing * (0.25 + t), half: 7 + 165 * t ** 1.25 }
    },
  }
}

function paintRays(layer: Layer, { lightX, lightY }: Clearing, light: Pigment, strength: number, { random }: PaintContext): void {
  const rays = createLayer(layer.width, layer.height)
  const reach = Math.hypot(layer.across, layer.down)
  for (let k = 0; k < 17; k++) {
    const angle = Math.PI / 2 + (random() - 0.5) * 2.1
    const half = 0.008 + 0.034 * random()
    const fade = rays.brush.createRadialGradient(lightX, lightY, 0, lightX, lightY, reach * 0.85)
    fade.addColorStop(0, css(light, strength * (0.4 + 0.6 * random())))
    fade.addColorStop(0.6, css(light, strength * 0.3))
    fade.addColorStop(1, css(light, 0))
    rays.brush.fillStyle = fade
    rays.brush.beginPath()
    rays.brush.moveTo(lightX, lightY)
    rays.brush.lineTo(lightX + Math.cos(angle - half) * reach, lightY + Math.sin(angle - half) * reach)
    rays.brush.lineTo(lightX + Math.cos(angle + half) * reach, lightY + Math.sin(angle + half) * reach)
    rays.brush.fill()
  }
  lay(layer, rays, { sigma: 9, mode: 'lighter' })
}

/** The 'forest' scene: trunks in planes of mist, rays of light, a path; fireflies in the nights of spring and summer. */
export const paintForest: ScenePainter = (spec, width, height, context) => {
  const layer = createLayer(width, height)
  const { brush, across, down } = layer
  const woods = woodsOf(spec)
  const clearing = clearingOf(layer, spec, context)
  const bright = brush.createRadialGradient(
    clearing.lightX,
    clearing.lightY,
    0,
    clearing.lightX,
    clearing.lightY,
    Math.max(across, down) * 0.9,
  )
  bright.addColorStop(0, css(blend(woods.mist, woods.light, 0.85)))
  bright.addColorStop(0.35, css(woods.mist))
  bright.addColorStop(1, css(shade(woods.mist, 0.72)))
  brush.fillStyle = bright
  brush.fillRect(0, 0, across, down)
  if (spec.time === 'night') paintGlow(brush, clearing.lightX, clearing.lightY, 330, [214, 226, 255], 0.9)

  const depth = new Float32Array(width * height).fill(1)
  const veiled = spec.weather === 'rain' || spec.weather === 'cloudy' ? 0.3 : 1
  for (let i = 0; i < PLANES; i++) {
    const plane = createLayer(width, height)
    paintPlane(plane, i, spec, woods, clearing, context)
    lay(layer, plane)
    for (const [at, alpha] of coverage(plane).entries()) if (alpha > 0.5) depth[at] = 0.92 - 0.16 * i
    const veil = brush.createLinearGradient(0, clearing.horizon - 300, 0, down)
    const t = i / (PLANES - 1)
    veil.addColorStop(0, css(woods.mist, 0))
    veil.addColorStop(0.45, css(woods.mist, 0.22 * (1 - t)))
    veil.addColorStop(1, css(woods.mist, 0))
    brush.fillStyle = veil
    brush.fillRect(0, 0, across, down)
    if (i === 2 || i === 4)
      paintRays(layer, clearing, woods.light, (spec.time === 'night' ? 0.1 : i === 2 ? 0.2 : 0.13) * veiled, context)
    context.progress((i + 1) / (PLANES + 1))
  }
  paintAir(layer, spec, woods, clearing, context)
  finishLight(
    layer,
    spec.mood === 'dramatic' || spec.mood === 'mysterious' ? 0.6 : 0.34,
    spec.time === 'night' ? [130, 150, 200] : woods.light,
  )
  const image = toImage(layer, () => context.checkCancelled())
  if (spec.manner === 'stream' || spec.manner === 'bridge') layStream(image, depth, spec, woods, clearing, context)
  gradeToPalette(image, spec.palette, () => context.checkCancelled())
  return { image, depth, tone: { filmic: false, grain: 0.012, seed: spec.seed } }
}

/** What floats in the air: fireflies, dust in the light, falling leaves, snow, rain. */
function paintAir(layer: Layer, spec: SceneSpec, woods: Woods, { horizon, lightX }: Clearing, { random }: PaintContext): void {
  const { brush, across, down } = layer
  const fireflies =
    spec.time === 'night' && spec.season !== 'winter' && spec.weather !== 'rain' && !spec.without.includes('fireflies')
  for (let k = 0; k < (fireflies ? 80 : 0); k++)
    paintGlow(
      brush,
      random() * across,
      horizon - 170 + random() * (down - horizon + 130),
      7 + 34 * random() ** 3,
      [226, 255, 120],
      0.5 + 0.5 * random(),
    )
  if (spec.time !== 'night')
    for (let k = 0; k < 60; k++)
      paintGlow(
        brush,
        lightX + (random() - 0.5) * across * 0.8,
        random() * down * 0.9,
        3 + 6 * random(),
        woods.light,
        0.2 + 0.3 * random(),
      )
  if (spec.season === 'autumn')
    for (let k = 0; k < 46; k++) {
      brush.fillStyle = css(blend(woods.leaf, woods.leafLight, random()), 0.9)
      brush.beginPath()
      brush.ellipse(random() * across, random() * down, 4 + 8 * random(), 2 + 4 * random(), random() * Math.PI, 0, 2 * Math.PI)
      brush.fill()
    }
  if (spec.weather === 'snow') paintSnowfall(layer, 1, random)
  if (spec.weather === 'rain') paintRainfall(layer, 1, random)
}
