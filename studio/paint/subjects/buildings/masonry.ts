import { mix, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import { setColour, type Matter, type Part, type Spot } from '../../solid/model.ts'
import type { Mesh } from '../../solid/mesh.ts'
import { lathe } from '../../solid/shapes.ts'

/** Where in its block of stone a spot lies: 0 in the mortar, 1 on the face, and the block's own number. */
function blockAt({ x, y, z }: Spot, high: number, wide: number): { face: number; tone: number } {
  const row = Math.floor(y / high)
  const round = Math.hypot(x, z)
  const way = (round > 0.001 ? Math.atan2(z, x) * round : 0) / wide + (row % 2) * 0.5
  const column = Math.floor(way)
  const [s, t] = [way - column, y / high - row]
  const edge = Math.min(Math.min(s, 1 - s) * (wide / high), Math.min(t, 1 - t))
  const hash = Math.sin(row * 127.1 + column * 311.7) * 43758.5453
  return { face: smoothstep(0.02, 0.1, edge), tone: hash - Math.floor(hash) }
}

/** Coursed stone on what is round or flat, weathered from below. */
export function stone(spot: Spot, matter: Matter, colour: Rgb, noise: Noise, high = 0.06): void {
  const { face, tone } = blockAt(spot, high, high * 1.9)
  const grain = noise.fbm(spot.modelX * 7 + spot.modelZ * 3, spot.modelY * 7, 2)
  setColour(matter, mix(colour, [colour[0] * 0.72, colour[1] * 0.74, colour[2] * 0.8], tone * 0.6), (0.62 + 0.38 * face) * (0.95 + 0.16 * grain))
  matter.rough = 0.85
  matter.metal = 0
  matter.coat = 0
}

export const stoneRelief = (high = 0.06): NonNullable<Part['relief']> => (spot) => {
  const { face, tone } = blockAt(spot, high, high * 1.9)
  return high * (0.07 * face + 0.03 * tone)
}

/** A round tower's wall with a corbelled crown of battlements; its foot is at y = 0. */
export const towerWall = (radius: number, height: number, crown = true): Mesh =>
  lathe(crown
    ? [[radius * 1.08, 0], [radius * 1.02, height * 0.1], [radius, height * 0.2], [radius, height - radius * 0.55], [radius * 1.16, height - radius * 0.32], [radius * 1.18, height], [radius * 1.02, height], [radius * 1.02, height - radius * 0.1], [0, height - radius * 0.1]]
    : [[radius * 1.06, 0], [radius, height * 0.15], [radius, height], [0, height]], 36)

export const coneRoof = (radius: number, height: number): Mesh =>
  lathe([[0, -0.01], [radius, 0], [radius * 1.02, height * 0.02], [radius * 0.72, height * 0.2], [radius * 0.46, height * 0.45], [radius * 0.2, height * 0.75], [0.004, height]], 36)
