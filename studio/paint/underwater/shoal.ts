import type { Noise } from '../../pixels/noise.ts'
import type { Random } from '../../pixels/random.ts'
import { createLayer, lay, type Layer } from '../brush/layer.ts'
import { pick, type Pigment } from '../brush/pigment.ts'
import { paintFish } from './fish.ts'
import type { Caustics } from './caustics.ts'
import { veil } from './reef.ts'
import { recoloured, species, type Species, type SpeciesName } from './species.ts'
import { stamp, type Sprite } from './sprite.ts'
import { paintTurtle } from './turtle.ts'
import type { Water } from './water.ts'

/** A fish in the water: its place in shares of the frame, its body's length in points, its distance. */
export interface Swimmer {
  sprite: Sprite
  x: number
  y: number
  length: number
  angle: number
  mirrored: boolean
  far: number
}

const SCHOOLING: readonly SpeciesName[] = ['anthias', 'chromis', 'silver', 'damsel', 'yellow-tang']
/** Whose shape carries a single colour best. */
const PLAIN: readonly SpeciesName[] = ['parrotfish', 'tang', 'clownfish', 'yellow-tang', 'damsel']
const SOLITARY: readonly SpeciesName[] = ['clownfish', 'tang', 'butterflyfish', 'angelfish', 'idol', 'parrotfish', 'yellow-tang']

/** Seats for one to nine fish before the reef: x, y, size; the first is the nearest. */
const SEATS: readonly (readonly [x: number, y: number, size: number])[] = [
  [0.52, 0.47, 1], [0.28, 0.31, 0.72], [0.76, 0.3, 0.62], [0.24, 0.62, 0.66], [0.78, 0.6, 0.6], [0.52, 0.2, 0.5], [0.5, 0.72, 0.5], [0.1, 0.46, 0.5], [0.9, 0.45, 0.46],
]

/** The fish that the prompt asks for, each in a seat of its own; heading mostly one way. */
export function heroes(count: number, asked: SpeciesName | undefined, colour: Pigment | undefined, base: number, unit: number, random: Random, checkCancelled = () => {}): Swimmer[] {
  const rightward = random() < 0.5
  const start = Math.floor(random() * SOLITARY.length)
  const mixed = SEATS.slice(0, count)
  const sprites = new Map<string, Sprite>()
  return mixed.map(([x, y, size], k): Swimmer => {
    const [jitterX, jitterY, tilt, turn] = [random(), random(), random(), random()]
    const one = asked ?? (colour ? PLAIN[start % PLAIN.length]! : SOLITARY[(start + k) % SOLITARY.length]!)
    const length = base * (count === 1 ? 1.5 : size * (1.25 - 0.04 * count))
    const known = sprites.get(one)
    checkCancelled()
    const fish: Species = species[one]
    const sprite = known ?? paintFish(colour ? recoloured(fish, colour) : fish, Math.max(12, length * unit))
    sprites.set(one, sprite)
    const mirrored = (turn < 0.82) === rightward
    return {
      sprite, length, far: 0.25 * (1 - size), mirrored, angle: (tilt - 0.5) * 0.36 * (mirrored ? 1 : -1),
      x: count === 1 ? 0.5 + (jitterX - 0.5) * 0.12 : x + (jitterX - 0.5) * 0.09, y: y + (jitterY - 0.5) * 0.08,
    }
  })
}

/** Turtles in the seats of the fish; one alone is the picture. */
export function turtles(count: number, colour: Pigment | undefined, base: number, unit: number, random: Random, noise: Noise, checkCancelled: () => void): Swimmer[] {
  const first = base * (count === 1 ? 2.1 : 1.5)
  const sprite = paintTurtle(Math.max(16, first * unit * 1.1), 'swimming', colour, noise, checkCancelled)
  const rightward = random() < 0.5
  return SEATS.slice(0, count).map(([x, y, size], k): Swimmer => {
    const [jitterX, jitterY, tilt] = [random(), random(), random()]
    return {
      sprite, far: 0.25 * (1 - size), length: first * size, mirrored: rightward, angle: ((rightward ? 1 : -1) * (tilt - 0.2)) * 0.35,
      x: x + (jitterX - 0.5) * 0.08, y: (k ? y : y - 0.03) + (jitterY - 0.5) * 0.06,
    }
  })
}

/** A school that turns together: a stretched cloud about a curved path, small and many. */
export function school(count: number, asked: SpeciesName | undefined, colour: Pigment | undefined, [x, y]: readonly [number, number], length: number, far: number, unit: number, random: Random): Swimmer[] {
  const kind = asked ?? pick(random, SCHOOLING)
  const fish: Species = species[kind]
  const sprite = paintFish(colour ? recoloured(fish, colour) : fish, Math.max(8, length * 1.25 * unit))
  const mirrored = random() < 0.5
  const [bend, lean] = [(random() - 0.5) * 0.5, (random() - 0.5) * 0.24]
  return Array.from({ length: count }, (): Swimmer => {
    const along = (random() + random() + random()) / 1.5 - 1
    const across = (random() + random() - 1) * (1 - along * along * 0.6)
    const size = 0.75 + 0.5 * random()
    return {
      sprite, far: far + 0.12 * random(), mirrored, length: length * size,
      x: x + along * 0.2, y: y + across * 0.085 + along * lean + bend * along * along * 0.3,
      angle: (lean + bend * along * 0.6) * 0.8 + (random() - 0.5) * 0.16,
    }
  })
}

/** Lays swimmers from far to near, each band veiled by its water and under the net of light. */
export function paintSwimmers(layer: Layer, swimmers: readonly Swimmer[], far: number, water: Water, net: Caustics): void {
  if (!swimmers.length) return
  const band = createLayer(layer.width, layer.height)
  for (const { sprite, x, y, length, angle, mirrored } of [...swimmers].sort((a, b) => b.far - a.far))
    stamp(band.brush, sprite, x * layer.across, y * layer.down, length, angle, mirrored)
  veil(band, water, far, net, 7, 0.4)
  lay(layer, band)
}
