import type { SKRSContext2D } from '@napi-rs/canvas'
import type { ClothPalette } from './cloth-palette.ts'
import { brocade, clouds, floral } from './motifs.ts'

export type ClothPattern = 'plain' | 'stripes' | 'plaid' | 'dots' | 'floral' | 'houndstooth' | 'clouds' | 'brocade'

export interface PatternDesign {
  /** Length of one repeat in heights of the face. */
  repeat: number
  /** The colour when the person names none. */
  colour: string
  /** Draws one repeat over the base colour, on a square from 0 to 1 that joins on all sides. */
  draw(g: SKRSContext2D, palette: ClothPalette): void
}

export const patterns: Record<ClothPattern, PatternDesign> = {
  plain: { repeat: 1, colour: '#2f5f8f', draw: () => {} },
  stripes: {
    repeat: 0.22,
    colour: '#f2efe6',
    draw: (g, { accent }) => {
      g.fillStyle = accent
      g.fillRect(0.25, 0, 0.36, 1)
    },
  },
  plaid: { repeat: 0.55, colour: '#9e2a2b', draw: plaid },
  dots: {
    repeat: 0.24,
    colour: '#1f2a44',
    draw: (g, { accent }) => {
      g.fillStyle = accent
      for (const [x, y] of [[0.25, 0.25], [0.75, 0.75]] as const) disc(g, x, y, 0.125)
    },
  },
  floral: { repeat: 1.15, colour: '#f4e9dd', draw: floral },
  houndstooth: { repeat: 0.2, colour: '#f3f0ea', draw: houndstooth },
  clouds: { repeat: 0.62, colour: '#9c1f2e', draw: clouds },
  brocade: { repeat: 0.85, colour: '#1d4e4a', draw: brocade },
}

function disc(g: SKRSContext2D, x: number, y: number, radius: number): void {
  g.beginPath()
  g.arc(x, y, radius, 0, 2 * Math.PI)
  g.fill()
}

/** Tartan: bands of warp and weft that mix where they cross. */
function plaid(g: SKRSContext2D, { accent, middle, second, base }: ClothPalette): void {
  const bands = [
    [0.06, 0.3, middle, 0.62],
    [0.5, 0.22, middle, 0.62],
    [0.19, 0.035, accent, 0.85],
    [0.6, 0.025, second, 0.9],
    [0.86, 0.02, accent, 0.7],
    [0.82, 0.012, base, 0.8],
  ] as const
  for (const [at, wide, colour, strength] of bands) {
    g.fillStyle = colour
    g.globalAlpha = strength * 0.75
    g.fillRect(at, 0, wide, 1)
    g.fillRect(0, at, 1, wide)
  }
  g.globalAlpha = 1
}

/** Four dark and four light threads each way in a twill of two over two, as the check is woven. */
function houndstooth(g: SKRSContext2D, { accent }: ClothPalette): void {
  g.fillStyle = accent
  for (let y = 0; y < 8; y++) {
    for (let x = 0; x < 8; x++) {
      const warpAbove = (x + y) % 4 < 2
      if ((warpAbove ? x : y) < 4) g.fillRect(x / 8, y / 8, 0.126, 0.126)
    }
  }
}
