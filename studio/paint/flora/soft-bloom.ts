import { createCanvas } from '@napi-rs/canvas'
import { smoothstep } from '../../pixels/colour.ts'
import type { Random } from '../../pixels/random.ts'
import { pixelsPerUnit, type Brush } from '../brush/layer.ts'
import { blend, shade, type Pigment } from '../brush/pigment.ts'

/** A petal about the flower's middle: where it points, half the angle it spans, and how far it reaches (share of the radius). */
interface Petal {
  towards: number
  span: number
  reach: number
  /** How ruffled its edge is, and how much further one side reaches. */
  frill: number
  skew: number
  /** How lit and how far towards the deep colour. */
  tone: number
  phase: number
}

interface Sheet extends Petal {
  /** Reach by direction, `STEPS` to the circle; 0 where the petal is not. */
  edge: Float32Array
}

const STEPS = 1440
/** Light from the upper left, in the picture and towards the eye. */
const [LX, LY, LZ] = [-0.5, -0.6, 0.62]
/** Where the rolled rim ends, and how far a petal's shade falls; shares of the radius. */
const [ROLL, FALL] = [0.034, 0.026]

function sheetOf(petal: Petal): Sheet {
  const edge = new Float32Array(STEPS)
  const { towards, span, reach, frill, skew, phase } = petal
  for (let i = 0; i < STEPS; i++) {
    let angle = (i / STEPS) * 2 * Math.PI - towards
    angle -= 2 * Math.PI * Math.round(angle / (2 * Math.PI))
    const x = angle / span
    if (Math.abs(x) >= 1) continue
    const ruffle = Math.sin(x * 7.1 + phase) + 0.45 * Math.sin(x * 12.3 + phase * 2.3) + 0.16 * Math.sin(x * 21 + phase * 3.1)
    edge[i] = reach * (1 - Math.abs(x) ** 3.4) ** 0.42 * (1 + frill * ruffle + skew * x + 0.02 * Math.exp(-((x / 0.16) ** 2)))
  }
  return { ...petal, edge }
}

/** Paints petals, the innermost first in the list and on top, each pixel lit by the slope of the petal it lies on. */
function paintSheets(brush: Brush, radius: number, petals: readonly Petal[], rim: Pigment, deep: Pigment, pause: () => void): void {
  const sheets = petals.map(sheetOf)
  const half = Math.max(6, Math.ceil(radius * pixelsPerUnit(brush) * 1.12))
  const canvas = createCanvas(2 * half, 2 * half)
  const pen = canvas.getContext('2d')
  const image = pen.createImageData(2 * half, 2 * half)
  const unit = half / 1.12
  const pixel = 1 / unit
  const index = (angle: number) => Math.floor((angle / (2 * Math.PI) + 1) * STEPS) % STEPS
  for (let py = 0; py < 2 * half; py++) {
    if (py % 48 === 0) pause()
    for (let px = 0; px < 2 * half; px++) {
      const [x, y] = [(px + 0.5 - half) * pixel, (py + 0.5 - half) * pixel]
      const r = Math.sqrt(x * x + y * y)
      if (r > 1.12) continue
      const angle = Math.atan2(y, x)
      const at = index(angle)
      // Seen from a little nearer the light: what stands there throws its shade here.
      const [sx, sy] = [x + LX * FALL, y + LY * FALL]
      const [sr, shaded] = [Math.sqrt(sx * sx + sy * sy), index(Math.atan2(sy, sx))]
      let open = 1
      let dark = 0
      let [red, green, blue] = [0, 0, 0]
      for (const sheet of sheets) {
        const reach = sheet.edge[at]!
        const cover = Math.min(1, Math.max(0, (reach - r) * unit + 0.5))
        if (cover > 0) {
          const colour = litColour(sheet, r, reach, angle, dark, rim, deep)
          const share = open * cover
          red += colour[0] * share
          green += colour[1] * share
          blue += colour[2] * share
          open -= share
          if (open < 0.004) break
        }
        const over = sheet.edge[shaded]!
        if (over > 0) dark = Math.max(dark, 1 - smoothstep(-0.035, 0.075 + 0.07 * over, sr - over))
      }
      if (open > 0.996) continue
      const i = 4 * (py * 2 * half + px)
      const whole = 1 / (1 - open)
      image.data[i] = red * whole
      image.data[i + 1] = green * whole
      image.data[i + 2] = blue * whole
      image.data[i + 3] = (1 - open) * 255
    }
  }
  pen.putImageData(image, 0, 0)
  brush.drawImage(canvas, -radius * 1.12, -radius * 1.12, 2 * radius * 1.12, 2 * radius * 1.12)
}

