import { hex, scale } from '../../pixels/colour.ts'
import type { Lighting } from './lighting.ts'

const light = (code: string, strength: number) => scale(hex(code), strength)
const LEFT_HIGH = [-0.7, -0.6, 0.62] as const
const RIGHT_HIGH = [0.7, -0.6, 0.62] as const

/** Lights of a studio and of places; a look takes one, or changes a part of it. */
export const lights = {
  /** A large soft box, half frontal. */
  soft: {
    key: { from: [-0.45, -0.5, 0.8], colour: light('#fff6ec', 0.78) },
    fill: light('#eef2ff', 0.42),
    rims: [{ from: [0.8, -0.6, 0], colour: light('#ffffff', 0.28) }],
    shadow: 0.25, wrap: 0.25, pull: 0.1,
  },
  /** A lamp high at one side, a triangle of light on the far cheek. */
  rembrandt: {
    key: { from: [-0.85, -0.62, 0.5], colour: light('#ffe9cf', 1.05) },
    fill: light('#cfd6e8', 0.26),
    rims: [{ from: [1, -0.5, 0], colour: light('#ffe2c0', 0.4) }],
    shadow: 0.4, wrap: 0.15, pull: 0.08,
  },
  /** From above the camera, even and clean. */
  beauty: {
    key: { from: [0, -0.55, 0.85], colour: light('#fffaf5', 0.72) },
    fill: light('#fff6f2', 0.5),
    rims: [
      { from: [-1, -0.35, 0], colour: light('#ffffff', 0.3) },
      { from: [1, -0.35, 0], colour: light('#ffffff', 0.3) },
    ],
    shadow: 0.12, wrap: 0.4, pull: 0.06,
  },
  /** Daylight through a window at the left, warm. */
  window: {
    key: { from: [-0.95, -0.25, 0.45], colour: light('#ffdcae', 1.15) },
    fill: light('#c2cbe0', 0.3),
    rims: [{ from: [-1, -0.5, 0], colour: light('#ffd7a0', 0.55) }],
    shadow: 0.35, wrap: 0.3, pull: 0.14,
  },
  /** The low sun behind the sitter. */
  sunset: {
    key: { from: [0.6, -0.35, 0.65], colour: light('#ffc48a', 0.8) },
    fill: light('#b9a6cc', 0.42),
    rims: [
      { from: [1, -0.4, 0], colour: light('#ffb060', 1) },
      { from: [-0.8, -0.7, 0], colour: light('#ff9a6a', 0.4) },
    ],
    shadow: 0.2, wrap: 0.5, pull: 0.18,
  },
  /** Under an open sky. */
  daylight: {
    key: { from: [-0.5, -0.75, 0.55], colour: light('#fff5e2', 0.82) },
    fill: light('#dbe8ff', 0.42),
    rims: [{ from: [0.7, -0.8, 0], colour: light('#fff4dc', 0.5) }],
    shadow: 0.1, wrap: 0.45, pull: 0.16,
  },
  /** Through leaves and petals. */
  spring: {
    key: { from: LEFT_HIGH, colour: light('#fff2e8', 0.75) },
    fill: light('#ffe6ee', 0.46),
    rims: [{ from: [0.75, -0.75, 0], colour: light('#fff0dc', 0.65) }],
    shadow: 0.08, wrap: 0.55, pull: 0.2,
  },
  /** Lanterns and candles. */
  lantern: {
    key: { from: LEFT_HIGH, colour: light('#ffcf94', 0.92) },
    fill: light('#d9a9a0', 0.38),
    rims: [{ from: [0.9, -0.5, 0], colour: light('#ffb45e', 0.75) }],
    shadow: 0.3, wrap: 0.35, pull: 0.2,
  },
  /** Neon signs of two colours. */
  neon: {
    key: { from: [-0.75, -0.3, 0.6], colour: light('#ffb0a0', 0.85) },
    fill: light('#8fa6d8', 0.34),
    rims: [
      { from: [1, -0.3, 0], colour: light('#22e0ff', 0.85) },
      { from: [-1, -0.3, 0], colour: light('#ff3c8c', 0.85) },
    ],
    shadow: 0.3, wrap: 0.4, pull: 0.16,
  },
  moon: {
    key: { from: RIGHT_HIGH, colour: light('#cfdcff', 0.75) },
    fill: light('#8d9ac8', 0.32),
    rims: [{ from: [0.9, -0.8, 0], colour: light('#bcd4ff', 0.9) }],
    shadow: 0.3, wrap: 0.35, pull: 0.16,
  },
} as const satisfies Record<string, Lighting>
