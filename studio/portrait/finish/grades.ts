import type { Rgb } from '../../pixels/colour.ts'
import type { Grade } from './grade.ts'

const NEUTRAL: Rgb = [0.5, 0.5, 0.5]
const clean: Grade = {
  contrast: 1.1, saturation: 1, exposure: 1, fade: 0, shadows: NEUTRAL, lights: NEUTRAL,
  glow: 0.12, halo: [1, 1, 1], grain: 0.02, vignette: 0.12,
}

/** Films and moods; a look takes one, or changes a part of it. */
export const grades = {
  clean,
  airy: { ...clean, contrast: 0.98, saturation: 0.94, exposure: 1.04, fade: 0.03, lights: [0.52, 0.51, 0.5], glow: 0.35, vignette: 0 },
  mono: { ...clean, saturation: 0, contrast: 1.32, exposure: 1.03, grain: 0.09, vignette: 0.3, glow: 0.15 },
  film: {
    ...clean, contrast: 1.14, saturation: 0.9, fade: 0.045, shadows: [0.44, 0.52, 0.55], lights: [0.57, 0.52, 0.42],
    glow: 0.22, halo: [1, 0.62, 0.42], grain: 0.075, vignette: 0.2,
  },
  golden: { ...clean, contrast: 1.12, saturation: 1.04, shadows: [0.54, 0.47, 0.46], lights: [0.58, 0.53, 0.42], glow: 0.28, halo: [1, 0.8, 0.5], grain: 0.03, vignette: 0.22 },
  sepia: { ...clean, contrast: 1.08, saturation: 0.42, fade: 0.05, shadows: [0.6, 0.48, 0.38], lights: [0.6, 0.53, 0.36], glow: 0.2, halo: [1, 0.85, 0.6], grain: 0.07, vignette: 0.34 },
  candy: { ...clean, contrast: 1.03, saturation: 1.1, exposure: 1.03, fade: 0.015, lights: [0.53, 0.5, 0.51], glow: 0.3, halo: [1, 0.86, 0.92], grain: 0.012, vignette: 0 },
  festive: { ...clean, contrast: 1.14, saturation: 1.1, shadows: [0.56, 0.46, 0.46], lights: [0.56, 0.52, 0.44], glow: 0.25, halo: [1, 0.74, 0.5], grain: 0.025, vignette: 0.24 },
  mineral: { ...clean, contrast: 1.1, saturation: 0.88, fade: 0.03, shadows: [0.5, 0.5, 0.48], lights: [0.56, 0.53, 0.44], glow: 0.2, halo: [1, 0.85, 0.6], grain: 0.06, vignette: 0.3 },
  neon: {
    ...clean, contrast: 1.2, saturation: 1.08, fade: 0.03, shadows: [0.42, 0.54, 0.58], lights: [0.58, 0.5, 0.46],
    glow: 0.45, halo: [1, 0.5, 0.46], grain: 0.07, vignette: 0.3,
  },
  gothic: { ...clean, contrast: 1.2, saturation: 0.92, shadows: [0.46, 0.44, 0.58], lights: [0.58, 0.51, 0.42], glow: 0.35, halo: [1, 0.7, 0.4], grain: 0.05, vignette: 0.42 },
  cinema: { ...clean, contrast: 1.2, saturation: 0.88, fade: 0.025, shadows: [0.4, 0.52, 0.58], lights: [0.6, 0.52, 0.42], glow: 0.25, halo: [1, 0.7, 0.5], grain: 0.05, vignette: 0.28 },
  natural: { ...clean, contrast: 1.06, saturation: 1.02, glow: 0.16, grain: 0.022, vignette: 0.1 },
} as const satisfies Record<string, Grade>
