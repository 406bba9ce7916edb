import type { Random } from '../../pixels/random.ts'

const size = 256
const waveCount = 72
/** World units of one period of the large tile. */
const period = 62

export interface Waves {
  /** Height of the open sea at a place, about -1..1 times the swell. */
  heightAt(x: number, z: number): number
  /** Slope across (x) and along (z) the view into `out`, without waves shorter than `shortest` world units. */
  slopeAt(out: Float32Array, x: number, z: number, shortest: number): void
}

/**
 * A tile of wind waves: sines with whole numbers of periods, spread around the wind's heading, their power
 * falling with frequency as in a grown sea, and crests sharpened by the second Stokes term.
 */
function createTile(random: Random, heading: number): Float32Array {
  const tile = new Float32Array(size * size)
  let power = 0
  for (let k = 0; k < waveCount; k++) {
    const cycles = 2 + Math.pow(k / waveCount, 1.6) * 34
    const angle = heading + (random() + random() + random() - 1.5) * 1.25
    const kx = Math.round(cycles * Math.cos(angle))
    const kz = Math.round(cycles * Math.sin(angle))
    const phase = random() * 6.2832
    const amplitude = 1 / Math.pow(Math.max(2, Math.hypot(kx, kz)), 1.28)
    power += (amplitude * amplitude) / 2
    // From one cell of a row to the next the wave turns on by one angle.
    const [cos, sin] = [Math.cos((kx / size) * 6.2832), Math.sin((kx / size) * 6.2832)]
    for (let j = 0; j < size; j++) {
      const start = ((kz * j) / size) * 6.2832 + phase
      let s = amplitude * Math.sin(start), c = amplitude * Math.cos(start)
      for (let i = 0; i < size; i++) {
        tile[j * size + i]! += s
        const next = s * cos + c * sin
        c = c * cos - s * sin
        s = next
      }
    }
  }
  const unit = 1 / (2.2 * Math.sqrt(power))
  return tile.map((value) => {
    const h = value * unit
    return h + 0.55 * (h * h - 0.2)
  })
}

const read = (tile: Float32Array, x: number, z: number) => {
  const i0 = Math.floor(x)
  const j0 = Math.floor(z)
  const u = x - i0
  const v = z - j0
  const i = i0 & (size - 1)
  const j = (j0 & (size - 1)) * size
  const i1 = (i0 + 1) & (size - 1)
  const j1 = ((j0 + 1) & (size - 1)) * size
  const a = tile[j + i]! + (tile[j + i1]! - tile[j + i]!) * u
  const b = tile[j1 + i]! + (tile[j1 + i1]! - tile[j1 + i]!) * u
  return a + (b - a) * v
}

/** `swell` is the height of the large waves in world units; `heading` their direction from straight ahead, radians. */
export function createWaves(random: Random, swell: number, heading: number): Waves {
  const tile = createTile(random, heading + Math.PI / 2)
  const perUnit = size / period
  // The tile once more, smaller and turned, for the chop; and larger, so that the first does not repeat in view.
  const layers = [
    { scale: perUnit, turn: 0, height: swell },
    { scale: perUnit * 0.37, turn: 0.5, height: swell * 0.8 },
    { scale: perUnit * 3.1, turn: -0.7, height: swell * 0.2 },
    { scale: perUnit * 8.3, turn: 1.1, height: swell * 0.04 },
  ].map(({ scale, turn, height }) => ({ cos: Math.cos(turn) * scale, sin: Math.sin(turn) * scale, scale, height }))
  const layerHeight = ({ cos, sin, height }: (typeof layers)[number], x: number, z: number) =>
    height * read(tile, x * cos - z * sin, x * sin + z * cos)
  return {
    heightAt: (x, z) => layerHeight(layers[0]!, x, z) + layerHeight(layers[1]!, x, z) + layerHeight(layers[2]!, x, z),
    slopeAt(out, x, z, shortest) {
      let dx = 0
      let dz = 0
      for (const layer of layers) {
        // The shortest waves that matter in a layer span some 14 cells.
        const kept = Math.min(1, 14 / layer.scale / shortest)
        if (kept < 0.08) continue
        const step = Math.max(0.9 / layer.scale, shortest * 0.5)
        const here = layerHeight(layer, x, z)
        dx += ((layerHeight(layer, x + step, z) - here) / step) * kept
        dz += ((layerHeight(layer, x, z + step) - here) / step) * kept
      }
      out[0] = dx
      out[1] = dz
    },
  }
}
