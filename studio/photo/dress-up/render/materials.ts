import { clamp, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import { Noise } from '../../../pixels/noise.ts'
import { unit, type Vec } from '../../../pixels/vector.ts'
import type { Fragment, Material } from './canvas.ts'

/** The light that falls on the scene, as the face shows it. */
export interface Light {
  /** Towards the light. */
  from: Vec
  /** Of the key light and of the surroundings; together some 1. */
  key: number
  ambient: number
}

const noise = new Noise(5)

/** Light on a matt surface, wrapped a little around the edge as skin and cloth take it. */
export function matt({ nx, ny, nz }: Pick<Fragment, 'nx' | 'ny' | 'nz'>, { from, key, ambient }: Light): number {
  const facing = nx * from[0] + ny * from[1] + nz * from[2]
  return ambient * (0.82 + 0.18 * ny) + key * Math.max(0, (facing + 0.25) / 1.25)
}

/** Brightness of a highlight: half way between light and viewer. */
function highlight({ nx, ny, nz }: Fragment, { from }: Light, sharpness: number): number {
  const half = unit([from[0], from[1], from[2] + 1])
  return Math.pow(Math.max(0, nx * half[0] + ny * half[1] + nz * half[2]), sharpness)
}

function put(f: Fragment, [r, g, b]: Rgb, light: number, white = 0): void {
  f.r = r * light + white
  f.g = g * light + white
  f.b = b * light + white
}

/** Tips the normal by the slope of a relief. */
function bump(f: Fragment, dx: number, dy: number): void {
  const [x, y, z] = unit([f.nx + dx, f.ny + dy, f.nz])
  f.nx = x
  f.ny = y
  f.nz = Math.max(0.02, z)
}

/** Felt and velvet: fine fuzz, and a soft light where the surface turns away. */
export const felt = (colour: Rgb, light: Light, sheen = 0.35): Material => (f) => {
  const grain = noise.fbm(f.x * 5 + 3, f.y * 5 + f.z * 4.1, 3)
  bump(f, 0.22 * grain, 0.22 * noise.at(f.x * 6, f.z * 6 + f.y * 5))
  const rim = Math.pow(1 - f.nz, 2.5) * sheen
  put(f, colour, (matt(f, light) + rim) * (1 + 0.16 * grain) * (f.back ? 0.35 : 1))
}

/** Satin: long soft highlights. */
export const satin = (colour: Rgb, light: Light): Material => (f) => {
  const gloss = 0.45 * highlight(f, light, 9)
  put(f, colour, matt(f, light) * (f.back ? 0.4 : 1) + gloss * 0.9, gloss * 0.1)
}

/** Straw plaited along u and across v; `rings` rows over the surface, `strands` around. */
export const straw = (colour: Rgb, light: Light, rings: number, strands: number): Material => (f) => {
  const [s, t] = [f.u * strands, f.v * rings]
  const row = Math.floor(t)
  const across = t - row - 0.5
  const along = s + (row & 1) * 0.5
  const strand = Math.sin(along * 2 * Math.PI)
  bump(f, 0.35 * Math.cos(along * 2 * Math.PI), 0.75 * across)
  const tone = 0.8 + 0.22 * (1 - 4 * across * across) + 0.1 * strand + 0.16 * noise.at(along * 0.7, row * 3.1)
  put(f, colour, matt(f, light) * tone * (f.back ? 0.45 : 1), 0.02 * Math.max(0, tone - 1))
}

/** Lacquered plastic, acetate, enamel. */
export const gloss = (colour: Rgb, light: Light): Material => (f) => {
  const sky = 0.12 * smoothstep(0.15, 0.75, 2 * f.nz * f.ny) * (1 - 0.5 * f.nz)
  put(f, colour, matt(f, light), 0.55 * highlight(f, light, 60) + sky)
}

/** What polished metal mirrors: a bright ceiling, a dark floor and a window. */
function surroundings(x: number, y: number, z: number): number {
  const ceiling = smoothstep(-0.15, 0.75, y) * 0.95
  const horizon = 0.5 * smoothstep(0.35, 0, Math.abs(y + 0.12))
  const window = 1.5 * smoothstep(0.25, 0.12, Math.abs(x + 0.5)) * smoothstep(-0.2, 0.1, y) * smoothstep(0.95, 0.6, y)
  return 0.42 + ceiling + 0.5 * horizon + window + 0.2 * Math.max(0, z)
}

export const metal = (colour: Rgb, { key, ambient }: Light, roughness = 0): Material => (f) => {
  if (roughness > 0) bump(f, roughness * noise.at(f.x * 7, f.y * 7), roughness * noise.at(f.y * 7 + 9, f.z * 7))
  const mirrored = surroundings(2 * f.nz * f.nx, 2 * f.nz * f.ny, 2 * f.nz * f.nz - 1)
  const edge = Math.pow(1 - f.nz, 4)
  const bright = mirrored * (key + ambient) * (f.back ? 0.45 : 0.9)
  put(f, [colour[0] + edge * 0.3, colour[1] + edge * 0.3, colour[2] + edge * 0.3], bright)
}

export const pearl = (colour: Rgb, light: Light): Material => (f) => {
  const shine = highlight(f, light, 90) * 0.9 + highlight(f, light, 10) * 0.16
  const lustre = Math.pow(1 - f.nz, 2)
  const base = matt(f, light) * (0.86 + 0.1 * f.ny)
  put(f, [colour[0] * (1 + 0.1 * lustre), colour[1] * (1 - 0.06 * lustre), colour[2] * (1 + 0.04 * lustre)], base, shine)
}

/** A cut stone: facets that mirror at random, with a little fire. */
export const gem = (colour: Rgb, { key, ambient }: Light): Material => (f) => {
  const [a, b] = [Math.round(f.nx * 3.2), Math.round(f.ny * 3.2)]
  const facet = Math.sin(a * 12.9 + b * 78.2) * 0.5 + 0.5
  const flash = facet > 0.72 ? 0.9 * (facet - 0.4) : 0
  put(f, colour, (0.25 + 1.1 * facet) * (key + ambient), flash)
}

/** A lens: its tint (opacity from top to bottom) and the sky that it mirrors. */
export const lens = (tint: Rgb, top: number, bottom: number, mirror: number): Material => (f) => {
  const fade = top + (bottom - top) * smoothstep(0.85, 0.1, f.v)
  const streak = smoothstep(0.12, 0.05, Math.abs(f.u * 0.8 + f.v * 0.55 - 0.78)) + 0.55 * smoothstep(
    0.05,
    0.015,
    Math.abs(f.u * 0.8 + f.v * 0.55 - 0.96),
  )
  const sky = mirror * (0.16 * smoothstep(0.45, 1, f.v) + 0.15 * streak + 0.35 * Math.pow(1 - f.nz, 3))
  f.a = clamp(fade + sky)
  const k = fade / Math.max(1e-3, f.a)
  put(f, tint, k, (sky * 0.95) / Math.max(1e-3, f.a))
}

/** One shell of a fur: hairs get thinner and lighter from the root (0) to the tip (1). */
export const furShell = (colour: Rgb, light: Light, height: number, fineness: number): Material => (f) => {
  const hair = noise.at(f.x * fineness + f.z * 1.7 * fineness, f.y * fineness - f.z * 1.3 * fineness + 11)
  const tuft = noise.at(f.x * fineness * 0.22, f.y * fineness * 0.22 + f.z)
  f.a = smoothstep(height * 0.95 - 0.5, height * 0.95 - 0.12, hair * 0.8 + tuft * 0.45)
  put(f, colour, matt(f, light) * (0.58 + 0.5 * height + 0.12 * hair))
}

/** Knitted wool: stitches around (u) and along (v). */
export const knit = (colour: Rgb, light: Light, columns: number, rows: number): Material => (f) => {
  const s = f.u * columns
  const across = s - Math.floor(s) - 0.5
  const lean = f.v * rows + Math.abs(across) * 1.1
  const along = lean - Math.floor(lean)
  const strand = Math.sin(Math.PI * Math.min(1, Math.abs(across) * 2.3)) * (0.4 + 0.6 * Math.sin(Math.PI * along))
  bump(f, 0.5 * Math.sign(across) * (0.25 - Math.abs(across)), 0.35 * (0.5 - along))
  put(
    f,
    colour,
    (1.15 * matt(f, light) + 0.12 * Math.pow(1 - f.nz, 2)) * (0.66 + 0.55 * strand + 0.12 * noise.at(
      s * 4,
      lean * 5,
    )) * (f.back ? 0.5 : 1),
  )
}

/** A petal: deeper at its root, veined, with a little light through it. */
export const petal = (root: Rgb, tip: Rgb, light: Light): Material => (f) => {
  const t = smoothstep(0.05, 0.75, f.v)
  const vein = 1 + 0.07 * noise.at(f.u * 26, f.v * 2.5)
  const lit = (0.72 * matt(f, light) + 0.3) * vein * (f.back ? 0.8 : 1) * (0.6 + 0.4 * smoothstep(0, 0.5, f.v))
  put(f, [root[0] + (tip[0] - root[0]) * t, root[1] + (tip[1] - root[1]) * t, root[2] + (tip[2] - root[2]) * t], lit)
}

/** Light itself. */
export const glow = (colour: Rgb): Material => (f) => put(f, colour, 1.3 + 1.4 * f.nz * f.nz)
