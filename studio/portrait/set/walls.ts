import { blend, pigment, shade } from '../../paint/brush/pigment.ts'
import { middleHead, type SetPiece } from '../stage.ts'
import { field } from './raster.ts'

/** A wall that a lamp lights behind the sitter: bright at its heart, `mottle` 0..1 as hand-painted canvas is. */
export function wall(deep: string, heart: string, mottle: number, aside = 0): SetPiece {
  const [dark, light] = [pigment(deep), pigment(heart)]
  return field(220, (x, y, stage) => {
    const { across, down } = stage.layer
    const head = middleHead(stage)
    const away = Math.hypot((x - head.x - aside * across) / across, ((y - head.y * 1.1) / down) * 1.05)
    const glow = Math.exp(-((away / 0.5) ** 2) * 1.15)
    const { noise } = stage
    const cloud = noise.fbm(x * 0.0042, y * 0.0036, 4) + 0.35 * noise.fbm(x * 0.016, y * 0.013, 3)
    const colour = blend(dark, light, glow + mottle * cloud * 0.55)
    return [shade(colour, 1 + mottle * 0.1 * noise.at(x * 0.05, y * 0.05)), 1]
  })
}

/** An even colour from top to bottom. */
export function fade(...stops: readonly string[]): SetPiece {
  return ({ layer: { brush, across, down } }) => {
    const colours = brush.createLinearGradient(0, 0, 0, down)
    stops.forEach((stop, k) => colours.addColorStop(stops.length > 1 ? k / (stops.length - 1) : 0, stop))
    brush.fillStyle = colours
    brush.fillRect(0, 0, across, down)
  }
}

/** Fog that thickens towards the lower edge, from `from` (share of the height) on. */
export function fog(colour: string, from: number, strength: number): SetPiece {
  const tone = pigment(colour)
  return field(120, (x, y, { layer: { down }, noise, seed }) => {
    const depth = (y / down - from) / (1 - from)
    const drift = noise.fbm(x * 0.004 + (seed % 97), y * 0.009, 4) * 0.55
    const share = Math.max(0, Math.min(1, depth + drift * Math.min(1, 0.4 + depth)))
    return [tone, share * share * strength]
  })
}
