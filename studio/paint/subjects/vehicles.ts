import { hex, smoothstep, type Rgb } from '../../pixels/colour.ts'
import type { Noise } from '../../pixels/noise.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { pick } from '../brush/pigment.ts'
import type { SubjectLayer, SubjectPainter } from '../painter.ts'
import { keepModel } from '../solid/keep-model.ts'
import { renderModel } from '../solid/render-model.ts'
import { bicycleParts } from './machines/bicycle.ts'
import { busParts } from './machines/bus.ts'
import { bulletTrainParts } from './machines/bullet-train.ts'
import { helicopterParts } from './machines/helicopter.ts'
import { KITE_HUES, kiteParts } from './machines/kite.ts'
import { locomotiveParts } from './machines/locomotive.ts'
import { motorcycleParts } from './machines/motorcycle.ts'
import { tallShipParts } from './machines/tall-ship.ts'
import { TRAIN_FOOT } from './machines/railway.ts'
import { LAMPS, modelled, varietyOf } from './modelled.ts'
import { lightColour } from './stage.ts'

const ENGINES = ['#1d3a2c', '#1b2c4a', '#5a1a1a', '#1c1d22'] as const
const STRIPES = ['#1f56a8', '#c0392b', '#1f8a6a'] as const
const FRAMES = ['#3f8f8c', '#c23a30', '#e6b13a', '#4a78b0', '#e8e2d4'] as const
/** Where the chimney ends in the locomotive's square. */
const CHIMNEY = [0.69, 0.394] as const
const STEAM: Readonly<Record<SceneSpec['time'], Rgb>> = { day: [246, 243, 238], dawn: [232, 214, 208], sunset: [232, 196, 170], night: [92, 100, 120] }

export const paintBicycle = modelled((spec, draw) => bicycleParts(lightColour(spec, 'bicycle') ?? hex(pick(draw, FRAMES)), draw), (random) => ({ yaw: -0.35 - 0.2 * random(), pitch: 0.08, distance: 2.6 }))

export const paintTallShip = modelled((spec, draw, noise) => tallShipParts(lightColour(spec, 'boat') ?? hex(pick(draw, ['#5a3a24', '#46301f', '#6a3a26'] as const)), noise), (random) => ({ yaw: -0.45 - 0.2 * random(), pitch: 0.05, distance: 2.6 }))

const LACQUERS = ['#a81c1c', '#1d3f74', '#1c1e22', '#c46a1a'] as const
const LIVERIES = ['#2a7a9a', '#c22f28', '#2f8a5a', '#d99a22'] as const
const HULLS = ['#c8281e', '#1f4f9c', '#d9861c', '#2b6b4a'] as const

export const paintMotorcycle = modelled((spec, draw) => motorcycleParts(lightColour(spec, 'motorcycle') ?? hex(pick(draw, LACQUERS)), LAMPS[spec.time]), (random) => ({ yaw: -0.5 - 0.2 * random(), pitch: 0.1, distance: 2.4 }))

export const paintBus = modelled((spec, draw) => {
  const own = lightColour(spec, 'bus')
  const double = varietyOf(spec, 'bus') === 'double-decker'
  return busParts(own ?? hex(double ? '#b81818' : pick(draw, LIVERIES)), double ? 2 : 1, LAMPS[spec.time])
}, (random) => ({ yaw: -0.66 + 0.1 * random(), pitch: 0.12, distance: 2.6 }))

export const paintHelicopter = modelled((spec, draw) => helicopterParts(lightColour(spec, 'helicopter') ?? hex(pick(draw, HULLS)), LAMPS[spec.time]), (random) => ({ yaw: -0.6 - 0.2 * random(), pitch: 0.2, distance: 2.6, aloft: true }))

