import type { SceneSpec } from '../../scene/scene-spec.ts'
import type { Pigment } from './pigment.ts'

/** Light as colour filters (255 = unchanged, more brightens): key from the upper left, fill from all round, rim from behind. */
export interface LightRig {
  key: Pigment
  fill: Pigment
  rim: Pigment
  /** How much of the rim colour the edge takes, 0..1. */
  rimStrength: number
}

/** Light out of doors. */
export const daylight: Readonly<Record<SceneSpec['time'], LightRig>> = {
  dawn: { key: [272, 250, 238], fill: [196, 192, 226], rim: [255, 222, 200], rimStrength: 0.45 },
  day: { key: [270, 264, 252], fill: [208, 216, 236], rim: [255, 250, 236], rimStrength: 0.3 },
  sunset: { key: [280, 236, 196], fill: [176, 160, 196], rim: [255, 184, 112], rimStrength: 0.7 },
  night: { key: [168, 178, 214], fill: [84, 92, 130], rim: [150, 190, 255], rimStrength: 0.6 },
}

/** Light in a studio, for portraits: coloured by the time of day, never too dark to see the fur. */
export const studioLight: Readonly<Record<SceneSpec['time'], LightRig>> = {
  dawn: { key: [278, 256, 244], fill: [196, 188, 216], rim: [255, 214, 206], rimStrength: 0.5 },
  day: { key: [278, 270, 258], fill: [206, 208, 224], rim: [255, 250, 240], rimStrength: 0.4 },
  sunset: { key: [286, 244, 206], fill: [178, 160, 182], rim: [255, 190, 120], rimStrength: 0.7 },
  night: { key: [244, 218, 196], fill: [96, 102, 156], rim: [140, 176, 255], rimStrength: 0.8 },
}
