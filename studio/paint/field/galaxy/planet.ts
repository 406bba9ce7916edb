import { mix, ramp, scale, smoothstep, type Ramp, type Rgb } from '../../../pixels/colour.ts'
import type { LinearImage } from '../../../pixels/linear-image.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Plane } from '../../../pixels/plane.ts'
import type { Frame } from '../shared/frame.ts'
import type { GalaxyLayout } from './layout.ts'
import type { Planet } from './worlds.ts'

interface Surface {
  colour: Rgb
  /** Height for relief, and how much it shines like water. */
  height: number
  gloss: number
}

/** A place on a chart of the sphere, and its height along the axis, -1..1. */
type Charted = (east: number, north: number, axis: number, noise: Noise, surface: Ramp, lane: number) => Surface

const SURFACES: Record<Planet['kind'], Charted> = {
  gas: (longitude, north, _axis, noise, surface, lane) => {
    const swirl = noise.fbm(longitude * 1.5 + lane, north * 5, 5)
    const bands = noise.fbm(swirl * 0.7 + lane, north * 6.5 + swirl * 0.55, 5)
    return { colour: ramp(surface, 0.5 + bands * 1.1), height: 0, gloss: 0 }
  },
  rock: (longitude, north, _axis, noise, surface, lane) => {
    const east = longitude * 2.2 + lane
    const broad = noise.fbm(east, north * 2.6 + lane, 6)
    const craters = noise.ridge(east * 1.9, north * 4.4 + lane, 5)
    return { colour: ramp(surface, 0.42 + broad * 0.8 + (craters - 0.5) * 0.35), height: broad * 0.6 + craters * 0.5, gloss: 0 }
  },
  ocean: (longitude, north, axis, noise, surface, lane) => {
    const east = longitude * 1.5 + lane
    const land = noise.fbm(east, north * 2.1 + lane, 6) + 0.05
    const shore = smoothstep(0.02, 0.07, land)
    const warp = noise.fbm(east * 1.6 + 9, north * 3.4, 4)
    const cloud = smoothstep(0.05, 0.5, noise.fbm(east * 2 + warp * 1.6, north * 5 + warp, 6) + 0.08)
    const sea = mix(ramp(surface, 0.05), ramp(surface, 0.36), 0.4 + land)
    const ground = mix(sea, ramp(surface, 0.5 + land * 0.6), shore)
    const polar = smoothstep(0.78, 0.92, Math.abs(axis) + 0.08 * warp)
    return {
      colour: mix(mix(ground, ramp(surface, 0.78), polar * 0.9), [0.95, 0.96, 1], cloud * 0.74),
      height: shore * land * 0.4,
      gloss: (1 - shore) * (1 - cloud),
    }
  },
}

/** A chart of longitudes has one point at a pole, where everything would run together: the pole has a chart of its own. */
const POLAR = { from: 0.7, to: 0.88, chart: 40 }

/** A point of the unit sphere: x right, y along the axis, z to the eye. */
function surfaceAt(kind: Planet['kind'], x: number, y: number, z: number, noise: Noise, surface: Ramp, lane: number): Surface {
  const look = SURFACES[kind]
  const by = look(Math.atan2(x, z), y, y, noise, surface, lane)
  const polar = kind === 'gas' ? 0 : smoothstep(POLAR.from, POLAR.to, Math.abs(y))
  if (polar === 0) return by
  const pole = look(x + POLAR.chart, z, y, noise, surface, lane)
  const between = (a: number, b: number) => a + (b - a) * polar
  return { colour: mix(by.colour, pole.colour, polar), height: between(by.height, pole.height), gloss: between(by.gloss, pole.gloss) }
}

/** Rings' brightness and cover at a distance from the centre in planet radii. */
function ringAt(
  distance: number,
  ring: NonNullable<Planet['ring']>,
  noise: Noise,
  lane: number,
): { cover: number; brightness: number } {
  if (distance < ring.inner || distance > ring.outer) return { cover: 0, brightness: 0 }
  const brightness = 0.5 + 0.8 * noise.fbm(distance * 14 + lane, 0.5, 4)
  const gap = smoothstep(0.012, 0.035, Math.abs(distance - (ring.inner * 0.38 + ring.outer * 0.62)))
  const ends = smoothstep(ring.inner, ring.inner + 0.06, distance) * smoothstep(ring.outer, ring.outer - 0.1, distance)
  return { cover: Math.max(0, Math.min(0.9, brightness * 0.9)) * gap * ends, brightness }
}

