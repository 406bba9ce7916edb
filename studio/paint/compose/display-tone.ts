import type { ToneOptions } from '../../pixels/linear-image.ts'

/** The tone map's curve and its inverse, so that a figure painted in display colours keeps them in the scene's light. */
export interface DisplayTone {
  toScene(display: number): number
  toDisplay(light: number): number
}

export function displayTone({ exposure = 1, filmic = true }: ToneOptions): DisplayTone {
  return {
    toDisplay: (light) => {
      const x = Math.max(0, light * exposure)
      return Math.pow(Math.min(1, filmic ? (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14) : x), 1 / 2.2)
    },
    toScene: (display) => {
      const y = Math.pow(Math.min(0.995, Math.max(0, display)), 2.2)
      if (!filmic) return y / exposure
      // The positive root of y = x(ax+b) / (x(cx+d)+e).
      const [a, b, c] = [2.51 - 2.43 * y, 0.03 - 0.59 * y, -0.14 * y]
      return (-b + Math.sqrt(b * b - 4 * a * c)) / (2 * a) / exposure
    },
  }
}