export const paintKite = modelled((spec, draw) => {
  const own = lightColour(spec, 'kite')
  return kiteParts(own ? [own, own, own.map((c) => c * 0.6) as unknown as Rgb, own.map((c) => c * 0.6) as unknown as Rgb] : pick(draw, KITE_HUES), draw() - 0.3)
}, (random) => ({ yaw: 0.5 - random(), pitch: -0.25, distance: 3, aloft: true }))

export const paintTrain: SubjectPainter = (spec, size, { random, noise, checkCancelled }) => {
  const kind = varietyOf(spec, 'train') ?? (random() < 0.5 ? 'steam-train' : 'bullet-train')
  const own = lightColour(spec, 'train')
  const parts = keepModel(spec, { random, checkCancelled }, (draw) => kind === 'steam-train'
    ? locomotiveParts(own ?? hex(pick(draw, ENGINES)), LAMPS[spec.time], noise)
    : bulletTrainParts(own ?? hex('#eef1f4'), own ? [0.86, 0.88, 0.9] : hex(pick(draw, STRIPES)), LAMPS[spec.time], noise), 'train')
  checkCancelled()
  const layer = fadeTrack(renderModel(parts, { yaw: -1.08, pitch: 0.055, distance: 0.95, fill: 0.78, foot: TRAIN_FOOT }, spec, size, checkCancelled), noise)
  checkCancelled()
  return kind === 'steam-train' ? withSteam(layer, noise, STEAM[spec.time], checkCancelled) : layer
}

/** The track loses itself in the grass before its square ends, blade by blade; in place. */
function fadeTrack(layer: SubjectLayer, noise: Noise): SubjectLayer {
  const { width, height, data } = layer
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const margin = Math.min(x / width, 1 - x / width, (1 - y / height) * 1.3)
      if (margin > 0.13) continue
      const blade = 0.05 * noise.at((x / width) * 90, (y / height) * 14) + 0.03 * noise.at((x / width) * 23, (y / height) * 9)
      data[4 * (y * width + x) + 3]! *= smoothstep(0.008, 0.045, margin + blade * smoothstep(0.006, 0.04, margin))
    }
  return layer
}

/** Steam that trails from the chimney, thinner as it goes, over and behind the train; in place. */
function withSteam(layer: SubjectLayer, noise: Noise, [red, green, blue]: Rgb, checkCancelled: () => void): SubjectLayer {
  const { width, height, data } = layer
  for (let y = 0; y < height * 0.56; y++) {
    if (y % 16 === 0) checkCancelled()
    for (let x = 0; x < width * 0.74; x++) {
      const along = (CHIMNEY[0] + 0.03 - x / width) / 0.6
      if (along <= 0 || along >= 1) continue
      const curl = 0.05 * noise.fbm(along * 3, 4, 2)
      const middle = CHIMNEY[1] - 0.018 - 0.25 * along ** 0.55 - curl * along
      const radius = 0.03 + 0.12 * along ** 0.75
      const off = (y / height - middle) / radius
      if (off * off > 1.8) continue
      const billow = noise.fbm((x / width) * 16 + 3, (y / height) * 16, 4)
      const thick = (1 - off * off) * 1.25 + 0.95 * billow
      if (thick <= 0) continue
      const alpha = smoothstep(0, 0.75, thick) * 0.93 * (1 - along ** 1.6) * smoothstep(0, 0.05, along)
      const shade = 0.84 + 0.16 * smoothstep(0.6, -0.7, off - 0.6 * billow)
      const at = 4 * (y * width + x)
      const under = data[at + 3]! / 255
      const joined = alpha + under * (1 - alpha)
      if (joined <= 0) continue
      data[at] = (data[at]! * under * (1 - alpha) + red * shade * alpha) / joined
      data[at + 1] = (data[at + 1]! * under * (1 - alpha) + green * shade * alpha) / joined
      data[at + 2] = (data[at + 2]! * under * (1 - alpha) + blue * shade * alpha) / joined
      data[at + 3] = 255 * joined
    }
  }
  return layer
}