/** One world with its air and rings over the sky, in place, with its distance. */
export function paintPlanet(
  image: LinearImage,
  depth: Plane,
  frame: Frame,
  planet: Planet,
  light: GalaxyLayout['light'],
  surface: Ramp,
  noise: Noise,
  checkCancelled: () => void,
): void {
  const { width, height, unit } = frame
  const { planes } = image
  const { radius, tilt, ring, lane } = planet
  const [lightX, lightY, lightZ] = light
  const reach = radius * (ring ? ring.outer * 1.02 : 1.3)
  const pixel = 1 / (radius * unit)
  const cosine = Math.cos(tilt)
  const sine = Math.sin(tilt)
  // The axis leans so that the rings open towards the eye by their flatness.
  const lean = ring ? ring.flatness : 0.3
  const upright = Math.sqrt(1 - lean * lean)
  const lightAlong = lightY * cosine - lightX * sine
  const lightAxis = [
    lightX * cosine + lightY * sine,
    lightAlong * upright - lightZ * lean,
    lightZ * upright + lightAlong * lean,
  ] as const
  const air = mix([0.3, 0.45, 1], ramp(surface, 0.75), 0.35)
  const look = (x: number, y: number, z: number) => surfaceAt(planet.kind, x, y, z, noise, surface, lane)
  const over = (i: number, colour: Rgb, cover: number): void => {
    for (let c = 0; c < 3; c++) planes[c]![i]! += (colour[c]! - planes[c]![i]!) * cover
  }
  const top = Math.max(0, Math.floor((planet.y - reach) * unit))
  const left = Math.max(0, Math.floor((planet.x - reach) * unit))
  for (let py = top; py < Math.min(height, (planet.y + reach) * unit); py++) {
    if (py % 16 === 0) checkCancelled()
    for (let px = left; px < Math.min(width, (planet.x + reach) * unit); px++) {
      const i = py * width + px
      const u = ((px + 0.5) / unit - planet.x) / radius
      const v = ((py + 0.5) / unit - planet.y) / radius
      const distance = Math.hypot(u, v)
      const across = u * cosine + v * sine
      const along = -u * sine + v * cosine
      const ringed = ring ? ringAt(Math.hypot(across, along / ring.flatness), ring, noise, lane) : { cover: 0, brightness: 0 }
      const toLight = u * lightX + v * lightY
      const ringZ = (along * upright) / lean
      const beyond = toLight + ringZ * lightZ
      const offAxis = Math.hypot(u - lightX * beyond, v - lightY * beyond, ringZ - lightZ * beyond)
      const inShadow = 0.94 * smoothstep(0, -0.15, beyond) * smoothstep(1.04, 0.94, offAxis)
      const ringColour = scale(mix(ramp(surface, 0.5), ramp(surface, 0.78), ringed.brightness), 1.1 * (1 - inShadow))
      if (ringed.cover > 0 && along < 0) over(i, ringColour, ringed.cover)
      if (distance >= 1 && distance < 1.3) {
        const glow = Math.exp(-(distance - 1) * 24) * Math.max(0, toLight) * 0.5
        for (let c = 0; c < 3; c++) planes[c]![i]! += air[c]! * glow
      }
      if (distance < 1 + pixel) {
        const z = Math.sqrt(Math.max(0, 1 - distance * distance))
        const axisY = along * upright - z * lean
        const axisZ = z * upright + along * lean
        const { colour, height: relief, gloss } = look(across, axisY, axisZ)
        const bump =
          relief === 0
            ? 0
            : (look(across + 0.012 * lightX, axisY + 0.012 * lightY, axisZ).height - relief) * 5
        const facing = u * lightX + v * lightY + z * lightZ
        const lit = Math.max(0, facing - bump * Math.max(0, facing + 0.1))
        // From the surface towards the light: where that meets the rings' plane, and how much they cover there.
        const toRing = -axisY / lightAxis[1]
        const crossing = Math.hypot(across + toRing * lightAxis[0], axisZ + toRing * lightAxis[2])
        const ringShade = ring && toRing > 0 ? 1 - 0.75 * ringAt(crossing, ring, noise, lane).cover : 1
        const rim = (1 - z) ** 3
        const glint = gloss * Math.max(0, facing) ** 40 * 0.9
        const direct = lit * 1.22 * ringShade + 0.012
        const haze = rim * Math.max(0, facing) * 1.3
        const shaded: Rgb = [
          colour[0] * direct + glint + air[0] * haze,
          colour[1] * direct + glint + air[1] * haze,
          colour[2] * direct + glint + air[2] * haze,
        ]
        over(i, shaded, smoothstep(1 + pixel, 1 - pixel, distance))
        if (distance < 1) depth[i] = planet.depth - 0.12 * z
      }
      if (ringed.cover > 0 && along >= 0) over(i, ringColour, ringed.cover)
      if (ringed.cover > 0.25 && (along >= 0 || distance > 1)) depth[i] = planet.depth - 0.06 * along
    }
  }
}
