import { mix, ramp, smoothstep, type Ramp, type Rgb } from '../../../pixels/colour.ts'
import type { LinearImage } from '../../../pixels/linear-image.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Frame } from '../shared/frame.ts'
import type { GalaxyLayout } from './layout.ts'

/** Lengths in radii of the shadow. */
const EINSTEIN = 1.62
const REACH = 4.2
const DISC = { inner: 1.25, outer: 3.6, flatness: 0.11 }
const HALO = { inner: 1.02, outer: 1.75 }

/**
 * A black hole over the sky, in place: the stars behind it bent around its shadow, and its glowing disc, of which light
 * bent over it shows the far side too, as a ring (after Luminet 1979, 'Image of a Spherical Black Hole with Thin Accretion
 * Disk'; the side that turns towards us is brighter).
 */
export function paintBlackHole(
  image: LinearImage, frame: Frame, { x, y, radius, tilt, lane }: NonNullable<GalaxyLayout['hole']>, glow: Ramp, noise: Noise, checkCancelled: () => void,
): void {
  const { width, height, unit } = frame
  const behind = image.planes.map((plane) => plane.slice())
  const [cosine, sine] = [Math.cos(tilt), Math.sin(tilt)]
  const edge = 1.5 / (radius * unit)
  const skyAt = (u: number, v: number): number => {
    const column = Math.min(width - 1, Math.max(0, Math.round((x + u * radius) * unit)))
    const row = Math.min(height - 1, Math.max(0, Math.round((y + v * radius) * unit)))
    return row * width + column
  }
  /** Threads of gas along their orbits, brighter where they come towards us. */
  const gas = (orbit: number, angle: number): number => {
    const threads = noise.fbm(orbit * 5 + lane, angle * 0.5 + orbit * 0.6, 5)
    const towards = 1 + 0.55 * Math.cos(angle)
    return Math.max(0, 0.62 + 0.75 * threads) * towards
  }
  const reach = REACH * radius
  const [left, right] = [Math.max(0, Math.floor((x - reach) * unit)), Math.min(width, (x + reach) * unit)]
  for (let py = Math.max(0, Math.floor((y - reach) * unit)); py < Math.min(height, (y + reach) * unit); py++) {
    if (py % 32 === 0) checkCancelled()
    for (let px = left; px < right; px++) {
      const i = py * width + px
      const u = ((px + 0.5) / unit - x) / radius
      const v = ((py + 0.5) / unit - y) / radius
      const distance = Math.hypot(u, v) + 1e-6
      if (distance > REACH) continue
      const bent = 1 - (EINSTEIN / distance) ** 2 * smoothstep(REACH, REACH * 0.6, distance)
      const from = skyAt(u * bent, v * bent)
      const across = u * cosine + v * sine
      const along = -u * sine + v * cosine
      const shadow = smoothstep(1 - edge, 1 + edge, distance)

      const ring = Math.exp(-(((distance - 1.035) / 0.028) ** 2)) * (1 + 0.4 * (-across / distance))
      const halo = smoothstep(HALO.inner - 0.03, HALO.inner + 0.05, distance) * smoothstep(HALO.outer, HALO.inner, distance) ** 1.5
      const arc = halo * gas(distance * 1.4, Math.PI + Math.atan2(along, across)) * (along < 0 ? 1 : 0.45)
      const orbit = Math.hypot(across, along / DISC.flatness)
      const disc = smoothstep(DISC.inner, DISC.inner + 0.25, orbit) * smoothstep(DISC.outer, DISC.inner + 0.4, orbit) ** 1.3
      // Its far half is behind the shadow.
      const seen = along > 0 ? 1 : shadow
      const thread = disc * seen * gas(orbit, Math.PI + Math.atan2(along / DISC.flatness, across)) * 1.5
      const light = ring * 1.4 + arc * 0.9 + thread
      const cover = Math.min(1, thread)
      const colour: Rgb = mix(ramp(glow, 0.62), ramp(glow, 1), Math.min(1, light * 0.55))
      for (let c = 0; c < 3; c++) image.planes[c]![i] = behind[c]![from]! * shadow * (1 - cover) + colour[c]! * light
    }
  }
}