const lit: [number, number, number] = [0, 0, 0]

function litColour({ towards, span, tone, phase }: Sheet, r: number, reach: number, angle: number, dark: number, rim: Pigment, deep: Pigment): readonly [number, number, number] {
  let across = angle - towards
  across -= 2 * Math.PI * Math.round(across / (2 * Math.PI))
  const x = across / span
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  // Rises from the heart, then curls over: the slope turns about at the rim.
  const curl = Math.exp(-(reach - r) / ROLL)
  const out = 0.72 * curl - 0.34 * (1 - curl) - 0.12
  const side = -0.42 * x * (0.5 + 0.5 * curl) + 0.07 * Math.sin(x * 9 + phase + r * 8)
  const facing = LZ + out * (cos * LX + sin * LY) + side * (-sin * LX + cos * LY)
  const light = 0.56 + 0.62 * Math.max(0, facing)
  const age = smoothstep(0.1, 1, r / reach)
  const vein = 1 + 0.025 * Math.sin(across * 120 + 3 * Math.sin(across * 17 + phase)) * age * (1 - curl)
  // Light that comes through is richer than light thrown back.
  const glow = 0.16 * Math.max(0, 0.5 - facing) * (1 - dark)
  const shadow = 0.74 * dark * (1 - 0.35 * curl)
  const heart = 0.7 + 0.3 * smoothstep(0, 0.4, r)
  for (let c = 0; c < 3; c++) {
    const own = deep[c]! + (rim[c]! - deep[c]!) * (0.3 + 0.7 * age) * (1 - 0.5 * dark)
    const sheen = 0.34 * curl * Math.max(0, facing) * (1 - dark)
    const open = own * tone * light * vein * heart + (rim[c]! - own * 0.5) * glow + (255 - own) * sheen * 0.8
    // In the shade of others a petal takes their colour.
    lit[c] = Math.min(255, open + (deep[c]! * (0.5 + 0.2 * light) * heart - open) * shadow)
  }
  return lit
}

/** A rose from above: petals wound about each other by the golden angle, wider and flatter as they go out. */
export function paintRose(brush: Brush, radius: number, edge: Pigment, root: Pigment, random: Random, pause: () => void): void {
  const count = 27
  const start = random() * 6.28
  const petals = Array.from({ length: count }, (_, k): Petal => {
    const s = k / (count - 1)
    return {
      towards: start + k * 2.39996 + (random() - 0.5) * 0.3, span: 1.5 - 0.62 * s ** 0.7 + 0.12 * random(), reach: (0.075 + 0.925 * s ** 1.12) * (0.96 + 0.06 * random()),
      frill: 0.008 + 0.014 * s, skew: (0.12 - 0.1 * s) * (1 + 0.4 * random()), tone: 0.96 + 0.1 * random(), phase: random() * 6.28,
    }
  })
  paintSheets(brush, radius, petals, blend(edge, [255, 255, 255], 0.06), shade(root, 0.82), pause)
}

/** A full peony: wide outer petals like a bowl, and ruffled ones that crowd the heart. */
export function paintPeony(brush: Brush, radius: number, edge: Pigment, root: Pigment, random: Random, pause: () => void): void {
  const rounds = [[5, 0.2, 0.75], [7, 0.31, 0.6], [8, 0.43, 0.5], [9, 0.55, 0.46], [9, 0.67, 0.44], [9, 0.79, 0.44], [8, 0.9, 0.48], [7, 1, 0.56]] as const
  const petals = rounds.flatMap(([count, reach, span], round) => {
    const turn = random() * 6.28
    const inner = 1 - round / (rounds.length - 1)
    return Array.from({ length: count }, (_, k): Petal => ({
      towards: turn + ((k + (random() - 0.5) * 0.7) * 2 * Math.PI) / count, span: span * (0.85 + 0.35 * random()), reach: reach * (0.9 + 0.16 * random()),
      frill: 0.014 + 0.036 * inner, skew: (random() - 0.5) * 0.16, tone: 0.92 + 0.14 * random(), phase: random() * 6.28,
    }))
  })
  paintSheets(brush, radius, petals, edge, root, pause)
}
