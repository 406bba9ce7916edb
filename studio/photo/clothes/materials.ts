import { smoothstep } from '../../pixels/colour.ts'
import type { Noise } from '../../pixels/noise.ts'

export type ClothMaterial = 'cotton' | 'silk' | 'denim' | 'leather' | 'wool' | 'linen' | 'sequins' | 'lace'

/** What the weave does to a point of the cloth. */
export interface Weave {
  /** Factor of the colour. */
  tone: number
  /** Share of white (threads, wear) mixed in, 0..1. */
  white: number
  /** Tilt of the surface, for its gloss. */
  tiltX: number
  tiltY: number
}

export interface MaterialDesign {
  /** How strongly folds show: 1 as photographed. */
  contrast: number
  /** Strength and sharpness of the gloss. */
  gloss: number
  sharpness: number
  /** How much of the gloss takes the cloth's colour, 0..1. */
  tinted: number
  /** How much lighter the cloth is where it turns away, as nap and fuzz are. */
  rim: number
  /** Thread or grain in heights of the face: when it is finer than pixels it fades. */
  grain: number
  /** The weave at a point of the cloth, in threads. */
  weave(u: number, v: number, noise: Noise, out: Weave): void
}

const plain = (out: Weave, tone: number, white = 0) => {
  out.tone = tone
  out.white = white
  out.tiltX = 0
  out.tiltY = 0
}

/** 0..1 hash of a cell. */
function cellHash(x: number, y: number): number {
  const h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263)
  return ((Math.imul(h ^ (h >>> 13), 1274126177) >>> 8) & 0xffff) / 0xffff
}

export const materials: Record<ClothMaterial, MaterialDesign> = {
  cotton: {
    contrast: 0.95, gloss: 0, sharpness: 8, tinted: 0, rim: 0.02, grain: 0.012,
    weave: (u, v, noise, out) => plain(
      out,
      1 + 0.05 * Math.sin(u * Math.PI) * Math.sin(v * Math.PI) + 0.025 * noise.at(u * 0.13, v * 0.13),
    ),
  },
  silk: {
    contrast: 1.35, gloss: 0.55, sharpness: 14, tinted: 0.6, rim: 0.1, grain: 0.02,
    weave: (u, v, noise, out) => plain(out, 1 + 0.012 * noise.at(u * 0.08, v * 1.2)),
  },
  denim: {
    contrast: 0.9, gloss: 0, sharpness: 8, tinted: 0, rim: 0.03, grain: 0.014,
    weave: (u, v, noise, out) => {
      const twill = 0.5 + 0.5 * Math.sin((u + v) * Math.PI)
      const slub = noise.at(u * 0.45, v * 0.035) + 0.6 * noise.at(u * 0.02, v * 0.5)
      plain(out, 0.93 - 0.1 * slub, 0.06 + 0.17 * twill * (0.7 + 0.5 * slub) + 0.06 * noise.fbm(u * 0.012, v * 0.012, 3))
    },
  },
  leather: {
    contrast: 1.15, gloss: 0.5, sharpness: 16, tinted: 0.12, rim: 0, grain: 0.018,
    weave: (u, v, noise, out) => {
      const n = noise.at(u * 0.8, v * 0.8)
      const m = noise.at(u * 0.8 + 40, v * 0.8 + 9)
      const crease = Math.abs(noise.at(u * 0.35, v * 0.35))
      plain(out, 0.92 - 0.14 * smoothstep(0.12, 0, crease) + 0.05 * n)
      out.tiltX = 0.09 * n
      out.tiltY = 0.09 * m
    },
  },
  wool: {
    contrast: 0.85, gloss: 0, sharpness: 6, tinted: 0, rim: 0.12, grain: 0.052,
    weave: (u, v, noise, out) => knit(u, v, noise, out),
  },
  linen: {
    contrast: 1, gloss: 0, sharpness: 8, tinted: 0, rim: 0.04, grain: 0.013,
    weave: (u, v, noise, out) => {
      const warp = noise.at(u * 0.9, v * 0.05)
      const weft = noise.at(u * 0.05 + 31, v * 0.9)
      plain(
        out,
        0.97 + 0.1 * warp + 0.1 * weft + 0.05 * Math.sin(u * Math.PI) * Math.sin(v * Math.PI),
        0.05 * Math.max(0, warp + weft),
      )
    },
  },
  sequins: {
    contrast: 0.9, gloss: 1.5, sharpness: 26, tinted: 0.55, rim: 0.05, grain: 0.034,
    weave: (u, v, _noise, out) => {
      const row = Math.floor(v * 1.15)
      const x = u + (row & 1) * 0.5
      const column = Math.floor(x)
      const [dx, dy] = [x - column - 0.5, v * 1.15 - row - 0.5]
      const reach = Math.hypot(dx, dy)
      const [a, b] = [cellHash(column, row) - 0.5, cellHash(row + 91, column) - 0.5]
      plain(out, smoothstep(0.62, 0.42, reach) * (0.55 + 0.5 * cellHash(column + 17, row)) + 0.12)
      out.tiltX = 1.1 * a + 0.4 * dx
      out.tiltY = 1.1 * b + 0.4 * dy
    },
  },
  lace: {
    contrast: 0.9, gloss: 0, sharpness: 8, tinted: 0, rim: 0.05, grain: 0.03,
    weave: (u, v, noise, out) => {
      const net = Math.abs(Math.sin((u + v) * 1.6) * Math.sin((u - v) * 1.6))
      const [x, y] = [u / 16, v / 16]
      const row = Math.round(y)
      const shift = (row & 1) * 0.5
      const [dx, dy] = [x - shift - Math.round(x - shift), y - row]
      const angle = Math.atan2(dy, dx)
      const reach = Math.hypot(dx, dy) / (0.3 + 0.07 * Math.cos(6 * angle))
      const petals = smoothstep(1.05, 0.95, reach) * (1 - 0.75 * smoothstep(0.12, 0.05, Math.abs(reach - 0.62)))
      const motif = petals + 0.9 * smoothstep(0.12, 0.06, Math.abs(reach - 1.16))
      const thread = Math.max(0.75 * smoothstep(0.3, 0.06, net), Math.min(1, motif))
      plain(out, 0.52 + 0.4 * thread + 0.03 * noise.at(u, v), 0.3 * thread)
    },
  },
}

/** Columns of stitches, each a pair of leaning strands. */
function knit(u: number, v: number, noise: Noise, out: Weave): void {
  const column = Math.floor(u)
  const across = u - column - 0.5
  const along = v + 0.6 * Math.abs(across) * 2 - Math.floor(v + 0.6 * Math.abs(across) * 2)
  const strand = Math.sin(Math.PI * Math.min(1, Math.abs(across) * 2.2)) * (0.45 + 0.55 * Math.sin(Math.PI * along))
  plain(out, 0.72 + 0.36 * strand + 0.09 * noise.at(u * 3, v * 9), 0.02 * strand)
}
