import type { Loop } from './face-geometry.ts'

/** Where hair grows below the nose, a half of the face each, in MediaPipe's points: on the picture's left of an upright face, and on its right. */
export const BEARD_ZONES = {
  moustache: [
    [2, 97, 98, 92, 186, 57, 61, 185, 40, 39, 37, 0],
    [2, 326, 327, 322, 410, 287, 291, 409, 270, 269, 267, 0],
  ],
  besideMouth: [
    [61, 57, 212, 202, 43, 146],
    [291, 287, 432, 422, 273, 375],
  ],
  chin: [
    [17, 84, 181, 91, 146, 43, 202, 210, 169, 150, 149, 176, 148, 152],
    [17, 314, 405, 321, 375, 273, 422, 430, 394, 379, 378, 400, 377, 152],
  ],
  jaw: [
    [212, 214, 138, 172, 136, 150, 169, 210, 202],
    [432, 434, 367, 397, 365, 379, 394, 430, 422],
  ],
  belowEar: [
    [214, 192, 213, 177, 132, 58, 172, 138],
    [434, 416, 433, 401, 361, 288, 397, 367],
  ],
} as const satisfies Record<string, readonly [Loop, Loop]>

export type BeardZone = keyof typeof BEARD_ZONES
export const BEARD_ZONE_NAMES = ['moustache', 'besideMouth', 'chin', 'jaw', 'belowEar'] as const satisfies readonly BeardZone[]

/** The middles of these, away from lips, collar and nostrils: what is measured. */
export const BEARD_CORES = {
  moustache: [
    [92, 165, 167, 164, 0, 37, 39, 40],
    [322, 391, 393, 164, 0, 267, 269, 270],
  ],
  chin: [
    [18, 83, 182, 194, 211, 170, 140, 171, 175],
    [18, 313, 406, 418, 431, 395, 369, 396, 175],
  ],
  jaw: [
    [192, 214, 210, 169, 135, 138],
    [416, 434, 430, 394, 364, 367],
  ],
} as const satisfies Record<string, readonly [Loop, Loop]>

/** Degrees aside from which on one half of a face tells more than the other, and at which it tells alone. */
const [ASIDE, ALONE] = [25, 50]

/** How much the half on the picture's left counts, 0..1; of a yaw in degrees. */
export function shareOfLeft(yaw: number): number {
  const share = 0.5 * Math.min(1, Math.max(0, (Math.abs(yaw) - ASIDE) / (ALONE - ASIDE)))
  return yaw > 0 ? 0.5 + share : 0.5 - share
}
