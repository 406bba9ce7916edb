import type { Liner, Shadow } from './eyes.ts'
import type { Blush, Brows, Contour } from './face-layers.ts'
import type { Glitter } from './glitter.ts'
import type { Huadian } from './huadian.ts'
import type { Lashes } from './lashes.ts'
import type { Lens } from './lens.ts'
import type { Lipstick } from './lipstick.ts'

export type MakeupLayer = Shadow | Liner | Lashes | Lens | Blush | Brows | Contour | Glitter | Huadian | Lipstick

export interface MakeupLook {
  /** Foundation: how far the skin is smoothed and brightened first, 0..1. */
  foundation: number
  /** From the skin outwards. */
  layers: readonly MakeupLayer[]
}

/** The products of each look. Amounts are those of a strength of 1. */
export const makeupLooks = {
  natural: {
    foundation: 0.35,
    layers: [
      { kind: 'contour', shade: 0.15, light: 0.2 },
      { kind: 'blush', colour: '#e8949a', amount: 0.22, place: 'apples' },
      { kind: 'shadow', lid: '#d9b09a', outer: '#a87a68', amount: 0.35, height: 0.8 },
      { kind: 'liner', colour: '#3a2823', amount: 0.5, thickness: 0.035, wing: 0 },
      { kind: 'lashes', amount: 0.55, length: 0.17 },
      { kind: 'brows', colour: '#5a4238', amount: 0.35 },
      { kind: 'lipstick', colour: '#c9686e', amount: 0.55, finish: 'satin' },
    ],
  },
  daily: {
    foundation: 0.45,
    layers: [
      { kind: 'contour', shade: 0.3, light: 0.35 },
      { kind: 'blush', colour: '#e48a86', amount: 0.3, place: 'lifted' },
      { kind: 'shadow', lid: '#d4a48c', outer: '#8d5c4a', amount: 0.55, height: 0.95 },
      { kind: 'liner', colour: '#2e1f1c', amount: 0.75, thickness: 0.05, wing: 0.1 },
      { kind: 'lashes', amount: 0.75, length: 0.2 },
      { kind: 'brows', colour: '#503a31', amount: 0.45 },
      { kind: 'lipstick', colour: '#bf5357', amount: 0.72, finish: 'satin' },
    ],
  },
  peach: {
    foundation: 0.45,
    layers: [
      { kind: 'contour', shade: 0.12, light: 0.4 },
      { kind: 'blush', colour: '#ff9a7d', amount: 0.42, place: 'sunkissed' },
      { kind: 'shadow', lid: '#f3b79c', outer: '#dd8a6e', amount: 0.6, height: 1.05 },
      { kind: 'liner', colour: '#4a2e26', amount: 0.6, thickness: 0.035, wing: 0.06 },
      { kind: 'lashes', amount: 0.65, length: 0.19 },
      { kind: 'brows', colour: '#6a4b3c', amount: 0.35 },
      { kind: 'lipstick', colour: '#f0755f', amount: 0.7, finish: 'gloss' },
    ],
  },
  'classic-red': {
    foundation: 0.5,
    layers: [
      { kind: 'contour', shade: 0.3, light: 0.35 },
      { kind: 'blush', colour: '#d98382', amount: 0.2, place: 'lifted' },
      { kind: 'shadow', lid: '#dcbca4', outer: '#a47f6c', amount: 0.4, height: 0.85 },
      { kind: 'liner', colour: '#140e0d', amount: 0.95, thickness: 0.075, wing: 0.22 },
      { kind: 'lashes', amount: 0.85, length: 0.22 },
      { kind: 'brows', colour: '#42302a', amount: 0.5 },
      { kind: 'lipstick', colour: '#ad1218', amount: 0.9, finish: 'matte' },
    ],
  },
  korean: {
    foundation: 0.6,
    layers: [
      { kind: 'contour', shade: 0.08, light: 0.45 },
      { kind: 'blush', colour: '#ff9fb0', amount: 0.26, place: 'under' },
      { kind: 'shadow', lid: '#f0c8bd', outer: '#c98f86', amount: 0.5, height: 0.85 },
      { kind: 'liner', colour: '#3b2721', amount: 0.65, thickness: 0.035, wing: 0.1 },
      { kind: 'lashes', amount: 0.6, length: 0.18 },
      { kind: 'brows', colour: '#6b5145', amount: 0.4 },
      { kind: 'lens', colour: '#8a6248', amount: 0.5 },
      { kind: 'lipstick', colour: '#d8344f', amount: 0.8, finish: 'gloss', gradient: true },
    ],
  },
  smoky: {
    foundation: 0.45,
    layers: [
      { kind: 'contour', shade: 0.5, light: 0.3 },
      { kind: 'blush', colour: '#c57f74', amount: 0.22, place: 'lifted' },
      { kind: 'shadow', lid: '#7d5c54', outer: '#2b1a1b', amount: 0.85, height: 1.25 },
      { kind: 'liner', colour: '#0e0b0c', amount: 0.95, thickness: 0.085, wing: 0.14 },
      { kind: 'lashes', amount: 0.9, length: 0.23 },
      { kind: 'brows', colour: '#372a26', amount: 0.55 },
      { kind: 'lipstick', colour: '#b27468', amount: 0.75, finish: 'matte' },
    ],
  },
  'hong-kong': {
    foundation: 0.4,
    layers: [
      { kind: 'contour', shade: 0.45, light: 0.3 },
      { kind: 'blush', colour: '#cf6f63', amount: 0.34, place: 'lifted' },
      { kind: 'shadow', lid: '#b98a72', outer: '#6d4236', amount: 0.65, height: 1.05 },
      { kind: 'liner', colour: '#1e1413', amount: 0.8, thickness: 0.05, wing: 0.12 },
      { kind: 'lashes', amount: 0.8, length: 0.21 },
      { kind: 'brows', colour: '#2b1f1b', amount: 0.75 },
      { kind: 'lipstick', colour: '#a5201f', amount: 0.88, finish: 'satin' },
    ],
  },
  dunhuang: {
    foundation: 0.5,
    layers: [
      { kind: 'contour', shade: 0.15, light: 0.35 },
      { kind: 'blush', colour: '#e0604f', amount: 0.36, place: 'lifted' },
      { kind: 'shadow', lid: '#e0a15f', outer: '#b2402f', amount: 0.7, height: 1.15 },
      { kind: 'liner', colour: '#2a0f0d', amount: 0.9, thickness: 0.055, wing: 0.3 },
      { kind: 'lashes', amount: 0.7, length: 0.19 },
      { kind: 'brows', colour: '#33241f', amount: 0.6 },
      { kind: 'lipstick', colour: '#b51f1c', amount: 0.88, finish: 'satin' },
      { kind: 'huadian', colour: '#c0211c', gold: '#e9bd62', amount: 0.92 },
    ],
  },
  glitter: {
    foundation: 0.5,
    layers: [
      { kind: 'contour', shade: 0.3, light: 0.55 },
      { kind: 'blush', colour: '#e77fa0', amount: 0.32, place: 'lifted' },
      { kind: 'shadow', lid: '#c9a5d6', outer: '#6a3f86', amount: 0.7, height: 1.15 },
      { kind: 'liner', colour: '#1a1020', amount: 0.9, thickness: 0.06, wing: 0.2 },
      { kind: 'lashes', amount: 0.9, length: 0.23 },
      { kind: 'lens', colour: '#7d8fb5', amount: 0.42 },
      { kind: 'glitter', colour: '#fff0f6', amount: 0.95 },
      { kind: 'brows', colour: '#4a3833', amount: 0.45 },
      { kind: 'lipstick', colour: '#d8447f', amount: 0.78, finish: 'gloss' },
    ],
  },
} as const satisfies Record<string, MakeupLook>

export type MakeupLookName = keyof typeof makeupLooks
