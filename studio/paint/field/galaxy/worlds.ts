import type { Ramp } from '../../../pixels/colour.ts'
import type { SceneSpec } from '../../../scene/scene-spec.ts'
import { surface } from './palette.ts'

export interface Planet {
  x: number
  y: number
  radius: number
  kind: 'gas' | 'rock' | 'ocean'
  world: 0 | 1
  /** Tilt of the axis, radians. */
  tilt: number
  ring: { inner: number; outer: number; flatness: number } | null
  /** Offsets the surface's noise. */
  lane: number
  depth: number
}

/** A world that everybody knows: what it is made of, its own colours from dark to light, its rings. */
export interface NamedWorld {
  kind: Planet['kind']
  surface: Ramp
  ring: Planet['ring']
}

const bare = (kind: Planet['kind'], codes: string): NamedWorld => ({ kind, surface: surface(codes), ring: null })

const NAMED: Partial<Record<NonNullable<SceneSpec['manner']>, NamedWorld>> = {
  // Cassini division and all: inner edge of the C ring, outer edge of the A ring, in Saturn's radii.
  saturn: { ...bare('gas', '#5c452a #a88654 #d8bc86 #f2e2bc #c09c68'), ring: { inner: 1.24, outer: 2.27, flatness: 0.24 } },
  jupiter: bare('gas', '#5a2c1a #a8683e #dcbf98 #f6ecda #b87c50'),
  earth: bare('ocean', '#051436 #1250a0 #3f7136 #cfc49a #8c7a52'),
  mars: bare('rock', '#3a140a #8a3a1c #c4683a #e8a878 #a04a28'),
}

export const namedWorldOf = ({ manner }: SceneSpec): NamedWorld | undefined => manner && NAMED[manner]
