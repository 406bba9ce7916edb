import { clamp, smoothstep } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Plane } from '../../../pixels/plane.ts'
import type { PaintContext } from '../../painter.ts'
import type { Frame } from '../shared/frame.ts'
import type { Profile } from './profile.ts'

/** The sheet being painted: how much ink and mineral wash lies on each pixel, and how far what it shows is. */
export interface Sheet {
  frame: Frame
  ink: Plane
  cool: Plane
  warm: Plane
  depth: Plane
  /** Open sky: 1 where no range stands. */
  sky: Plane
  /** Brush grain and large wet patches, 0..1. */
  grain: Plane
  wet: Plane
}

export interface RangeWash {
  profile: Profile
  /** Frame y about which the range dissolves; Infinity for solid ground. */
  dissolve: number
  /** Height of the band in which it dissolves, frame lengths. */
  softness: number
  nearness: number
  lane: number
  /** Snow lying on the ledges, 0..1. */
  snow: number
  /** Share of paper between the strokes, 0..1: less ink in rain and mist. */
  paleness: number
  /** Brush work over the range: coverage 0..1. */
  strokes: Plane
}

/** What a bare patch of the range looks like before cun strokes: streaks down the fall line, darker edge, lit side. */
function rockInk(noise: Noise, x: number, drop: number, slope: number, wash: RangeWash, grain: number) {
  const { lane, nearness } = wash
  const waver = noise.at(x * 9 + lane, drop * 9) * 0.016
  const along = x + slope * drop * 0.22 + waver
  const crease = noise.ridge(along * 24 + lane * 9, drop * 13 + Math.abs(slope) * 0.25, 4)
  const dry = noise.fbm(along * 80 + 3, drop * 38, 2)
  const lit = smoothstep(-0.9, 0.9, slope + dry * 1.2)
  const dark = 0.1 + 0.5 * nearness ** 1.3
  const edge = Math.exp(-drop / (0.0035 + 0.006 * nearness)) * (0.5 + 0.6 * dry)
  const body = dark * (0.28 + 0.6 * smoothstep(0.3, 0.8, crease) * (0.5 + 0.5 * lit) + 0.3 * lit)
  const lying = wash.snow * smoothstep(0.75, 0.3, crease) * smoothstep(0.34, 0, drop * (0.6 + 0.5 * Math.abs(slope)))
  const ink = Math.max(0, (body * (1 - 0.85 * lying) + edge * (0.22 + 0.4 * nearness)) * (0.54 + 0.75 * grain))
  return { ink, crease, lying }
}

/** Lays one range over the sheet; what is behind stays visible only where this one dissolves into mist. */
export function layRange(sheet: Sheet, wash: RangeWash, context: PaintContext): void {
  const { noise } = context
  const { frame, ink, cool, warm, depth, sky } = sheet
  const { width, height, unit } = frame
  const { profile, nearness } = wash
  const pixel = 1 / unit
  const reach = Math.max(1, Math.round(0.004 * unit))
  const solid = wash.dissolve === Infinity
  for (let px = 0; px < width; px++) {
    if (px % 32 === 0) context.checkCancelled()
    const crest = profile[px]!
    const before = Math.max(0, px - reach)
    const after = Math.min(width - 1, px + reach)
    const slope = (profile[after]! - profile[before]!) / ((after - before) * pixel)
    const x = (px + 0.5) * pixel
    for (let py = 0; py < height; py++) {
      const i = py * width + px
      const y = (py + 0.5) * pixel
      const drop = y - crest
      const stroke = wash.strokes[i]!
      if (drop < -1.5 * pixel) {
        if (stroke > 0) ink[i] = 1 - (1 - ink[i]!) * (1 - stroke * (0.4 + 0.6 * nearness))
        if (stroke > 0.4) depth[i] = 1 - 0.85 * nearness
        continue
      }
      // The mist before a range is nearer than the range, so its depth goes on below where its ink ends.
      if (drop > 0) depth[i] = 1 - 0.85 * nearness
      const blot = (sheet.wet[i]! - 0.5) * wash.softness * 2.6
      const fade = solid ? 1 : 1 - smoothstep(wash.dissolve - wash.softness * 1.5, wash.dissolve + wash.softness, y + blot)
      if (fade <= 0.003) continue
      const inside = smoothstep(-1.2 * pixel, 1.2 * pixel, drop)
      const grain = sheet.grain[i]!
      const rock = rockInk(noise, x, Math.max(0, drop), slope, wash, grain)
      const marks =
        stroke * (1 - 0.8 * rock.lying * inside) * (0.5 + 0.7 * grain) * (0.35 + 0.65 * nearness) * wash.paleness * fade
      const cover = Math.min(1, fade * 1.25) * inside
      const laid = ink[i]! * (1 - cover * 0.95) + clamp(rock.ink) * wash.paleness * fade * inside
      ink[i] = 1 - (1 - Math.min(1, laid)) * (1 - Math.min(1, marks))
      const pigment = cover * smoothstep(0, 0.06, drop) * (0.35 + 0.65 * grain) * (1 - rock.lying)
      cool[i] = cool[i]! * (1 - cover) + pigment * (0.62 - 0.2 * nearness) * smoothstep(1, 0.35, rock.crease * 0.9)
      warm[i] =
        warm[i]! * (1 - cover) +
        pigment * (0.3 + 0.5 * smoothstep(0.08, 0.3, drop)) * smoothstep(0.45, 0.95, rock.crease) * (0.3 + 0.7 * nearness)
      sky[i]! *= 1 - cover
    }
  }
}

/** A belt of mist lying across the sheet at a height: bare paper shows again. */
export function layMist(sheet: Sheet, level: number, thickness: number, strength: number, lane: number, noise: Noise): void {
  const { frame, ink, cool, warm } = sheet
  const { width, unit } = frame
  const top = Math.max(0, Math.floor((level - thickness * 2.4) * unit))
  const bottom = Math.min(frame.height, Math.ceil((level + thickness * 2.4) * unit))
  for (let py = top; py < bottom; py++)
    for (let px = 0; px < width; px++) {
      const x = (px + 0.5) / unit
      const y = (py + 0.5) / unit
      const belt = Math.exp(-(((y - level - 0.03 * noise.at(x * 2.1, lane)) / thickness) ** 2))
      if (belt < 0.02) continue
      const veil = strength * belt * smoothstep(0.3, 0.72, noise.fbm(x * 2.1 + lane, y * 6.5, 3) * 0.6 + 0.56)
      const i = py * width + px
      ink[i]! *= 1 - veil
      cool[i]! *= 1 - veil
      warm[i]! *= 1 - veil
    }
}
