import { clamp, smoothstep } from '../../../pixels/colour.ts'
import { meanPoint } from '../../../vision/face-geometry.ts'
import { blur } from '../blur.ts'
import { mouthOf } from '../lips.ts'
import { softLines, srgb, type Canvas } from './paint.ts'

export interface Lipstick {
  kind: 'lipstick'
  colour: string
  amount: number
  finish: 'matte' | 'satin' | 'gloss'
  /** Fades towards the edge of the lips. */
  gradient?: boolean
}

/** How much of the lips' own highlights is kept, and how much shine is added, by finish. */
const FINISHES = { matte: { keeps: 0.35, shine: 0 }, satin: { keeps: 0.8, shine: 0.05 }, gloss: { keeps: 1.25, shine: 0.17 } }

/** Colours the lips in place: their folds, shading and shine stay, teeth are left. */
export function lipstick(canvas: Canvas, { colour: code, amount, finish, gradient = false }: Lipstick): void {
  const { planes, light, unit, lit, strength } = canvas
  const { lips, inside } = mouthOf(canvas)
  const colour = srgb(code)
  const { keeps, shine } = FINISHES[finish]
  const total = lips.reduce((sum, value) => sum + value, 1e-6)
  const mean = (plane: Float32Array) => plane.reduce((sum, value, i) => sum + value * lips[i]!, 0) / total
  const meanLight = mean(light)
  const means = planes.map(mean)
  const most = Math.max(0.3, ...means)
  const soft = blur(light, canvas, unit * 0.014)
  const wet = shineOf(canvas)
  const within = gradient ? nearMouth(canvas, inside) : undefined
  for (let i = 0; i < lips.length; i++) {
    const share = lips[i]! * amount * strength * (within ? 0.3 + 0.7 * within[i]! : 1)
    if (share < 0.003) continue
    const folds = (light[i]! + 0.03) / (meanLight + 0.03)
    const gleam = Math.max(0, light[i]! - soft[i]! - 0.015) * 1.4 + Math.max(0, light[i]! - meanLight * 1.5) * 0.6
    for (let c = 0; c < 3; c++) {
      const own = (planes[c]![i]! + 0.03) / (means[c]! + 0.03)
      const shading = Math.min(Math.pow(folds, 0.8) * Math.pow(own, 0.2), 1.25)
      // Part covers, part lets the lips show through as a stain does.
      const body = colour[c]! * lit * (0.68 * shading + 0.32 * Math.min(1.3, planes[c]![i]! / (most * lit)))
      const painted = body + gleam * keeps + shine * wet[i]! * (0.5 + light[i]!)
      planes[c]![i]! += share * (clamp(painted) - planes[c]![i]!)
    }
  }
}

/** Where gloss catches the light: the fullest part of the lower lip and the bow of the upper. */
function shineOf(canvas: Canvas) {
  const at = (i: number, j: number) => meanPoint(canvas.face, [i, j])
  return softLines(canvas, [
    [at(85, 86), at(315, 316), 0.012],
    [at(38, 72), at(37, 72), 0.008, 0.7],
    [at(268, 302), at(267, 302), 0.008, 0.7],
  ])
}

function nearMouth(canvas: Canvas, inside: Float32Array): Float32Array {
  const line = softLines(canvas, [78, 191, 80, 81, 82, 13, 312, 311, 310, 415].map((i, k, all) => {
    const next = all[k + 1] ?? 308
    return [meanPoint(canvas.face, [i]), meanPoint(canvas.face, [next]), 0.035] as const
  }))
  return line.map((value, i) => smoothstep(0.15, 0.8, Math.max(value, inside[i]!)))
}
